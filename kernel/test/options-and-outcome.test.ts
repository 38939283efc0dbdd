import { describe, expect, it } from 'vitest';
import { BadInput, completeOptions, outcomeOf, winners } from '../src/index.ts';

describe('options', () => {
  const specs = [
    { id: 'bank', values: ['unlimited', '30-coins'], clauses: [] },
    { id: 'end', values: ['8', '7'], clauses: [] },
  ];

  it('take their default where nothing is asked', () => {
    expect(completeOptions(specs)).toEqual({ bank: 'unlimited', end: '8' });
    expect(completeOptions(specs, { end: '7' })).toEqual({ bank: 'unlimited', end: '7' });
  });

  it('are refused by name with what there is', () => {
    expect(() => completeOptions(specs, { bonk: 'x' })).toThrow(new BadInput('there is no option "bonk"; the options are bank, end'));
    expect(() => completeOptions(specs, { end: '9' })).toThrow(new BadInput('option "end" cannot be "9"; it can be 8 or 7'));
    expect(() => completeOptions([], { end: '9' })).toThrow('the options are none');
  });
});

describe('the outcome', () => {
  const line = (...points: number[]) => ({ key: 'k', clause: 'X-1.1', points });

  it('adds the sheet up and ranks from the highest', () => {
    const { totals, places } = outcomeOf([line(3, 5, 1), line(1, 0, 9)]);
    expect(totals).toEqual([4, 5, 10]);
    expect(places).toEqual([3, 2, 1]);
  });

  it('lets tie-breaks decide in their order, and only between equals', () => {
    expect(outcomeOf([line(5, 5, 6)], [line(1, 1, 0), line(2, 3, 0)]).places).toEqual([3, 2, 1]);
    expect(outcomeOf([line(5, 5)], [line(4, 1), line(0, 9)]).places).toEqual([1, 2]);
  });

  it('shares places between those whom nothing separates, and leaves a gap after them', () => {
    const outcome = outcomeOf([line(7, 7, 7, 3)], [line(1, 1, 0, 9)]);
    expect(outcome.places).toEqual([1, 1, 3, 4]);
    expect(winners(outcome)).toEqual([0, 1]);
  });

  it('puts whoever reached the goal of the game before higher totals and better tie-breaks, and ranks the others as ever', () => {
    const outcome = outcomeOf([line(13, 15, 13, 4)], [line(0, 2, 1, 9)], 0);
    expect(outcome.places).toEqual([1, 2, 3, 4]);
    expect(outcome.totals).toEqual([13, 15, 13, 4]);
    expect(outcome.won).toBe(0);
    expect(outcomeOf([line(9, 8, 8)], [], 2).places).toEqual([2, 3, 1]);
    expect(outcomeOf([line(9, 8)])).not.toHaveProperty('won');
  });
});
