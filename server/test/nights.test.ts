import { makeTable, newVisitor, type Visitor } from '@belfry/client';
import type { Position, Table, TableSummary } from '@belfry/protocol';
import { expect, it } from 'vitest';
import type { RunningNode } from '../src/serve.ts';
import { onAnyStore } from './test-servers.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const NIGHT = { from: 22 * 60, to: 8 * 60 };
const november = (day: number, hour: number): number => Date.UTC(2026, 10, day, hour);

onAnyStore('nights and holidays', (servers) => {
  const clock = { now: november(17, 12) };
  let opened: Promise<RunningNode> | null = null;
  const open = (): Promise<RunningNode> => {
    opened ??= servers.open(undefined, { time: { now: () => clock.now } });
    return opened;
  };

  it('pause a clock within the table’s limits, visibly, and postpone the timeout by the same amount', async () => {
    clock.now = november(17, 12);
    const server = await open();
    const people = [await newVisitor(server.url), await newVisitor(server.url)] as const;
    const wish = (visitor: Visitor, change: object = {}) =>
      visitor.ask('PUT', '/api/me/time-off', { nights: NIGHT, zone: 'UTC', holidays: [], ...change });
    for (const visitor of people) expect((await wish(visitor)).status).toBe(200);
    const [ann, ben] = people;
    const terms = { clock: { kind: 'days', days: 1 }, timeout: 'vote', nights: 10, holidays: 2 } as const;
    const { id } = await makeTable(ann, { game: 'citadels', players: 2, ...terms });
    await ben.post(`/api/tables/${id}/seats/1`, {});
    await ben.post(`/api/tables/${id}/ready`, { ready: true });
    await ann.post(`/api/tables/${id}/start`);
    const { position } = await ann.get<{ position: Position }>(`/api/tables/${id}/position`);
    const seat = position.view.pending[0]?.seat === 0 ? 0 : 1;
    const late = people[seat];
    const other = people[1 - seat] ?? ann;
    // Ten hours before the night, and fourteen after it.
    expect(position.clocks).toMatchObject({ left: [DAY, DAY], running: [seat] });
    expect(position.clocks?.off?.[seat]).toEqual([{ from: november(17, 22), to: november(18, 8) }]);
    const dueAt = async () => (await late.get<{ tables: TableSummary[] }>('/api/tables?list=mine')).tables[0]?.dueAt;
    expect(await dueAt()).toBe(november(18, 22));

    // Changed nights apply to the next match; holidays apply from now on, and this match grants two days of them.
    clock.now = november(17, 15);
    await wish(late, { nights: { from: 0, to: 23 * 60 }, holidays: [{ from: '2026-11-18', to: '2026-11-22' }] });
    expect(await dueAt()).toBe(november(20, 22));
    const isUp = async () => (await other.get<Table>(`/api/tables/${id}`)).seats[seat]?.expired;
    clock.now = november(20, 22) - 1000;
    await server.look();
    expect(await isUp()).toBe(false);
    const shown = await other.get<{ position: Position }>(`/api/tables/${id}/position?after=1000`);
    expect(shown.position.clocks?.left[seat]).toBe(1000);
    clock.now += 1000;
    await server.look();
    expect(await isUp()).toBe(true);
    // A player whose time is up cannot get it back with holidays.
    await wish(late, { holidays: [{ from: '2026-11-20', to: '2026-12-20' }] });
    expect(await isUp()).toBe(true);
  });

  it('refuse invalid values and change nothing', async () => {
    const ann = await newVisitor((await open()).url);
    const nobody = { nights: null, zone: 'UTC', holidays: [] };
    for (const wrong of [
      { zone: 'Mars/Olympus' },
      { nights: { from: -1, to: 5 } },
      { nights: { from: 5 } },
      { holidays: [{ from: '2026-12-24', to: '2026-12-20' }] },
      { holidays: [{ from: '2026-12-24', to: '2029-12-20' }] },
      { holidays: [{ from: 'tomorrow', to: '2026-12-20' }] },
      { weekends: true },
    ])
      expect((await ann.ask('PUT', '/api/me/time-off', { ...nobody, ...wrong })).status, JSON.stringify(wrong)).toBe(400);
    expect(await ann.get('/api/me/time-off')).toEqual(nobody);
    for (const wrong of [{ nights: 13 }, { nights: 1.5 }, { holidays: 31 }])
      expect((await ann.ask('POST', '/api/tables', { game: 'citadels', ...wrong })).status, JSON.stringify(wrong)).toBe(400);
  });
});
