import type { Outcome } from '@belfry/kernel';
import { describe, expect, it } from 'vitest';
import { PRIVILEGES, type PrivilegeId } from '../src/data/privileges.ts';
import { fortuna } from '../src/game.ts';
import type { CardScore } from '../src/rules/final-sheet.ts';
import { finalSheet } from '../src/rules/scoring.ts';
import { type Place, table } from './table.ts';

/** A finished game with these provinces. */
const ended = (...seats: readonly Place[]) => {
  const t = table({ seats, phase: 'over' });
  const outcome = fortuna.outcome(t.state);
  if (outcome === null) throw new Error('the game is not over');
  return { ...t, outcome };
};
const inRome = (own: Place): Place => ({ step: 10, ...own });
const score = (own: Place) => finalSheet(ended(inRome(own), {}).state.players[0]);
const line = (outcome: Outcome, key: string): readonly number[] =>
  [...outcome.sheet, ...outcome.tieBreaks].find((each) => each.key === key)?.points ?? [];
const card = (own: Place, privilege: PrivilegeId): CardScore | undefined =>
  score({ ...own, hand: [privilege] }).cards.find((each) => PRIVILEGES[each.privilege].id === privilege);

describe('FOR-16 Final scoring', () => {
  it('FOR-16.1 X22 only players on step 10 or more are scored', () => {
    const hand: PrivilegeId[] = ['master-builder', 'noble-match', 'bread-for-rome'];
    const { outcome } = ended({ step: 9, hand, married: true, grain: 3, buildings: ['market', 'aqueduct', 'basilica'] }, { step: 15 });
    expect([outcome.totals, outcome.places]).toEqual([
      [0, 15],
      [2, 1],
    ]);
    expect(ended({ step: 10 }, { step: 9 }).outcome.totals).toEqual([10, 0]);
  });

  it('FOR-16.2 the players inside Rome show their cards, the others do not', () => {
    const { state } = ended({ step: 12, hand: ['legion'] }, { step: 9, hand: ['treasury'] });
    const seen = fortuna.view(state, 'spectator').seats.map(({ hand }) => hand);
    expect(seen).toEqual([[10], null]);
    expect(fortuna.view(state, 'open').seats[1].hand).toEqual([12]);
    expect(fortuna.view(state, 1).seats[1].hand).toEqual([12]);
  });

  it('FOR-16.3 the score is the step plus the points of the C cards', () => {
    const { outcome } = ended({ step: 13, married: true, hand: ['noble-match'] }, { step: 15 });
    expect([outcome.totals, line(outcome, 'score.steps'), line(outcome, 'score.noble-match')]).toEqual([
      [16, 15],
      [13, 15],
      [3, 0],
    ]);
    const open = table({ seats: [{ step: 13 }, {}] });
    expect(fortuna.outcome(open.state)).toBe(null);
  });

  it('FOR-16.4 E13 two buildings and a Master builder are 4 points', () => {
    expect(score({ buildings: ['market', 'palace'], hand: ['master-builder'] }).total).toBe(14);
    expect(card({ buildings: ['market', 'market', 'basilica'] }, 'master-builder')).toMatchObject({ points: 6, handedIn: 0 });
    expect([score({ hand: ['noble-match'] }).total, score({ hand: ['noble-match'], married: true }).total]).toEqual([10, 13]);
  });

  it('FOR-11.14 A and B cards left over are worth nothing', () => {
    const sheet = score({ hand: ['storehouse', 'recruit', 'novice', 'safe-conduct', 'chariot'] });
    expect([sheet.total, sheet.cards]).toEqual([10, []]);
  });

  it('FOR-11.15 FOR-16.10 E14 a second Noble match adds nothing', () => {
    const sheet = score({ married: true, hand: ['noble-match', 'noble-match'] });
    expect([sheet.total, sheet.cards]).toEqual([13, [{ privilege: 6, copies: 2, handedIn: 0, points: 3 }]]);
  });

  it('FOR-16.5 units are handed in: goods up to 3, centurions, vestals for 2 each, money by fives', () => {
    const points = (own: Place, privilege: PrivilegeId): number[] => {
      const found = card(own, privilege);
      return [found?.points ?? -1, found?.handedIn ?? -1];
    };
    expect([0, 1, 3, 4].map((grain) => points({ grain }, 'bread-for-rome'))).toEqual([
      [0, 0],
      [1, 1],
      [3, 3],
      [3, 3],
    ]);
    expect([0, 2, 3, 7].map((wine) => points({ wine }, 'wine-cellar'))).toEqual([
      [0, 0],
      [2, 2],
      [3, 3],
      [3, 3],
    ]);
    expect([0, 2, 3, 5].map((water) => points({ water }, 'fountain'))).toEqual([
      [0, 0],
      [2, 2],
      [3, 3],
      [3, 3],
    ]);
    expect([[], [2], [1, 2, 3]].map((centurions) => points({ centurions }, 'legion'))).toEqual([
      [0, 0],
      [1, 1],
      [3, 3],
    ]);
    expect([[], [3], [1, 2, 3]].map((vestals) => points({ vestals }, 'temple-of-vesta'))).toEqual([
      [0, 0],
      [2, 1],
      [6, 3],
    ]);
    expect([4, 5, 9, 10, 19, 20].map((money) => points({ money }, 'treasury'))).toEqual([
      [0, 0],
      [1, 5],
      [1, 5],
      [2, 10],
      [3, 15],
      [4, 20],
    ]);
  });

  it('FOR-16.5 FOR-16.6 FOR-11.15 X20 Fountain, two Bread for Rome and Temple of Vesta: 9 points', () => {
    const own: Place = { water: 1, aqueductWater: 1, grain: 5, vestals: [1, 2] };
    const sheet = score({ ...own, hand: ['fountain', 'bread-for-rome', 'bread-for-rome', 'temple-of-vesta'] });
    expect([sheet.total, sheet.vestals]).toEqual([19, 0]);
    expect(sheet.cards).toEqual([
      { privilege: 7, copies: 2, handedIn: 3, points: 3 },
      { privilege: 9, copies: 1, handedIn: 2, points: 2 },
      { privilege: 11, copies: 1, handedIn: 2, points: 4 },
    ]);
  });

  it('FOR-16.6 water may come from the reservoir and from the Aqueduct', () => {
    expect(card({ water: 2, aqueductWater: 1 }, 'fountain')).toMatchObject({ points: 3, handedIn: 3 });
    expect(card({ aqueductWater: 1 }, 'fountain')).toMatchObject({ points: 1 });
  });

  it('FOR-16.7 FOR-17.3 E15 money handed in is gone for the tie', () => {
    const { outcome } = ended(
      { step: 15, money: 12, hand: ['treasury'], married: true },
      { step: 15, money: 5, married: true, hand: ['noble-match'] },
    );
    expect(outcome.totals).toEqual([17, 18]);
    const tied = ended(
      { step: 15, money: 12, hand: ['treasury', 'master-builder'], buildings: ['market'] },
      { step: 15, money: 5, hand: ['master-builder'], buildings: ['market', 'basilica'] },
    ).outcome;
    expect([tied.totals, line(tied, 'tie.money'), tied.places]).toEqual([
      [19, 19],
      [2, 5],
      [2, 1],
    ]);
  });

  it('FOR-16.7 centurions and vestals handed in are gone for the ties', () => {
    const sheet = score({ centurions: [1, 2], vestals: [1, 2, 3], money: 7, hand: ['legion', 'temple-of-vesta', 'treasury'] });
    expect([sheet.money, sheet.centurions, sheet.vestals, sheet.total]).toEqual([2, 0, 0, 10 + 2 + 6 + 1]);
    const kept = score({ centurions: [1, 2], vestals: [3], money: 7, hand: ['fountain'] });
    expect([kept.money, kept.centurions, kept.vestals]).toEqual([7, 2, 1]);
  });

  it('FOR-16.10 the score sheet says what was handed in, what is left and what had no effect', () => {
    const t = table({
      seats: [{ step: 15, money: 6, grain: 1, hand: ['treasury', 'bread-for-rome', 'bread-for-rome'] }, { step: 4 }],
      turn: 'b',
      phase: 'end',
    });
    const sheets = t.events.flatMap((event) => (event.type === 'scored' ? [event.sheet] : []));
    expect(sheets).toEqual([
      {
        ...{ inside: true, step: 15, total: 17, money: 1, centurions: 0, vestals: 0 },
        cards: [
          { privilege: 7, copies: 2, handedIn: 1, points: 1 },
          { privilege: 12, copies: 1, handedIn: 5, points: 1 },
        ],
      },
      { inside: false, step: 4, cards: [], total: 0, money: 0, centurions: 0, vestals: 0 },
    ]);
    expect(fortuna.outcome(t.state)?.sheet.map(({ key }) => key)).toEqual([
      ...['score.steps', 'score.master-builder', 'score.noble-match', 'score.bread-for-rome', 'score.wine-cellar'],
      ...['score.fountain', 'score.legion', 'score.temple-of-vesta', 'score.treasury'],
    ]);
  });
});

describe('FOR-17 Winner and ties', () => {
  it('FOR-17.1 the highest score inside Rome wins', () => {
    const { outcome } = ended(
      { step: 12, married: true, hand: ['noble-match', 'master-builder'], buildings: ['market'] },
      { step: 15 },
      { step: 13 },
    );
    expect([outcome.totals, outcome.places]).toEqual([
      [17, 15, 13],
      [1, 2, 3],
    ]);
  });

  it('FOR-17.2 tie: more steps', () => {
    const { outcome } = ended({ step: 12, married: true, hand: ['noble-match'], money: 20 }, { step: 15 });
    expect([outcome.totals, outcome.places]).toEqual([
      [15, 15],
      [2, 1],
    ]);
  });

  it('FOR-17.3 FOR-17.4 then more money, centurions, vestals left', () => {
    expect(ended({ step: 15, money: 3, centurions: [1, 2, 3] }, { step: 15, money: 4 }).outcome.places).toEqual([2, 1]);
    expect(ended({ step: 15, centurions: [1, 2], vestals: [] }, { step: 15, centurions: [3], vestals: [1, 2, 3] }).outcome.places).toEqual([
      1, 2,
    ]);
    expect(ended({ step: 15, vestals: [1] }, { step: 15, vestals: [1, 2] }).outcome.places).toEqual([2, 1]);
    const { tieBreaks } = ended({ step: 11, money: 3, centurions: [1, 3], vestals: [2] }, {}).outcome;
    expect(tieBreaks.map(({ key, clause, points }) => [key, clause, points[0]])).toEqual([
      ['tie.steps', 'FOR-17.2', 11],
      ['tie.money', 'FOR-17.3', 3],
      ['tie.centurions', 'FOR-17.4', 2],
      ['tie.vestals', 'FOR-17.4', 1],
    ]);
  });

  it('FOR-17.5 X23 still tied: both win', () => {
    const same: Place = { step: 15, money: 3, centurions: [1], vestals: [1] };
    expect(ended(same, { ...same, centurions: [3], grain: 5 }, { step: 12 }).outcome.places).toEqual([1, 1, 3]);
  });

  it('FOR-17.6 players outside come after all inside, by steps, money, centurions, vestals', () => {
    const { outcome } = ended(
      { step: 9, money: 20, married: true, hand: ['noble-match'] },
      { step: 10 },
      { step: 9, money: 20, centurions: [1] },
      { step: 8 },
    );
    expect([outcome.totals, outcome.places]).toEqual([
      [0, 10, 0, 0],
      [3, 1, 2, 4],
    ]);
    expect(ended({ step: 3 }, { step: 3 }, { step: 12 }).outcome.places).toEqual([2, 2, 1]);
  });

  it('FOR-17.7 FOR-15.10 with nobody inside Rome the order of the outsiders decides', () => {
    const t = table({ seats: [{ step: 4 }, { step: 9 }], turn: 'b', phase: 'end', round: 40 });
    expect([t.state.phase, fortuna.outcome(t.state)?.places]).toEqual(['over', [2, 1]]);
  });
});
