import { makeTable, newVisitor, Player, type Visitor, visitorWith } from '@belfry/client';
import { findGame } from '@belfry/games';
import type { Viewer } from '@belfry/kernel';
import { Canary, type Heard, type Leaks } from './canary.ts';
import { sensibly } from './choosing.ts';

export interface EavesdropOptions {
  readonly url: string;
  readonly games: readonly string[];
  /** Matches of each game. */
  readonly rounds: number;
  readonly together: number;
  readonly onGame?: (done: number) => void;
}

export interface EavesdropResult {
  readonly games: number;
  readonly frames: number;
  readonly bytes: number;
  readonly leaks: Leaks;
}

/** How often somebody who has heard of an entry does something besides playing. */
const MISCHIEF = 0.05;

/** Plays matches with people, bots and spectators who also reconnect, chat, undo, err and ask for replays, and reads along on every line. */
export async function eavesdrop(options: EavesdropOptions): Promise<EavesdropResult> {
  const plan = options.games.flatMap((game) => Array.from({ length: options.rounds }, (_, round) => ({ game, round })));
  const total = { games: plan.length, frames: 0, bytes: 0, leaks: [] as Leaks };
  let done = 0;
  const desk = async (): Promise<void> => {
    for (let next = plan.pop(); next !== undefined; next = plan.pop()) {
      const { canary, heard } = await overhearOne(options.url, next.game, next.round);
      total.frames += canary.frames;
      total.bytes += heard.reduce((sum, { text }) => sum + text.length, 0);
      total.leaks.push(...canary.leaks.map((leak) => `${next?.game}: ${leak}`));
      options.onGame?.(++done);
    }
  };
  await Promise.all(Array.from({ length: options.together }, desk));
  return total;
}

async function overhearOne(url: string, gameId: string, round: number): Promise<{ canary: Canary; heard: Heard[] }> {
  const game = findGame(gameId);
  const heard: Heard[] = [];
  const listening = async (viewer: Viewer): Promise<Visitor> => {
    const visitor = await newVisitor(url);
    return visitorWith(url, visitor.me, visitor.headers, (text) => heard.push({ viewer, text }));
  };
  const people = [await listening(0), await listening(1), await listening('spectator')] as const;
  const { min, max } = game.players;
  const players = min + (round % (max - min + 1));
  const bots = Array.from({ length: players - 1 }, (_, i) => (i === 0 ? null : 'apprentice'));
  const table = await makeTable(people[0], { game: gameId, players, bots, pace: 'instant' });
  await people[1].post(`/api/tables/${table.id}/seats/1`, {});
  await people[1].post(`/api/tables/${table.id}/ready`, { ready: true });
  await people[0].post(`/api/tables/${table.id}/start`);
  const seats = [0, 1, null] as const;
  const choose = sensibly(gameId);
  const everybody: Player[] = people.map((visitor, i) => {
    const seat = seats[i] ?? null;
    const viewer: Viewer = seat ?? 'spectator';
    const onSteps = (): void => {
      if (Math.random() < MISCHIEF) void makeTrouble(everybody, people, table.id).catch(() => undefined);
    };
    return new Player({ visitor, table: table.id, seat, choose, onSteps, overheard: (text) => heard.push({ viewer, text }) });
  });
  await Promise.all(everybody.map((player) => player.done));
  for (const player of everybody) player.stop();
  // Asked for on another line: this is the answer sheet, not something that was overheard.
  const { text } = await visitorWith(url, people[0].me, people[0].headers).ask('GET', `/api/tables/${table.id}/export`);
  const canary = new Canary(table.id, text);
  for (const one of heard) canary.judge(one);
  return { canary, heard };
}

/** Everything that makes the server talk: wrong moves, undo and votes, chat, reconnects, replays, foreign seats, the other lists. */
async function makeTrouble(everybody: readonly Player[], people: readonly Visitor[], table: string): Promise<void> {
  const i = Math.floor(Math.random() * everybody.length);
  const player = everybody[i] as Player;
  const visitor = people[i] as Visitor;
  const seat = player.options.seat ?? 0;
  const id = `t${Math.random().toString(36).slice(2)}`;
  const seq = Math.max(0, player.lastSeq);
  const kinds: readonly (() => unknown)[] = [
    () => player.cut(),
    () => player.sync(),
    () => player.send({ type: 'move', id, table, seat: 1 - seat, seq, move: 'pass' }),
    () => player.send({ type: 'move', id, table, seat, seq: Math.max(0, seq - 3), move: player.position?.legal[0] ?? 'pass' }),
    () => player.send({ type: 'chat', id, table, text: 'what do you hold?' }),
    () => player.send({ type: 'undo', id, table, seat, seq, to: Math.max(0, seq - 2) }),
    () => player.send({ type: 'vote', id, table, seat, seq, agree: Math.random() < 0.2 }),
    () => player.send({ type: 'sync', table, seat: 1 - seat }),
    () => player.raw('{"type":"sync"'),
    () => visitor.ask('GET', `/api/tables/${table}/position`),
    () => visitor.ask('GET', `/api/tables/${table}/replay?viewer=open`),
    () => visitor.ask('GET', `/api/tables/${table}/replay?viewer=${1 - seat}`),
    () => (Math.random() < 0.2 ? visitor.ask('GET', `/api/tables/${table}/replay`) : undefined),
    () => visitor.ask('GET', `/api/tables/${table}/export`),
    () => visitor.ask('GET', `/api/tables/${table}`),
    () => visitor.ask('GET', '/api/tables?list=mine'),
    () => visitor.ask('POST', `/api/tables/${table}/moves`, { id, seat: 1 - seat, seq, move: 'pass' }),
  ];
  await kinds[Math.floor(Math.random() * kinds.length)]?.();
}
