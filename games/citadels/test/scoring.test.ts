import { winners } from '@belfry/kernel';
import { describe, expect, it } from 'vitest';
import { evaluation } from '../src/bot/evaluation.ts';
import type { DistrictId } from '../src/data/districts.ts';
import { outcome } from '../src/rules/scoring.ts';
import { view } from '../src/view/view.ts';
import { type Place, type Position, rankOf, table } from './table.ts';

const seven: DistrictId[] = ['manor', 'castle', 'temple', 'church', 'tavern', 'market', 'docks'];
const lastTurn = (seats: readonly Place[], more: Partial<Position> = {}) =>
  table({ seats, holds: { warlord: 'a' }, turn: 'warlord', resourceTaken: true, ...more });

/** The result of a finished table; `first` is the seat of the first finisher. */
function resultOf(seats: readonly Place[], first: number, options: Position['options'] = {}) {
  const { state } = table({ seats, options, round: 9 });
  state.firstFinisher = first;
  state.phase = 'over';
  const result = outcome(state);
  if (result === null) throw new Error('the game is not over');
  return result;
}

it('CIT-19.3 five colours are a reason only where they score', () => {
  const { state } = table({
    seats: [
      { city: ['manor', 'castle', 'temple', 'tavern', 'haunted-city'] },
      { city: ['manor', 'prison', 'temple', 'tavern', 'haunted-city'] },
    ],
  });
  const amountFor = (seat: number) => evaluation.claims?.facts(state, seat).find(({ kind }) => kind === 'five-colours')?.amount;
  expect([0, 1].map(amountFor)).toEqual([0, 1]);
});

describe('CIT-18 End of the game', () => {
  it('CIT-18.1 the game ends with the round in which somebody owns 8 districts', () => {
    const t = lastTurn([{ gold: 4, hand: ['harbor'], city: seven }, {}]).play('a: build harbor');
    expect(outcome(t.state)).toBeNull();
    t.play('a: end turn');
    expect(t.state.phase).toBe('over');
    expect(t.happened().at(-1)).toBe('game-ended');
    expect(outcome(t.state)?.totals).toEqual([3 + 4 + 1 + 2 + 1 + 2 + 3 + 4 + 4, 0]);
    expect(t.refusal('a', 'take gold')).toBe('CIT-18.1');
    const not = lastTurn([{ gold: 4, hand: ['harbor'], city: seven }, {}]).play('a: end turn');
    expect(not.state.phase).toBe('draft');
  });

  it('CIT-7.5 CIT-16.4 CIT-18.1 CIT-19.4 CIT-19.5 E31 under the option 7 districts end the game, are immune and bring the bonus', () => {
    const options = { endTrigger: '7' } as const;
    const warlord = table({ seats: [{ gold: 9 }, { city: seven }], holds: { warlord: 'a' }, turn: 'warlord', options });
    expect(warlord.refusal('a', 'destroy b tavern')).toBe('CIT-16.4');
    const t = lastTurn([{ gold: 4, hand: ['market', 'harbor'], city: seven.slice(1) }, {}], { options }).play('a: build market');
    expect(t.refusal('a', 'build harbor')).toBe('CIT-7.2');
    expect(t.play('a: end turn').state.phase).toBe('over');
    const result = resultOf([{ city: seven }, { city: seven }, { city: seven.slice(1) }], 1, options);
    expect(result.sheet.slice(2).map(({ points }) => points)).toEqual([
      [0, 4, 0],
      [2, 0, 0],
    ]);
  });

  it('CIT-18.2 the round is played to its end with normal turns', () => {
    const t = table({
      seats: [{ gold: 4, hand: ['harbor'], city: seven }, {}, { hand: ['tavern'], city: ['market'] }, {}],
      holds: { king: 'a', merchant: 'c', architect: 'b' },
      turn: 'king',
    }).play('a: take gold', 'a: build harbor', 'a: end turn');
    expect(t.state.turn.character).toBe(rankOf('merchant'));
    t.play('c: take gold', 'c: take income', 'c: build tavern', 'c: end turn', 'b: take gold', 'b: end turn');
    expect(t.city('c')).toEqual(['market', 'tavern']);
    expect(t.state.phase).toBe('over');
  });

  it('CIT-18.3 the trigger cannot be undone, but unfinished cities can still be attacked', () => {
    const t = table({
      seats: [{ gold: 4, hand: ['harbor'], city: seven }, { gold: 9 }, { city: ['tavern'] }, {}],
      holds: { king: 'a', warlord: 'b' },
      turn: 'king',
    }).play('a: take gold', 'a: build harbor', 'a: end turn');
    expect(t.legal('b').filter((move) => move.startsWith('destroy'))).toEqual(['destroy c tavern']);
    t.play('b: destroy c tavern', 'b: take gold', 'b: end turn');
    expect(t.state.phase).toBe('over');
  });
});

describe('CIT-19 Scoring', () => {
  it('CIT-19.1 CIT-19.2 CIT-19.4 E28 a city of 24 district points, five colours and first: 31', () => {
    const city: DistrictId[] = ['manor', 'cathedral', 'market', 'watchtower', 'keep', 'temple', 'tavern', 'dragon-gate'];
    const result = resultOf([{ city }, {}], 0);
    expect(result.sheet.map(({ key, clause, points }) => [key, clause, points[0]])).toEqual([
      ['score.districts', 'CIT-19.1', 24],
      ['score.five-colours', 'CIT-19.2', 3],
      ['score.first-finisher', 'CIT-19.4', 4],
      ['score.other-finisher', 'CIT-19.5', 0],
    ]);
    expect(result.totals).toEqual([31, 0]);
  });

  it('CIT-19.2 four colours bring nothing, five bring 3', () => {
    const points = (city: DistrictId[]) => resultOf([{ city }, {}], 1).sheet[1].points[0];
    expect(points(['manor', 'temple', 'tavern', 'prison'])).toBe(0);
    expect(points(['manor', 'temple', 'tavern', 'prison', 'library'])).toBe(3);
  });

  it('CIT-19.5 every other completed city brings 2', () => {
    const city: DistrictId[] = [...seven, 'harbor'];
    const result = resultOf([{ city }, { city }, { city }, { city: seven }], 2);
    expect(result.sheet.slice(2).map(({ points }) => points)).toEqual([
      [0, 0, 4, 0],
      [2, 2, 0, 0],
    ]);
  });

  it('CIT-19.6 gold and hand score nothing', () => {
    const result = resultOf([{ gold: 50, hand: ['palace', 'university'], city: ['tavern'] }, { city: ['tavern'] }], 1);
    expect(result.sheet.slice(0, 2).map(({ points }) => points)).toEqual([
      [1, 1],
      [0, 0],
    ]);
    expect(result.totals).toEqual([1, 5]);
  });

  it('CIT-19.7 the highest total wins', () => {
    const result = resultOf([{ city: ['tavern'] }, { city: ['palace'] }, { city: ['castle'] }], 0);
    expect(result.totals).toEqual([5, 5, 4]);
    expect(winners(resultOf([{ city: ['tavern'] }, { city: ['palace'] }], -1))).toEqual([1]);
  });
});

describe('CIT-20 Ties', () => {
  it('CIT-20.1 CIT-20.2 CIT-20.3 E29 district points decide, then gold; then the victory is shared', () => {
    // Both have 28: 24 district points and the first finish against 25 and five colours.
    const a: DistrictId[] = ['palace', 'palace', 'palace', 'castle', 'castle', 'tavern'];
    const b: DistrictId[] = ['palace', 'cathedral', 'town-hall', 'fortress', 'laboratory'];
    const uneven = resultOf([{ city: a }, { city: b }], 0);
    expect(uneven.totals).toEqual([28, 28]);
    expect(winners(uneven)).toEqual([1]);
    expect(uneven.places).toEqual([2, 1]);
    const gold = resultOf(
      [
        { gold: 3, city: ['castle'] },
        { gold: 1, city: ['castle'] },
        { gold: 9, city: ['manor'] },
      ],
      -1,
    );
    expect(gold.places).toEqual([1, 2, 3]);
    expect(gold.tieBreaks.map(({ clause, points }) => [clause, points])).toEqual([
      ['CIT-20.1', [4, 4, 3]],
      ['CIT-20.2', [3, 1, 9]],
    ]);
    const shared = resultOf([{ gold: 3, city: ['castle'] }, { gold: 3, city: ['castle'] }, { city: ['tavern'] }], -1);
    expect(shared.places).toEqual([1, 1, 3]);
    expect(winners(shared)).toEqual([0, 1]);
  });
});

describe('CIT-21 Player-count differences', () => {
  it('CIT-21.1 CIT-21.2 E8 with two characters gold is saved from the first turn for the second', () => {
    const t = table({
      seats: [{ gold: 3, hand: ['library'] }, {}, {}],
      holds: { thief: 'a', bishop: 'a', king: 'b' },
      turn: 'thief',
    }).play('a: take gold', 'a: end turn', 'b: take gold', 'b: end turn');
    expect(t.state.turn).toMatchObject({ seat: 0, character: rankOf('bishop') });
    t.play('a: take gold');
    expect(t.gold('a')).toBe(7);
    t.play('a: build library');
    expect([t.gold('a'), t.city('a')]).toEqual([1, ['library']]);
  });

  it('CIT-21.3 a theft takes all gold owned when the named character is shown', () => {
    const t = table({
      seats: [{ gold: 5 }, {}, {}],
      holds: { magician: 'a', warlord: 'a', thief: 'b' },
      robbed: 'warlord',
      turn: 'magician',
    }).play('a: take gold');
    expect(t.gold('a')).toBe(7);
    t.play('a: end turn');
    expect([t.gold('a'), t.gold('b')]).toEqual([0, 7]);
  });

  it('CIT-21.4 E33 Assassin and Thief may name their own second character', () => {
    const thief = table({ seats: [{ gold: 4 }, {}], holds: { thief: 'a', bishop: 'a' }, turn: 'thief' });
    thief.play('a: steal bishop', 'a: take gold', 'a: end turn');
    expect(thief.state.turn.character).toBe(rankOf('bishop'));
    expect([thief.gold('a'), thief.happened().includes('robbed')]).toEqual([6, false]);
    const assassin = table({ seats: [{ gold: 4 }, {}], holds: { assassin: 'a', bishop: 'a', king: 'b', warlord: 'b' }, turn: 'assassin' });
    assassin.play('a: murder bishop', 'a: take gold', 'a: end turn', 'b: take gold', 'b: end turn');
    expect(assassin.state.turn).toMatchObject({ seat: 1, character: rankOf('warlord') });
    expect(view(assassin.state, 1).seats[0].characters).toEqual([rankOf('assassin')]);
  });

  it('CIT-21.5 whoever completed the city in the first turn builds no more in the second', () => {
    const t = table({
      seats: [{ gold: 9, hand: ['harbor', 'tavern'], city: seven }, {}, {}],
      holds: { king: 'a', warlord: 'a' },
      turn: 'king',
      resourceTaken: true,
    }).play('a: build harbor', 'a: end turn', 'a: take gold');
    expect(t.refusal('a', 'build tavern')).toBe('CIT-7.5');
  });
});
