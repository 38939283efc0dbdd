import { randomUUID } from 'node:crypto';
import type { Visitor } from '@belfry/client';
import { findGame } from '@belfry/games';
import { createMatch, keyedChance, type Match, play, seededChance, undo, writeLog } from '@belfry/kernel';
import type { Table } from '@belfry/protocol';
import { WebSocket } from 'ws';
import { ATTACKS_ON_ROUTES } from './attacks-on-routes.ts';
import { type Act, connect, flood, guestFrom, repeat } from './flood.ts';

// Known attacks on our own server, at full speed from one address. Each runs until its time is up and returns how much it sent.

export interface Attack {
  readonly name: string;
  readonly url: string;
  readonly seconds: number;
}

const ATTACKS: Readonly<Record<string, Act>> = {
  'long matches': askForLongMatches,
  'long files': (me, goesOn) => repeat(goesOn, () => me.ask('POST', '/api/matches/import', longFile(30_000))),
  'shows of Masters': watchMasters,
  pings: (me, goesOn) => flood(me, goesOn, (socket) => socket.ping('x')),
  'bad frames': (me, goesOn) => flood(me, goesOn, (socket) => socket.send('{"type":"sync"')),
  'sockets that do not read': readNothing,
  'tables and talk': makeTablesAndTalk,
  'sign-in tries': (me, goesOn) =>
    repeat(goesOn, () => me.ask('POST', '/api/sign-in', { login: `n${randomUUID()}`, password: 'wrong horse' })),
  ...ATTACKS_ON_ROUTES,
};

export const ATTACK_NAMES: readonly string[] = Object.keys(ATTACKS);

export async function attack({ name, url, seconds }: Attack): Promise<number> {
  const act = ATTACKS[name];
  if (act === undefined) throw new Error(`there is no attack "${name}"`);
  // Each attack has its own address: one that has used up its rate limit must not protect the server from the next.
  const me = await guestFrom(url, `203.0.113.${ATTACK_NAMES.indexOf(name)}`);
  // The time starts when everything is prepared.
  let until: number | null = null;
  return act(me, () => {
    until ??= Date.now() + seconds * 1000;
    return Date.now() < until;
  });
}

/** Returns a match in which one move is played and undone this many times. */
function longFile(undos: number): string {
  const game = findGame('citadels');
  const key = 'k'.repeat(64);
  const match: Match = createMatch(game, { players: 2, key });
  const luck = seededChance('long');
  const step = (): void => {
    const seat = game.pending(match.state)[0]?.seat ?? 0;
    const legal = game.legal(match.state, seat);
    play(match, seat, legal[luck.below(legal.length)], keyedChance(key, match.log.entries.length + 1));
  };
  while (match.line.length < 64) step();
  const entries = [...match.log.entries];
  undo(match, 0, match.line.at(-2)?.entry.seq ?? 0, [1]);
  step();
  const [taken, played] = match.log.entries.slice(entries.length);
  // The same two entries repeat, so the file can be written without playing them.
  if (undos > 1000) {
    for (let n = 0; n < undos; n++)
      for (const entry of [taken, played]) if (entry !== undefined) entries.push({ ...entry, seq: entries.length + 1 });
    return writeLog({ header: match.log.header, entries });
  }
  for (let n = 1; n < undos; n++) {
    undo(match, 0, match.line.at(-2)?.entry.seq ?? 0, [1]);
    step();
  }
  while (game.outcome(match.state) === null) step();
  return writeLog({ header: { ...match.log.header, key }, entries: match.log.entries });
}

async function askForLongMatches(me: Visitor, goesOn: () => boolean): Promise<number> {
  const { id } = await me.post<Table>('/api/matches/import', longFile(1000));
  const paths = ['position', 'replay', 'replay?first=1900', 'export'];
  let next = 0;
  const asking = repeat(goesOn, () => me.ask('GET', `/api/tables/${id}/${paths[next++ % paths.length]}`));
  const syncing = flood(me, goesOn, (socket) => socket.send(JSON.stringify({ type: 'sync', table: id })));
  return (await asking) + (await syncing);
}

async function watchMasters(me: Visitor, goesOn: () => boolean): Promise<number> {
  const show = { game: 'citadels', players: 2, bots: 'master', watch: true, pace: 'instant', start: true };
  const socket = await connect(me);
  const asked = await repeat(
    goesOn,
    async () => {
      const { id } = await me.post<Table>('/api/tables', show);
      socket.send(JSON.stringify({ type: 'sync', table: id }));
    },
    2,
  );
  socket.terminate();
  return asked;
}

async function readNothing(me: Visitor, goesOn: () => boolean): Promise<number> {
  const { id } = await me.post<Table>('/api/matches/import', longFile(900));
  const sockets: WebSocket[] = [];
  const sent = await repeat(
    goesOn,
    async () => {
      if (sockets.length < 80) {
        const socket = await connect(me);
        socket.pause();
        sockets.push(socket);
      }
      for (const socket of sockets) if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ type: 'sync', table: id }));
      // Real time: lets the sockets send.
      await new Promise((resolve) => setTimeout(resolve, 5));
    },
    1,
  );
  for (const socket of sockets) socket.terminate();
  return sent;
}

async function makeTablesAndTalk(me: Visitor, goesOn: () => boolean): Promise<number> {
  const { id } = await me.post<Table>('/api/tables', { game: 'citadels', players: 2 });
  const making = repeat(goesOn, () => me.ask('POST', '/api/tables', { game: 'citadels', access: 'open' }));
  let said = 0;
  const line = () => JSON.stringify({ type: 'chat', id: `c${said++}`, table: id, text: 'listen to me!' });
  return (await making) + (await flood(me, goesOn, (socket) => socket.send(line())));
}
