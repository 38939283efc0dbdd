import { CRESTS } from '@belfry/board-kit';
import { games } from '@belfry/games';
import { deviceTable } from '@belfry/protocol/schemas';
import { describe, expect, it } from 'vitest';
import { LocalTable } from '../src/match/local/local-table.ts';
import { forAccount, fromAccount, hereOf, planFor } from '../src/match/local/merge-tables.ts';
import { seatsFor } from '../src/match/local/new-table.ts';

const here = (id: string, entries: number, updated: number, owner?: string) => ({ id, entries, updated, owner });
const there = (id: string, entries: number, updated: number, removed = false) => ({ id, entries, updated, removed });
const NOTHING = { send: [], fetch: [], drop: [], remove: [] };
const plan = (...args: Parameters<typeof planFor> extends [string, ...infer Rest] ? Rest : never) => planFor('ada', ...args);

describe('syncing tables between device and account', () => {
  it('sends missing tables to the account and fetches missing ones, latest first', () => {
    expect(plan([here('a', 3, 10)], [there('b', 5, 20), there('c', 5, 30)], new Set())).toEqual({
      ...NOTHING,
      send: ['a'],
      fetch: ['c', 'b'],
    });
    // A server that lost its tables gets them back.
    expect(plan([here('a', 3, 10, 'ada')], [], new Set())).toEqual({ ...NOTHING, send: ['a'] });
  });

  it('keeps the longer of two versions; of equal length the later', () => {
    expect(plan([here('a', 9, 10, 'ada')], [there('a', 8, 99)], new Set())).toEqual({ ...NOTHING, send: ['a'] });
    expect(plan([here('a', 8, 99)], [there('a', 9, 10)], new Set())).toEqual({ ...NOTHING, fetch: ['a'] });
    expect(plan([here('a', 8, 11)], [there('a', 8, 10)], new Set())).toEqual({ ...NOTHING, send: ['a'] });
    expect(plan([here('a', 8, 10)], [there('a', 8, 11)], new Set())).toEqual({ ...NOTHING, fetch: ['a'] });
    expect(plan([here('a', 8, 10, 'ada')], [there('a', 8, 10)], new Set())).toEqual(NOTHING);
  });

  it('a removal applies on both sides unless the table was continued or restored since', () => {
    expect(plan([], [there('a', 8, 10)], new Set(['a']))).toEqual({ ...NOTHING, remove: ['a'] });
    expect(plan([], [there('a', 8, 10, true)], new Set(['a']))).toEqual(NOTHING);
    expect(plan([here('a', 8, 10, 'ada')], [there('a', 8, 20, true)], new Set())).toEqual({ ...NOTHING, drop: ['a'] });
    expect(plan([here('a', 9, 10, 'ada')], [there('a', 8, 20, true)], new Set())).toEqual({ ...NOTHING, send: ['a'] });
    expect(plan([here('a', 8, 30)], [there('a', 8, 20, true)], new Set())).toEqual({ ...NOTHING, send: ['a'] });
    expect(plan([], [there('a', 8, 20, true)], new Set())).toEqual(NOTHING);
  });

  it('leaves tables of another account on the device alone', () => {
    const bea = [here('a', 9, 10, 'bea'), here('b', 1, 10, 'bea'), here('c', 1, 10, 'bea')];
    expect(plan(bea, [there('b', 5, 20), there('c', 5, 20, true)], new Set())).toEqual(NOTHING);
  });
});

it('an account stores a table of every game unchanged', () => {
  for (const game of games) {
    const seats = seatsFor(3, ['Ada'], 'apprentice', 'rose');
    const fresh = {
      id: 'a',
      game: game.id,
      options: {},
      seats,
      key: crypto.randomUUID(),
      log: null,
      round: 1,
      waiting: true,
      over: false,
      updated: 7,
    };
    expect(deviceTable.parse(forAccount(fresh))).toEqual({ ...fresh, id: undefined });
    const table = new LocalTable(game, fresh);
    while (table.seq < 40) {
      const bot = table.nextBot();
      const { moves, seq } = table.snapshot();
      if (bot === null) table.play(0, { id: `${seq}`, move: moves[0] ?? '', seq }, seq);
      else table.playBot(bot, table.questionFor(bot).legal[0] ?? '', seq, seq);
    }
    const saved = { ...table.save(8), owner: 'ada' };
    expect(hereOf(saved)).toEqual({ id: 'a', entries: 40, updated: 8, owner: 'ada' });
    const { lately: _, ...told } = saved;
    expect(fromAccount('a', 'ada', deviceTable.parse(JSON.parse(JSON.stringify(forAccount(saved)))))).toEqual(told);
  }
});

it('bots keep their crests; an unknown crest is replaced by another bot’s', () => {
  const seats = CRESTS.slice(-8).map((crest, seat) => ({
    seat,
    name: 'Maria',
    crest,
    colour: seat,
    kind: 'bot' as const,
    level: 'master',
  }));
  const table = { game: 'citadels', options: {}, key: 'k', log: null, round: 1, waiting: true, over: false, updated: 7 };
  expect(fromAccount('a', 'ada', deviceTable.parse({ ...table, seats })).seats).toEqual(seats);
  const [first] = fromAccount(
    'a',
    'ada',
    deviceTable.parse({ ...table, seats: seats.map((seat) => ({ ...seat, crest: 'unicorn' })) }),
  ).seats;
  expect(CRESTS).toContain(first?.crest);
});
