import { describe, expect, it } from 'vitest';
import type { Event } from '../src/rules/events.ts';
import { blocksUndo, eventFor } from '../src/view/event-view.ts';
import { view } from '../src/view/view.ts';
import { newGame } from './table.ts';

describe('MKT-6 Who knows what', () => {
  it('MKT-6.1 a hand is known to its owner, and to everybody after the end', () => {
    const { state } = newGame(3);
    const hands = (viewer: 0 | 'spectator' | 'open') => view(state, viewer).seats.map(({ hand }) => hand?.length ?? null);
    expect(hands(0)).toEqual([6, null, null]);
    expect(hands('spectator')).toEqual([null, null, null]);
    expect(hands('open')).toEqual([6, 6, 6]);
  });

  it('MKT-6.1 an offer is known to its owner until all are turned up', () => {
    const t = newGame(2);
    const [own = ''] = t.legal('a');
    t.play(`a: ${own}`);
    const offers = (viewer: 0 | 1) => view(t.state, viewer).seats.map(({ hasOffered, offer }) => [hasOffered, offer !== null]);
    expect(offers(0)[0]).toEqual([true, true]);
    expect(offers(1)[0]).toEqual([true, false]);
    t.play(`b: ${t.legal('b')[0]}`);
    expect(offers(1)).toEqual([
      [true, true],
      [true, true],
    ]);
  });

  it('MKT-6.1 the pile is known to nobody before the end', () => {
    const { state } = newGame(4);
    for (const viewer of [0, 'spectator'] as const) expect(view(state, viewer)).toMatchObject({ pile: null, pileSize: 16 });
    expect(view(state, 'open').pile).toEqual(state.pile);
  });

  it('MKT-6.1 MKT-3.3 others hear of an offer that it was made, and it can be taken back', () => {
    const offered: Event = { type: 'offered', clause: 'MKT-3.1', seat: 1, ware: 5 };
    expect(eventFor(offered, 1)).toEqual(offered);
    expect(eventFor(offered, 0)).toEqual({ ...offered, ware: null });
    expect(blocksUndo(offered)).toBe(false);
    expect(blocksUndo({ type: 'took', clause: 'MKT-4.1', seat: 1, ware: 5 })).toBe(false);
    expect(blocksUndo({ type: 'laid-out', clause: 'MKT-2.1', wares: [5] })).toBe(true);
  });
});
