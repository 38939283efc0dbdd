import { type Line, makeTable, newVisitor, openLine, type Visitor } from '@belfry/client';
import type { Position, ServerMessage, Table } from '@belfry/protocol';
import { sql } from 'kysely';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import type { RunningNode } from '../src/serve.ts';
import { onAnyStore } from './test-servers.ts';

onAnyStore('messages to clients', (servers) => {
  async function look(visitor: Visitor, table: string, lastSeq?: number): Promise<{ line: Line; steps: readonly { seq: number }[] }> {
    const line = await openLine(visitor);
    line.say({ type: 'sync', table, ...(lastSeq === undefined ? {} : { lastSeq }) });
    const { steps } = await line.next('snapshot');
    return { line, steps };
  }

  let pings = 0;
  /** Waits until everything sent so far has arrived. */
  async function settled(line: Line): Promise<void> {
    const sent = ++pings;
    line.say({ type: 'ping', sent });
    await line.next('pong', (pong) => pong.sent === sent);
  }

  /** Waits until the node listens, because it sends every table again when it starts to. */
  async function listens({ store }: RunningNode): Promise<void> {
    if (servers.kind === 'sqlite') return;
    const listening = sql`select 1 from pg_stat_activity where datname = current_database() and state = 'idle' and query like 'listen %'`;
    await expect.poll(async () => (await listening.execute(store.db)).rows.length).toBe(1);
  }

  /** Plays alone at a table with a bot; returns the number of the last entry. */
  async function playSome(line: Line, table: Table, moves: number): Promise<number> {
    line.say({ type: 'sync', table: table.id });
    let { position } = await line.next('snapshot');
    for (let n = 0; n < moves; n++) {
      while (position?.legal[0] === undefined) ({ position } = await line.next('steps'));
      line.say({ type: 'move', id: `m${n}`, table: table.id, seat: 0, seq: position.seq, move: position.legal[0] });
      const { seq } = await line.next('ack', ({ id }) => id === `m${n}`);
      ({ position } = await line.next('steps', (steps) => steps.position.seq >= seq));
    }
    return position?.seq ?? 0;
  }

  const open = (server: RunningNode, game = 'citadels') =>
    newVisitor(server.url).then(async (visitor) => ({
      visitor,
      table: await makeTable(visitor, { game, players: 2, bots: 'random', pace: 'instant', start: true }),
    }));

  it('a change in the lobby is sent once', async () => {
    const server = await servers.open();
    await listens(server);
    const ann = await newVisitor(server.url);
    const { id } = await makeTable(ann, { game: 'citadels', players: 3 });
    const { line } = await look(ann, id);
    await line.next('table', ({ table }) => table.seats[0]?.online === true);
    await settled(line);
    line.heard.length = 0;
    await ann.post(`/api/tables/${id}/seats/1`, { bot: 'random' });
    await settled(line);
    const tables = (heard: readonly ServerMessage[]) => heard.filter(({ type }) => type === 'table' || type === 'snapshot').length;
    expect(tables(line.heard)).toBe(1);
    line.heard.length = 0;
    await ann.post(`/api/tables/${id}/seats/2`, { bot: 'random' });
    await ann.post(`/api/tables/${id}/start`);
    await settled(line);
    expect(line.heard.filter(({ type }) => type === 'table' || type === 'snapshot').map(({ type }) => type)).toEqual(['table', 'snapshot']);
    line.close();
  });

  it('a reconnecting client gets the tail, from memory or from the whole log', async () => {
    const server = await servers.open();
    const { visitor, table } = await open(server);
    const line = await openLine(visitor);
    // Fewer moves than the shortest match has.
    const last = await playSome(line, table, 20);
    line.close();
    const { line: all, steps } = await look(visitor, table.id);
    expect(steps.map(({ seq }) => seq)).toEqual(Array.from({ length: steps.length }, (_, seq) => seq));
    for (const lastSeq of [0, 3, last - 2, last]) {
      const { line: again, steps: tail } = await look(visitor, table.id, lastSeq);
      expect(tail.slice(0, last - lastSeq)).toEqual(steps.slice(lastSeq + 1, last + 1));
      again.close();
    }
    all.close();
  });

  if (servers.kind === 'postgres') return;

  it('a failed commit is logged with its cause, and its sender learns that a retry is safe', async () => {
    const lines: string[] = [];
    const server = await servers.open(undefined, { log: pino({ level: 'error' }, { write: (line: string) => lines.push(line) }) });
    const visitor = await newVisitor(server.url);
    const { id } = await makeTable(visitor, { game: 'citadels', players: 2, hotseat: true, start: true });
    const { line } = await look(visitor, id);
    const at = (seat: number) => visitor.get<{ position: Position }>(`/api/tables/${id}/position?seat=${seat}`);
    const { position } = (await Promise.all([at(0), at(1)])).find(({ position: { legal } }) => legal.length > 0) ?? (await at(0));
    await server.store.db.schema.alterTable('entries').renameTo('lost_entries').execute();
    line.say({ type: 'move', id: 'm', table: id, seat: Number(position.viewer), seq: 0, move: position.legal[0] ?? '' });
    expect(await line.next('refusal')).toMatchObject({ id: 'm', reason: 'not-stored', code: 'unavailable' });
    const told = lines.map((text) => JSON.parse(text)).filter(({ msg }) => msg === 'a commit failed');
    expect(told).toHaveLength(1);
    expect(told[0].err.message).toContain('entries');
    await server.store.db.schema.alterTable('lost_entries').renameTo('entries').execute();
    line.close();
  });
});
