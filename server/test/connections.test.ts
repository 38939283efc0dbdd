import { connect } from 'node:net';
import { makeTable, newVisitor, openLine, type Visitor } from '@belfry/client';
import type { ServerMessage, Table } from '@belfry/protocol';
import { expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { type Slices, startSlices } from '../src/base/slices.ts';
import type { RunningNode } from '../src/serve.ts';
import { exclusively } from '../src/tables/live-table.ts';
import { openTable } from '../src/tables/table-cache.ts';
import { onAnyStore, readableLog } from './test-servers.ts';

/** Folds nothing until the gate opens. */
function gatedSlices(): { readonly slices: Slices; readonly begun: Promise<void>; hold(): void; letGo(): void } {
  const real = startSlices();
  let begin: () => void = () => undefined;
  let letGo: () => void = () => undefined;
  let gate = Promise.resolve();
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  return {
    begun,
    hold() {
      gate = new Promise((resolve) => {
        letGo = resolve;
      });
    },
    letGo: () => letGo(),
    slices: {
      async each(items, work) {
        begin();
        await gate;
        await real.each(items, work);
      },
    },
  };
}

onAnyStore('connections', (servers) => {
  const gathering = (host: Visitor): Promise<Table> => makeTable(host, { game: 'citadels', players: 2, bots: 'random', start: true });

  /** Returns a match that is not in memory and whose reading waits for the gate. */
  async function coldMatch() {
    const gate = gatedSlices();
    const server = await servers.open(undefined, { slices: gate.slices });
    const ann = await newVisitor(server.url);
    const { id } = await gathering(ann);
    const ben = await newVisitor(server.url);
    const line = await openLine(ben);
    server.ports.tables.delete(id);
    gate.hold();
    line.say({ type: 'sync', table: id });
    await gate.begun;
    return { server, gate, line, id };
  }

  /** Returns the number of subscribers once the table's queue is empty. */
  async function spectatorsAt({ ports }: RunningNode, id: string): Promise<number> {
    const table = await openTable(ports, id);
    return exclusively(table, async () => table.subscribers.size);
  }

  it('leaving while a match loads leaves no subscriber behind', async () => {
    const { server, gate, line, id } = await coldMatch();
    line.close();
    await line.closed;
    await expect.poll(() => server.ports.sessionSockets.people()).toEqual([]);
    gate.letGo();
    expect(await spectatorsAt(server, id)).toBe(0);
  });

  it('unsubscribing while a match loads takes effect', async () => {
    const { server, gate, line, id } = await coldMatch();
    line.say({ type: 'leave', table: id });
    line.say({ type: 'ping', sent: 1 });
    await line.next('pong');
    gate.letGo();
    expect(await spectatorsAt(server, id)).toBe(0);
    line.say({ type: 'sync', table: id });
    await expect.poll(() => spectatorsAt(server, id)).toBe(1);
    line.close();
  });

  it('a long poll leaves no subscriber behind when the table cannot be loaded', async () => {
    const server = await servers.open();
    const ann = await newVisitor(server.url);
    const { id } = await gathering(ann);
    const { table } = await ann.get<{ table: Table }>(`/api/tables/${id}/position`);
    const live = await openTable(server.ports, id);
    const head = live.head;
    if (head === null) throw new Error('it has not begun');
    live.head = { ...head, seq: table.seq, dueAt: null };
    const { game } = live;
    live.live = null;
    Object.assign(live, {
      game: {
        ...game,
        setup: () => {
          throw new Error('broken');
        },
      },
    });
    const { status } = await ann.ask('GET', `/api/tables/${id}/position?after=${1_000_000}&wait=20`);
    expect(status).toBe(500);
    expect(live.subscribers.size).toBe(0);
    Object.assign(live, { game });
  });

  it('a crowd of spectators receives only its count', async () => {
    const server = await servers.open();
    const ann = await newVisitor(server.url);
    const { id } = await makeTable(ann, { game: 'citadels', players: 3 });
    const CROWD = 20;
    const lines = await Promise.all(Array.from({ length: CROWD }, async () => openLine(await newVisitor(server.url))));
    const began = performance.now();
    for (const line of lines) {
      line.say({ type: 'sync', table: id });
      await line.next('snapshot');
    }
    for (const line of lines) await line.next('watching', ({ watching }) => watching === CROWD);
    const seconds = (performance.now() - began) / 1000;
    const told = (type: ServerMessage['type']): number[] =>
      lines.map(({ heard }) => heard.filter((message) => message.type === type).length);
    expect(new Set(told('table'))).toEqual(new Set([0]));
    // Once a second, not once for every newcomer.
    expect(Math.max(...told('watching'))).toBeLessThanOrEqual(2 + seconds);
    for (const line of lines) line.close();
  });

  it('closing ends at once, despite reconnecting and silent clients', async () => {
    const log = readableLog();
    const server = await servers.open(undefined, log);
    const people = await Promise.all(Array.from({ length: 5 }, () => newVisitor(server.url)));
    let closing = false;
    let ended = false;
    const comeBack = (visitor: Visitor): void => {
      if (ended) return;
      const socket = new WebSocket(`${server.url.replace('http', 'ws')}/socket`, { headers: visitor.headers });
      socket.on('error', () => undefined);
      socket.on('close', () => setTimeout(() => comeBack(visitor), 5));
    };
    for (let each = 0; each < 40; each++) comeBack(people[each % people.length] as Visitor);
    // Some clients send only half a request, or never close their connection.
    const silent = Array.from({ length: 10 }, (_, each) => {
      const socket = connect(server.port, '127.0.0.1');
      socket.on('error', () => undefined);
      const cookie = (people[0] as Visitor).headers.cookie ?? '';
      socket.write(
        `GET /socket HTTP/1.1\r\nhost: 127.0.0.1:${server.port}\r\ncookie: ${cookie}\r\nupgrade: websocket\r\nconnection: upgrade\r\n`,
      );
      if (each % 2 === 0) socket.write('sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n');
      return socket;
    });
    await expect.poll(() => server.ports.sessionSockets.people().length).toBe(people.length);
    closing = true;
    await server.close();
    ended = closing;
    expect(log.notWaitedFor()).toEqual([]);
    for (const socket of silent) socket.destroy();
  });
});
