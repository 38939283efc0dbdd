import { makeTable, newVisitor, Player, type Visitor } from '@belfry/client';
import { findGame, rulesOf } from '@belfry/games';
import { fold, readLog } from '@belfry/kernel';
import type { Position, Replay, Table, TableSummary } from '@belfry/protocol';
import { expect, it } from 'vitest';
import { checkMatches } from '../src/operations/check-matches.ts';
import { onBothStores } from './test-servers.ts';

const GAME = 'nuremberg';
const HALF = 60;
const TODAY = findGame(GAME).rulesVersion;
const earlier = await rulesOf({ game: GAME, rules: 1 });

/** The player in the first seat plays until the match has so many entries, or is over. */
async function playUntil(visitor: Visitor, table: string, seq: number): Promise<void> {
  let enough: () => void = () => {};
  const reached = new Promise<void>((done) => {
    enough = done;
  });
  const choose = ({ legal }: Position): string => legal.find((move) => move === 'end turn') ?? legal[0] ?? '';
  const player = new Player({ visitor, table, seat: 0, choose, onSteps: (_, position) => position.seq >= seq && enough() });
  await Promise.race([reached, player.done]);
  player.stop();
}

onBothStores('versions of the rules', (servers) => {
  if (servers.kind === 'sqlite')
    it('a match under an earlier version can be finished, replayed, exported and imported', async () => {
      const store = await servers.newStore();
      // The server as it was then.
      const before = await servers.open(store, { games: [earlier] });
      const ann = await newVisitor(before.url);
      const { id, rules } = await makeTable(ann, { game: GAME, players: 3, bots: 'apprentice', pace: 'instant', start: true });
      expect(rules).toBe(1);
      await playUntil(ann, id, HALF);
      // Before the upgrade, the operator checks that the new version opens the matches in progress.
      expect(await checkMatches({ ...store, finished: false })).toMatchObject({ matches: 1, broken: [] });
      await before.close();

      const today = await servers.open(store);
      ann.url = today.url;
      const { table, position } = await ann.get<{ table: Table; position: Position }>(`/api/tables/${id}/position`);
      expect([table.rules, table.status]).toEqual([1, 'playing']);
      expect(position.seq).toBeGreaterThanOrEqual(HALF);
      await playUntil(ann, id, Number.POSITIVE_INFINITY);
      // Its bots thought: a version that they do not know would leave every move to luck; on a busy machine some have timed out.
      const { fallbacks, thoughts } = today.ports.metrics;
      const late = (await fallbacks.get()).values.reduce((sum, { value }) => sum + value, 0);
      const counts = (await thoughts.get()).values.filter(({ metricName }) => metricName?.endsWith('_count'));
      expect(late).toBeLessThan(counts.reduce((sum, { value }) => sum + value, 0) / 2);

      const { frames } = await ann.get<Replay>(`/api/tables/${id}/replay?viewer=open`);
      expect(frames.length).toBeGreaterThan(HALF);
      const file = (await ann.ask('GET', `/api/tables/${id}/export`)).text;
      const log = readLog(file);
      expect(log.header).toMatchObject({ game: GAME, rules: 1 });
      const { outcome } = await ann.get<Table>(`/api/tables/${id}`);
      expect(earlier.outcome(fold(earlier, log).state)).toEqual(outcome);

      const kept = JSON.parse((await ann.ask('POST', '/api/matches/import', file)).text);
      expect(kept).toMatchObject({ rules: 1, status: 'finished', outcome });
      // The export names the players; invalid entries are ignored.
      const { name, crest } = ann.me;
      // A bot has its own crest, or another if someone at the table has that one.
      const [isabel, lorenzo] = ['Isabel', 'Lorenzo'].map((bot, at) => ({ name: bot, crest: log.seats?.[at + 1]?.crest }));
      expect(new Set([crest, isabel?.crest, lorenzo?.crest]).size).toBe(3);
      expect(log.seats).toEqual([
        { name, crest },
        { ...isabel, bot: 'apprentice' },
        { ...lorenzo, bot: 'apprentice' },
      ]);
      expect(kept.seats.map(({ sat, bot }: Table['seats'][number]) => [sat, bot])).toEqual([
        [{ name, crest }, null],
        [isabel, 'apprentice'],
        [lorenzo, 'apprentice'],
      ]);
      expect(readLog((await ann.ask('GET', `/api/tables/${kept.id}/export`)).text).seats).toEqual(log.seats);
      const odd = file.replace(JSON.stringify(name), '"\\u202eevil"').replace(`"crest":${JSON.stringify(crest)}`, '"crest":"skull"');
      expect(JSON.parse((await ann.ask('POST', '/api/matches/import', odd)).text).seats[0]).toMatchObject({ person: null, sat: {} });
      const { tables } = await ann.get<{ tables: TableSummary[] }>('/api/tables?list=archive');
      expect(tables.find((each) => each.id === kept.id)?.seats).toEqual([
        { name, crest, bot: null },
        { ...isabel, bot: 'apprentice' },
        { ...lorenzo, bot: 'apprentice' },
      ]);
      const again = await makeTable(ann, { game: GAME, from: { table: id, seq: HALF }, bots: 'apprentice' });
      expect(again).toMatchObject({ rules: 1, status: 'playing' });
      expect(await makeTable(ann, { game: GAME, players: 3, bots: 'apprentice', start: true })).toMatchObject({ rules: TODAY });
    });

  if (servers.kind === 'postgres')
    it('a match started on an older node is followed by a current node', async () => {
      const store = await servers.newStore();
      const today = await servers.open(store);
      const ann = await newVisitor(today.url);
      const { id } = await makeTable(ann, { game: GAME, players: 3, bots: 'apprentice', pace: 'instant' });
      expect(await ann.get<Table>(`/api/tables/${id}`)).toMatchObject({ status: 'gathering', rules: TODAY });
      const before = await servers.open(store, { games: [earlier] });
      ann.url = before.url;
      await ann.post(`/api/tables/${id}/start`);
      ann.url = today.url;
      await playUntil(ann, id, 20);
      expect(await ann.get<Table>(`/api/tables/${id}`)).toMatchObject({ status: 'playing', rules: 1 });
    });

  it('a match of a newer version is refused with both numbers and left unchanged', async () => {
    const store = await servers.newStore();
    const later = await servers.open(store, { games: [{ ...findGame(GAME), rulesVersion: 99 }] });
    const ann = await newVisitor(later.url);
    const { id } = await makeTable(ann, { game: GAME, players: 3, hotseat: true, start: true });
    await later.close();
    const today = await servers.open(store);
    ann.url = today.url;
    const { status, text } = await ann.ask('GET', `/api/tables/${id}/position`);
    expect(status).toBe(503);
    const why = `the log follows rules version 99, this is version ${TODAY} of ${GAME}`;
    expect((await checkMatches({ ...store, finished: true })).broken).toEqual([{ table: id, game: GAME, status: 'playing', why }]);
    expect(text).toContain(`this match uses version 99 of the rules; this is version ${TODAY}`);
  });
});
