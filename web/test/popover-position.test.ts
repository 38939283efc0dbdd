// A closeup is placed beside its thing and does not cover possible choices.
import { describe, expect, it } from 'vitest';
import { type Box, positionPopover } from '../src/table/viewport/popover-position.ts';

const SCREEN = { width: 1000, height: 700 };
const CARD = { width: 300, height: 420 };

const boxAt = (left: number, top: number, width: number, height: number): Box => ({ left, top, right: left + width, bottom: top + height });

describe('the position of a closeup', () => {
  it('is to the right of the item by default', () => {
    expect(positionPopover(boxAt(100, 300, 80, 100), CARD, SCREEN, [])).toEqual({ left: 194, top: 140 });
  });

  it('is above a hand whose other cards can be chosen', () => {
    const hand = [0, 1, 2, 3, 4].map((card) => boxAt(100 + card * 120, 560, 112, 130));
    const [, , looked = boxAt(0, 0, 0, 0)] = hand;
    const spot = positionPopover(
      looked,
      CARD,
      SCREEN,
      hand.filter((card) => card !== looked).map((box) => ({ box, weight: 8 })),
    );
    expect(spot.top + CARD.height).toBeLessThanOrEqual(560);
  });

  it('covers a neighbour rather than something that can be chosen', () => {
    const thing = boxAt(450, 250, 100, 200);
    const lit = { box: boxAt(560, 0, 440, 700), weight: 8 };
    const beside = { box: boxAt(340, 250, 100, 200), weight: 3 };
    expect(positionPopover(thing, CARD, SCREEN, [lit, beside]).left).toBe(136);
  });

  it('stays on the screen, even when the item leaves no space', () => {
    const spot = positionPopover(boxAt(0, 0, 1000, 700), CARD, SCREEN, []);
    expect(spot.left).toBeGreaterThanOrEqual(0);
    expect(spot.left + CARD.width).toBeLessThanOrEqual(SCREEN.width);
    expect(spot.top + CARD.height).toBeLessThanOrEqual(SCREEN.height);
  });
});
