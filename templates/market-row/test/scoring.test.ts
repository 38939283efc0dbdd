import { describe, expect, it } from 'vitest';
import { marketRow } from '../src/game.ts';
import { stallPoints } from '../src/rules/scoring.ts';
import { table } from './table.ts';

/** Ends a game of two: a has offered higher and takes a ware that changes nothing. */
function outcomeOf(a: readonly string[], b: readonly string[]) {
  const t = table({
    seats: [
      { hand: ['grain-11'], stall: a },
      { hand: ['grain-1'], stall: b },
    ],
    row: ['beer-1', 'beer-2'],
    round: 5,
  }).play('a: offer grain 11', 'b: offer grain 1', 'a: take beer 1');
  const outcome = marketRow.outcome(t.state);
  if (outcome === null) throw new Error('the game goes on');
  return outcome;
}

describe('MKT-5 Scoring', () => {
  it('MKT-5.1 the number of wares of a kind times itself', () => {
    const { totals, sheet } = outcomeOf(['wool-1', 'wool-2', 'wool-3', 'wine-1'], ['wine-2', 'wine-3']);
    expect(sheet.map(({ key, points }) => [key, points])).toEqual([
      ['score.grain', [0, 1]],
      ['score.wool', [9, 0]],
      ['score.wine', [1, 4]],
      ['score.beer', [1, 1]],
    ]);
    expect(totals).toEqual([11, 6]);
    expect(stallPoints([])).toBe(0);
  });

  it('MKT-5.2 among equals the larger sum of the numbers', () => {
    const outcome = outcomeOf(['wool-9'], []);
    expect(outcome.totals).toEqual([2, 2]);
    expect(outcome.tieBreaks.map(({ points }) => points)).toEqual([[10, 3]]);
    expect(outcome.places).toEqual([1, 2]);
  });

  it('MKT-5.2 still equal is a shared place', () => {
    expect(outcomeOf(['wool-2'], []).places).toEqual([1, 1]);
  });
});
