import { createMatch, type Match, pick, play, type Seat, seededChance, undo, undoPoints } from '@belfry/kernel';
import { describe, expect, it } from 'vitest';
import { marketRow } from '../src/game.ts';
import type { Event, Move, State, View } from '../src/index.ts';
import { newGame, table } from './table.ts';

/** Three players in their first round; the next row is known. */
const three = () =>
  table({
    seats: [{ hand: ['grain-7', 'wool-1'] }, { hand: ['wine-7', 'beer-2'] }, { hand: ['beer-9', 'grain-1'] }],
    row: ['grain-3', 'wool-4', 'wine-5'],
    pile: ['beer-1', 'beer-3', 'beer-4', 'beer-5'],
  });

describe('MKT-2 Round', () => {
  it('MKT-2.2 first all offers, then taking', () => {
    const t = three();
    expect(t.owed()).toEqual(['a offer', 'b offer', 'c offer']);
    expect(t.refusal('a', 'take grain 3')).toBe('MKT-2.2');
    t.play('c: offer beer 9', 'a: offer grain 7', 'b: offer beer 2');
    expect(t.owed()).toEqual(['c take']);
    expect(t.refusal('c', 'offer grain 1')).toBe('MKT-2.2');
  });

  it('MKT-1.4 MKT-2.1 a new row is laid out, and the start marker passes on', () => {
    const t = three().play('a: offer wool 1', 'b: offer wine 7', 'c: offer beer 9', 'c: take wine 5', 'b: take wool 4');
    expect(t.state.round).toBe(2);
    expect(t.state.start).toBe(1);
    expect(t.row().sort()).toEqual(['beer-1', 'beer-3', 'beer-4']);
    expect(t.owed()).toEqual(['a offer', 'b offer', 'c offer']);
  });

  it.each([
    ['five', 5],
    ['three', 3],
  ] as const)('MKT-2.3 the game ends after %s rounds', (length, rounds) => {
    const t = newGame(4, { length });
    const chance = seededChance(length);
    for (let owed = t.owed()[0]; owed !== undefined; owed = t.owed()[0]) {
      const seat = owed.slice(0, 1);
      const moves = t.legal(seat);
      t.play(`${seat}: ${moves[chance.below(moves.length)]}`);
    }
    expect(t.state.round).toBe(rounds);
    expect(t.state.phase).toBe('over');
    expect(t.refusal('a', 'take grain 3')).toBe('MKT-2.3');
  });
});

describe('MKT-3 Offers', () => {
  it('MKT-3.1 a card of the own hand, once', () => {
    const t = three();
    expect(t.legal('a')).toEqual(['offer grain 7', 'offer wool 1']);
    expect(t.refusal('a', 'offer wine 7')).toBe('MKT-3.1');
    t.play('a: offer grain 7');
    expect(t.hand('a')).toEqual(['wool-1']);
    expect(t.refusal('a', 'offer wool 1')).toBe('MKT-3.1');
  });

  it('MKT-3.2 the highest number comes first', () => {
    const t = three().play('a: offer wool 1', 'b: offer wine 7', 'c: offer beer 9');
    expect(t.state.order).toEqual([2, 1, 0]);
    expect(t.last('turned-up')).toMatchObject({ seat: 0 });
  });

  it('MKT-3.2 among equal numbers whoever sits nearer to the start player', () => {
    const equal = (start: string) =>
      table({
        seats: [{ hand: ['grain-7'] }, { hand: ['wine-7'] }, { hand: ['beer-7'] }],
        row: ['grain-3', 'wool-4', 'wine-5'],
        start,
      }).play('a: offer grain 7', 'b: offer wine 7', 'c: offer beer 7').state.order;
    expect(equal('a')).toEqual([0, 1, 2]);
    expect(equal('b')).toEqual([1, 2, 0]);
    expect(equal('c')).toEqual([2, 0, 1]);
  });

  it('MKT-3.3 an offer can be taken back until another card is laid; what is turned up cannot', () => {
    const match: Match<State, Move, Event, View> = createMatch(marketRow, { players: 2, key: 'second thoughts' });
    const luck = seededChance('second thoughts');
    const first = (seat: Seat): Move => pick(seededChance('first'), marketRow.legal(match.state, seat));
    const hand = marketRow.legal(match.state, 0);
    play(match, 0, first(0), luck);
    expect(undoPoints(match.line, 0).points).toEqual([0]);
    undo(match as Match, 0, 0);
    expect(marketRow.legal(match.state, 0)).toEqual(hand);
    play(match, 0, first(0), luck);
    play(match, 1, first(1), luck);
    expect([0, 1].map((seat) => undoPoints(match.line, seat).points)).toEqual([[], []]);
  });
});

describe('MKT-4 Taking', () => {
  const offered = () => three().play('a: offer wool 1', 'b: offer wine 7', 'c: offer beer 9');

  it('MKT-4.1 one ware of the row, in the order of the offers', () => {
    const t = offered();
    expect(t.legal('c')).toEqual(['take grain 3', 'take wool 4', 'take wine 5']);
    expect(t.refusal('b', 'take grain 3')).toBe('MKT-4.1');
    expect(t.refusal('c', 'take beer 1')).toBe('MKT-4.1');
    t.play('c: take wool 4');
    expect(t.stall('c')).toEqual(['wool-4']);
    expect(t.legal('b')).toEqual(['take grain 3', 'take wine 5']);
  });

  it('MKT-4.2 MKT-4.3 the last gets what is left, and keeps the own offer; the others are discarded', () => {
    const t = offered().play('c: take wool 4', 'b: take wine 5');
    expect(t.stall('a')).toEqual(['grain-3', 'wool-1']);
    expect(t.stall('b')).toEqual(['wine-5']);
    expect(t.discard()).toEqual(['beer-9', 'wine-7']);
    expect(t.state.players.every(({ offer }) => offer === null)).toBe(true);
  });
});
