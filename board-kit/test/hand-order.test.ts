import { describe, expect, it } from 'vitest';
import { moved, orderHand, placeAt, withNewCards } from '../src/hand-order.ts';

const shown = (hand: readonly string[], kept: readonly string[]) => orderHand(hand, kept).map((at) => hand[at]);

describe('the order of a hand', () => {
  it('is the board’s until its owner keeps another', () => {
    expect(orderHand(['a', 'b', 'c'], [])).toEqual([0, 1, 2]);
  });

  it('is the kept one, without cards that are gone and with new ones at the end', () => {
    expect(shown(['a', 'b', 'c', 'd'], ['d', 'x', 'b'])).toEqual(['d', 'b', 'a', 'c']);
  });

  it('counts equal cards one by one', () => {
    expect(orderHand(['a', 'a', 'b'], ['b', 'a'])).toEqual([2, 0, 1]);
    expect(orderHand(['a', 'b'], ['a', 'a', 'b'])).toEqual([0, 1]);
  });

  it('lays each new card behind those that came before it', () => {
    const first = withNewCards(['c', 'a'], ['a', 'c', 'd']);
    expect(first).toEqual(['c', 'a', 'd']);
    expect(shown(['a', 'b', 'c', 'd'], withNewCards(first, ['a', 'b', 'c', 'd']))).toEqual(['c', 'a', 'd', 'b']);
  });

  it('is the same list where nothing is new, and keeps the place of a card that an undo brings back', () => {
    const kept = ['c', 'a', 'b'];
    expect(withNewCards(kept, ['a', 'c'])).toBe(kept);
    expect(withNewCards(kept, ['a', 'a'])).toEqual(['c', 'a', 'b', 'a']);
    expect(shown(['a', 'b', 'c'], withNewCards(kept, ['b', 'c']))).toEqual(kept);
  });
});

it('a card moves to a place among the others', () => {
  expect(moved(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd']);
  expect(moved(['a', 'b', 'c', 'd'], 3, 0)).toEqual(['d', 'a', 'b', 'c']);
  expect(moved(['a', 'b'], 1, 1)).toEqual(['a', 'b']);
});

it('a place is found by the middles of the other cards, row by row', () => {
  const box = (left: number, top: number) => ({ left, top, right: left + 60, bottom: top + 90 }) as DOMRectReadOnly;
  const rows = [box(0, 0), box(70, 0), box(0, 100), box(70, 100)];
  expect(placeAt({ x: 10, y: 50 }, rows)).toBe(0);
  expect(placeAt({ x: 40, y: 50 }, rows)).toBe(1);
  expect(placeAt({ x: 200, y: 50 }, rows)).toBe(2);
  expect(placeAt({ x: 5, y: 150 }, rows)).toBe(2);
  expect(placeAt({ x: 200, y: 150 }, rows)).toBe(4);
});
