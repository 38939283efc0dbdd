import { connect as connectRaw } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { makeTable, newVisitor, openLine, Player, type Visitor } from '@belfry/client';
import { pick } from '@belfry/kernel';
import { WebSocket } from 'ws';
import { connect } from './flood.ts';
import type { Luck } from './luck.ts';

const PATIENCE_MS = 30_000;
const ENOUGH_MOVES = 3;

/** Simulates two people: one plays against bots, the other watches. They leave as people do, and their tables go with them. */
export async function visit(url: string, game: string, luck: Luck): Promise<void> {
  const [player, spectator] = await Promise.all([comes(url), comes(url)]);
  try {
    await play(player, spectator, game, luck);
  } catch {
    // The server was killed during the visit.
  }
  await goes(player);
  await goes(spectator);
}

async function play(visitor: Visitor, spectator: Visitor, game: string, luck: Luck): Promise<void> {
  const { id } = await makeTable(visitor, { game, players: 3, bots: 'random', pace: 'instant', start: true });
  const line = await openLine(spectator);
  const player = new Player({ visitor, table: id, seat: 0, choose: ({ legal }) => pick(luck, legal) });
  try {
    line.say({ type: 'sync', table: id });
    line.say({ type: 'chat', id: `c-${id}`, table: id, text: 'good luck' });
    const until = Date.now() + PATIENCE_MS;
    while (player.acknowledged.size < ENOUGH_MOVES && player.table?.status !== 'finished' && Date.now() < until) await pause(10);
  } finally {
    player.stop();
    line.close();
  }
}

async function comes(url: string): Promise<Visitor> {
  return insist(() => newVisitor(url));
}

/** Deletes what is left of a person, even if the server is down for a long time. */
async function goes(visitor: Visitor): Promise<void> {
  const { tables } = await insist(() => visitor.get<{ tables: { id: string }[] }>('/api/tables?list=mine'));
  for (const { id } of tables) await insist(() => visitor.ask('DELETE', `/api/tables/${id}`));
  await insist(() => visitor.ask('DELETE', '/api/me', { sure: true }));
}

async function insist<T>(ask: () => Promise<T>): Promise<T> {
  for (const until = Date.now() + PATIENCE_MS; ; )
    try {
      return await ask();
    } catch (error) {
      if (Date.now() > until) throw error;
      await pause(100);
    }
}

/** Simulates an attacker; returns a function that closes the connections it left open. */
export async function intrude(url: string, luck: Luck): Promise<() => void> {
  const me = await comes(url);
  const ways: readonly (() => Promise<() => void>)[] = [
    async () => {
      const socket = await connect(me);
      for (let n = 0; n < 300; n++) socket.send(luck.bytes(40));
      return () => socket.terminate();
    },
    async () => {
      const half = connectRaw(Number(new URL(url).port), '127.0.0.1');
      half.on('error', () => undefined);
      half.write('GET /socket HTTP/1.1\r\nhost: belfry\r\nupgrade: websocket\r\nconnection: upgrade\r\n');
      return () => half.destroy();
    },
    async () => {
      const socket = await connect(me);
      socket.pause();
      for (let n = 0; n < 100 && socket.readyState === WebSocket.OPEN; n++) socket.send('{"type":"ping","sent":1}');
      return () => socket.terminate();
    },
    async () => {
      for (let n = 0; n < 5; n++) {
        await me.ask('POST', '/api/matches/import', luck.bytes(2000).toString('base64'));
        await me.ask('POST', '/api/sign-in', { login: `nobody${n}`, password: 'wrong horse' });
        await me.ask('PUT', '/api/me/time-off', { nights: null, zone: 'UTC', holidays: [{ from: '2027-01-01', to: '2027-01-02' }] });
        await me.ask('GET', `/api/tables/${luck.below(1000)}/replay`);
      }
      return () => undefined;
    },
  ];
  // A guest who joined nothing is deleted automatically.
  return pick(luck, ways)().catch(() => () => undefined);
}
