import { type Line, makeTable, newVisitor, openLine, visitorWith } from '@belfry/client';
import type { Position } from '@belfry/protocol';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { runSql } from './postgres.ts';
import { onBothStores } from './test-servers.ts';

const CUT_ALL_OFF = 'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()';

onBothStores('a store that is unavailable', (servers) => {
  const silent = { log: pino({ level: 'silent' }) };

  /** Returns the last position that a line has heard, whether of its own accord or as a table that moved to another node is shown anew. */
  const latest = (line: Line): Position | undefined =>
    line.heard.flatMap((message) => (message.type === 'steps' || message.type === 'snapshot' ? (message.position ?? []) : [])).at(-1);

  async function myTurn(line: Line): Promise<Position & { readonly move: string }> {
    await expect.poll(() => latest(line)?.legal.length ?? 0).toBeGreaterThan(0);
    const position = latest(line) as Position;
    return { ...position, move: position.legal[0] ?? '' };
  }

  it('is announced to all, loses no request, and play continues automatically afterwards', async () => {
    const server = await servers.open(undefined, silent);
    const { store, storeWatch } = server.ports;
    const ann = await newVisitor(server.url);
    const { id } = await makeTable(ann, { game: 'citadels', players: 2, bots: 'random', pace: 'instant', start: true });
    const line = await openLine(ann);
    line.say({ type: 'sync', table: id });
    const { seq, move } = await myTurn(line);
    const { check } = store;
    Object.assign(store, { check: () => Promise.reject(new Error('away')) });
    storeWatch.suspect();
    await line.next('error', ({ code, table }) => code === 'unavailable' && table === undefined);
    expect((await fetch(`${server.url}/ready`)).status).toBe(503);
    expect((await fetch(`${server.url}/health`)).status).toBe(200);
    const message = { type: 'move', id: 'm1', table: id, seat: 0, seq, move } as const;
    line.say(message);
    expect(await line.next('refusal')).toMatchObject({ id: 'm1', code: 'unavailable', reason: 'store-away' });
    line.heard.length = 0;
    Object.assign(store, { check });
    // The table is sent again without a request.
    await line.next('table');
    // The readiness result is cached for a second.
    await expect.poll(async () => (await fetch(`${server.url}/ready`)).status).toBe(200);
    line.say(message);
    expect(await line.next('ack')).toMatchObject({ id: 'm1', seq: seq + 1 });
    line.close();
  });

  if (servers.kind === 'sqlite') return;

  it('a node whose connections were cut catches up and sends its delayed notes', async () => {
    const config = await servers.newStore();
    const [here, there] = [await servers.open(config, silent), await servers.open(config, silent)];
    const ann = await newVisitor(here.url);
    const { id } = await makeTable(ann, { game: 'citadels', players: 2, bots: 'random', pace: 'instant', start: true });
    const [line, elsewhere] = [await openLine(ann), await openLine(visitorWith(there.url, ann.me, ann.headers))];
    for (const each of [line, elsewhere]) each.say({ type: 'sync', table: id });
    await Promise.all([line, elsewhere].map((each) => each.next('snapshot')));
    for (let cut = 0; cut < 3; cut++) {
      // Cuts off all connections, both listening and working.
      await runSql(config.databaseUrl ?? '', CUT_ALL_OFF);
      const { seq, move } = await myTurn(line);
      const message = { type: 'move', id: `m${cut}`, table: id, seat: 0, seq, move } as const;
      line.say(message);
      const again = setInterval(() => line.say(message), 300);
      const { seq: stored } = await line.next('ack', ({ id: answered }) => answered === message.id);
      clearInterval(again);
      for (const each of [elsewhere, line]) await expect.poll(() => latest(each)?.seq ?? 0).toBeGreaterThanOrEqual(stored);
    }
    for (const each of [line, elsewhere]) each.close();
  });
});
