import { makeTable, newVisitor, type Visitor } from '@belfry/client';
import { findGame } from '@belfry/games';
import { createMatch, keyedChance, play, type Seat, seededChance, writeLog } from '@belfry/kernel';
import type { Table, TableSummary } from '@belfry/protocol';
import { expect, it } from 'vitest';
import { onBothStores } from './test-servers.ts';

const KEY = 'k'.repeat(64);

/** Returns the file of a match that was played out. */
function finishedFile(): string {
  const game = findGame('citadels');
  const match = createMatch(game, { players: 2, key: KEY });
  const luck = seededChance('lists');
  while (game.outcome(match.state) === null) {
    const seat = game.pending(match.state)[0]?.seat as Seat;
    const legal = game.legal(match.state, seat);
    play(match, seat, legal[luck.below(legal.length)], keyedChance(KEY, match.log.entries.length + 1));
  }
  return writeLog({ header: { ...match.log.header, key: KEY }, entries: match.log.entries });
}

const listed = async (visitor: Visitor, asked: string): Promise<readonly TableSummary[]> =>
  (await visitor.get<{ tables: TableSummary[] }>(`/api/tables?list=${asked}`)).tables;

onBothStores('lists of tables', (servers) => {
  it('a player sees whom a table waits for and their own seat; a stranger does not', async () => {
    const { url } = await servers.open();
    const [ann, ben] = [await newVisitor(url), await newVisitor(url)];
    const { id } = await makeTable(ann, { game: 'citadels', players: 2, access: 'open' });
    await ben.post(`/api/tables/${id}/seats/1`, {});
    await ben.post(`/api/tables/${id}/ready`, { ready: true });
    await ann.post(`/api/tables/${id}/start`);
    const [[atAnn], [atBen]] = [await listed(ann, 'mine'), await listed(ben, 'mine')];
    expect([atAnn?.yourSeat, atBen?.yourSeat]).toEqual([0, 1]);
    expect(atAnn?.waitingFor).toEqual([atAnn?.yourTurn ? ann.me.name : ben.me.name]);
    expect(atBen?.waitingFor).toEqual(atAnn?.waitingFor);
    expect(atAnn?.seats.map(({ crest }) => crest)).toEqual([ann.me.crest, ben.me.crest]);
    const [live] = await listed(ben, 'live');
    expect(live).toMatchObject({ id, waitingFor: [], yourSeat: null });
  });

  it('finished matches can be filtered by game and paged', async () => {
    const { url } = await servers.open();
    const ann = await newVisitor(url);
    const file = finishedFile();
    const first = await ann.post<Table>('/api/matches/import', file);
    const second = await ann.post<Table>('/api/matches/import', file);
    const ids = async (asked: string) => (await listed(ann, asked)).map(({ id }) => id);
    expect((await ids('archive')).sort()).toEqual([first.id, second.id].sort());
    expect(await ids('archive&game=citadels')).toHaveLength(2);
    expect(await ids('archive&game=bruges')).toEqual([]);
    expect(await ids(`archive&before=${second.createdAt}`)).toEqual(second.createdAt > first.createdAt ? [first.id] : []);
  });
});
