import { findGame } from '@belfry/games';
import { loadRules } from '@belfry/games/page/rules';
import type { Seat } from '@belfry/kernel';
import { Refused } from '@belfry/live';
import { expect, it, vi } from 'vitest';
import { hostLocalTable } from '../src/match/local/local-host.ts';
import { LocalTable } from '../src/match/local/local-table.ts';
import type { SavedTable } from '../src/match/local/saves.ts';
import { alone } from '../src/match/local/tabs.ts';
import type { News } from '../src/match/local/wire.ts';

const game = findGame('citadels');

/** Returns a table with people in the first seats and bots in the others. */
function tableFor(people: number, log: SavedTable['log'] = null): SavedTable {
  const seat = (at: Seat) => ({ seat: at, name: 'Someone', crest: 'lion' as const, colour: at });
  const seats = [0, 1, 2].map((at) =>
    at < people ? { ...seat(at), kind: 'you' as const } : { ...seat(at), kind: 'bot' as const, level: 'random' },
  );
  return { id: 'here', game: game.id, options: {}, seats, key: 'k', log, round: 1, waiting: true, over: false, updated: 7 };
}

/** Plays first legal moves, people by taking the screen, until the condition holds. */
function playUntil(table: LocalTable, found: () => boolean): void {
  for (let n = 0; !found(); n++) {
    const bot = table.nextBot();
    if (bot !== null) table.playBot(bot, table.questionFor(bot).legal[0] as string, table.seq, n);
    else {
      const asked = [0, 1, 2].find((seat) => {
        table.take(seat);
        return table.snapshot().moves.length > 0;
      });
      expect(asked).toBeDefined();
      table.play(asked as Seat, { id: `p${n}`, move: table.snapshot().moves[0] as string, seq: table.seq }, n);
    }
  }
}

it('shows the view of the only person, and nothing hidden', () => {
  const table = new LocalTable(game, tableFor(1));
  expect(table.snapshot()).toMatchObject({ viewer: 0, shared: [], status: 'playing', view: { viewer: 0 } });
  expect(() => table.take(1)).toThrow(Refused);
  expect(() => table.moments('open')).toThrow(Refused);
});

it('hides the hands on a shared screen once it is another person’s turn', () => {
  const table = new LocalTable(game, tableFor(3));
  expect(table.snapshot()).toMatchObject({ viewer: 'spectator', shared: [0, 1, 2] });
  let before: number | string = '';
  playUntil(table, () => {
    if (typeof table.viewer === 'number') before = table.viewer;
    return table.viewer === 'spectator' && before !== '';
  });
  expect(table.snapshot().moves).toEqual([]);
});

it('continues from its save with the same log', () => {
  const table = new LocalTable(game, tableFor(1));
  playUntil(table, () => table.seq === 60);
  const saved = table.save(7);
  const again = new LocalTable(game, saved);
  expect(again.seq).toBe(60);
  expect(again.snapshot()).toEqual(table.snapshot());
  const events = (of: LocalTable) => of.steps(-1).map((step) => step.events);
  expect(events(again)).toEqual(events(table));
  expect(again.moments(0).map(({ seq }) => seq)).toEqual(Array.from({ length: 61 }, (_, seq) => seq));
  expect(saved.log?.entries.some((entry) => 'by' in entry && entry.by === 'bot random')).toBe(true);
});

it('continues a match under the rules version it started with', async () => {
  const rules = await loadRules('nuremberg', 1);
  const begun = new LocalTable(rules, { ...tableFor(1), game: 'nuremberg' });
  playUntil(begun, () => begun.seq === 30);
  let kept: SavedTable = begun.save(7);
  const news: News[] = [];
  const receive = hostLocalTable({
    post: (message) => 'news' in message && news.push(structuredClone(message.news)),
    findTable: async () => kept,
    saveTable: async (table) => {
      kept = table;
      return true;
    },
    bots: { think: ({ rules, legal }) => Promise.resolve({ move: rules === 1 ? (legal[0] as string) : '' }) },
    joinTabs: alone,
  });
  receive({ id: 1, body: { ask: 'open', table: 'here', pace: 0 } });
  await vi.waitFor(() => {
    const { snapshot } = news.at(-1) as News;
    expect(snapshot.rules).toBe(1);
    const [move] = snapshot.moves;
    if (move !== undefined && snapshot.seq < 40)
      receive({ id: snapshot.seq, body: { ask: 'play', id: `p${snapshot.seq}`, move, seq: snapshot.seq } });
    expect(snapshot.seq).toBeGreaterThanOrEqual(40);
  });
  expect(kept.log?.header.rules).toBe(1);
  expect(kept.log?.entries.length).toBeGreaterThanOrEqual(40);
});

it('its file has the names, crests and levels of all players', () => {
  const saved = tableFor(1);
  const seats = saved.seats.map((seat) => (seat.kind === 'bot' ? { ...seat, name: `Bot ${seat.seat}`, crest: 'bell' as const } : seat));
  expect(new LocalTable(game, { ...saved, seats }).file().seats).toEqual([
    { name: 'Someone', crest: 'lion' },
    { name: 'Bot 1', crest: 'bell', bot: 'random' },
    { name: 'Bot 2', crest: 'bell', bot: 'random' },
  ]);
});
