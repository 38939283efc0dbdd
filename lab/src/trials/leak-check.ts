import { type Line, makeTable, newVisitor, openLine, Player, type Visitor, visitorWith } from '@belfry/client';
import { findGame } from '@belfry/games';
import { itemAt, pick, type Seat, type Viewer } from '@belfry/kernel';
import type { Table, TableId } from '@belfry/protocol';
import { sensibly } from '../server/client-moves.ts';
import { Canary, type Heard, type Leaks } from './canary.ts';
import { type Luck, startLuck } from './luck.ts';
import { free, type Gathering, type Listener, sit, WAYS, type Way } from './table-paths.ts';

export interface LeakCheckOptions {
  readonly url: string;
  readonly games: readonly string[];
  /** Matches of each game, each in a different way. */
  readonly rounds: number;
  readonly together: number;
  readonly ways?: readonly Way[];
  readonly onGame?: (done: number) => void;
}

export interface LeakCheckResult {
  readonly games: number;
  readonly frames: number;
  readonly bytes: number;
  readonly leaks: Leaks;
}

/** How often a person who receives an entry does something other than play. */
const MISCHIEF = 0.05;
/** The number of entries after which people change places in a match. */
const MIDWAY = 5;

/**
 * Plays matches with people, bots and spectators who come and go, reconnect, chat, undo, make errors and request replays, and reads every
 * connection.
 */
export async function checkLeaks(options: LeakCheckOptions): Promise<LeakCheckResult> {
  const ways = options.ways ?? WAYS;
  // Even a few rounds cover every way, with one game or another.
  const stride = Math.ceil(ways.length / options.games.length);
  const plan = options.games.flatMap((game, i) =>
    Array.from({ length: options.rounds }, (_, round) => ({ game, round, way: itemAt(ways, (round + i * stride) % ways.length) })),
  );
  const luck = startLuck('canary');
  const leaks: Leaks = [];
  const total = { games: plan.length, frames: 0, bytes: 0, leaks };
  let done = 0;
  const desk = async (): Promise<void> => {
    for (let next = plan.pop(); next !== undefined; next = plan.pop()) {
      const { game, way } = next;
      for (const { canary, heard } of await overhear(options.url, game, next.round, way, luck.for(`${game} ${next.round}`))) {
        total.frames += canary.frames;
        total.bytes += heard.reduce((sum, { text }) => sum + text.length, 0);
        total.leaks.push(...canary.leaks.map((leak) => `${game}, ${way.name}: ${leak}`));
      }
      options.onGame?.(++done);
    }
  };
  await Promise.all(Array.from({ length: options.together }, desk));
  return total;
}

interface Overheard {
  readonly canary: Canary;
  readonly heard: readonly Heard[];
}

/** Plays a match, and perhaps its rematch, and returns what was received. */
async function overhear(url: string, gameId: string, round: number, way: Way, luck: Luck): Promise<Overheard[]> {
  const { min, max } = findGame(gameId).players;
  const players = min + (round % (max - min + 1));
  const evening = startEvening(url, gameId, luck);
  const own = (seat: Seat): readonly Viewer[] => [seat, 'spectator'];
  const [host, second, nosy] = [await evening.join(own(0)), await evening.join(own(1)), await evening.join(['spectator', 1])];
  const bots = Array.from({ length: players - 1 }, (_, i) => (i === 0 ? null : 'apprentice'));
  const { id } = await makeTable(host.visitor, { game: gameId, players, bots, pace: 'instant', ...way.settings });
  const first: Gathering = { table: id, host, second, nosy, join: evening.join, look: (who, seat) => evening.look(id, who, seat) };
  await way.gather(first);
  // Nothing is secret before the start; from then on the spectator has no seat.
  nosy.viewers = nosy.viewers.filter((viewer) => viewer === 'spectator');
  await second.visitor.post(`/api/tables/${id}/ready`, { ready: true });
  const judged = [await evening.play(first, [host, second], way.midway)];
  if (way.rematch !== true) return judged;
  const { id: again } = await host.visitor.post<Table>(`/api/tables/${id}/rematch`);
  const rematch: Gathering = { ...first, table: again, look: (who, seat) => evening.look(again, who, seat) };
  await rematch.look(second, 1);
  await free(rematch, second, 1);
  await sit(rematch, nosy, 1);
  await nosy.visitor.post(`/api/tables/${again}/ready`, { ready: true });
  nosy.viewers = own(1);
  second.viewers = ['spectator'];
  return [...judged, await evening.play(rematch, [host, nosy], undefined)];
}

interface Evening {
  readonly join: Gathering['join'];
  look(table: TableId, who: Listener, seat: Seat | null | undefined): Promise<Line>;
  /** Plays the match to its end and returns what was received since the previous one. */
  play(gathering: Gathering, seated: readonly Listener[], midway: Way['midway']): Promise<Overheard>;
}

function startEvening(url: string, gameId: string, luck: Luck): Evening {
  let heard: Heard[] = [];
  const lines: Line[] = [];
  const hear = ({ viewers, delay }: Listener, text: string): void => void heard.push({ viewers, delay, at: Date.now(), text });

  async function join(viewers: readonly Viewer[], headers?: Readonly<Record<string, string>>): Promise<Listener> {
    const overheard = (text: string): void => hear(listener, text);
    const visitor = headers === undefined ? await newVisitor(url, overheard) : visitorWith(url, STRANGER, headers, overheard);
    const listener: Listener = { visitor, viewers, delay: 0 };
    return listener;
  }

  async function look(table: TableId, who: Listener, seat: Seat | null | undefined): Promise<Line> {
    const line = await openLine(who.visitor, {}, (text) => hear(who, text));
    lines.push(line);
    line.say({ type: 'sync', table, ...(seat === undefined ? {} : { seat }) });
    await line.next('snapshot');
    return line;
  }

  async function play(gathering: Gathering, seated: readonly Listener[], midway: Way['midway']): Promise<Overheard> {
    const { table, host, nosy } = gathering;
    await host.visitor.post(`/api/tables/${table}/start`);
    const choose = sensibly(gameId);
    let gate: Promise<void> | null = null;
    const spectators = nosy.viewers.length > 0 && !seated.includes(nosy) ? [nosy] : [];
    const everyone: Player[] = [...seated, ...spectators].map((who, i) => {
      const seat = i < seated.length ? i : null;
      const onSteps = (): void => {
        if (player.lastSeq >= MIDWAY && seat === 1) gate ??= midway?.(gathering, () => player.cut()) ?? Promise.resolve();
        if (luck.fraction() < MISCHIEF) void makeTrouble(everyone, [...seated, nosy], table, luck).catch(() => undefined);
      };
      const pause = async (): Promise<void> => void (seat === 1 ? await gate : undefined);
      const player = new Player({ visitor: who.visitor, table, seat, choose, onSteps, pause, overheard: (text) => hear(who, text) });
      return player;
    });
    try {
      await Promise.all(everyone.map((player) => player.done));
      await gate;
    } finally {
      for (const player of everyone) player.stop();
      for (const line of lines.splice(0)) line.close();
    }
    // Requested on a separate connection: this is the reference, not a message under test.
    const { text } = await visitorWith(url, host.visitor.me, host.visitor.headers).ask('GET', `/api/tables/${table}/export`);
    const canary = new Canary(table, text);
    canary.judge(heard);
    const all = heard;
    heard = [];
    return { canary, heard: all };
  }

  return { join, look, play };
}

/** A visitor without a known identity, who presents only a token. */
const STRANGER: Visitor['me'] = {
  id: '',
  name: '',
  crest: 'bell',
  kind: 'guest',
  login: null,
  passkeys: 0,
  codes: 0,
  operator: false,
  named: true,
  hidden: false,
};

/**
 * Triggers everything that makes the server send: illegal moves, undo and votes, chat, reconnects, replays, other players' seats, the other
 * lists.
 */
async function makeTrouble(everyone: readonly Player[], people: readonly Listener[], table: string, luck: Luck): Promise<void> {
  const player = pick(luck, everyone);
  const { visitor } = pick(luck, people);
  const seat = player.options.seat ?? 0;
  const id = `t${luck.bytes(6).toString('hex')}`;
  const seq = Math.max(0, player.lastSeq);
  const kinds: readonly (() => unknown)[] = [
    () => player.cut(),
    () => player.sync(),
    () => player.send({ type: 'move', id, table, seat: 1 - seat, seq, move: 'pass' }),
    () => player.send({ type: 'move', id, table, seat, seq: Math.max(0, seq - 3), move: player.position?.legal[0] ?? 'pass' }),
    () => player.send({ type: 'chat', id, table, text: 'what do you hold?' }),
    () => player.send({ type: 'undo', id, table, seat, seq, to: Math.max(0, seq - 2) }),
    () => player.send({ type: 'vote', id, table, seat, seq, asker: 1 - seat, to: Math.max(0, seq - 2), agree: luck.fraction() < 0.2 }),
    () => player.send({ type: 'sync', table, seat: 1 - seat }),
    () => player.raw('{"type":"sync"'),
    () => visitor.ask('GET', `/api/tables/${table}/position`),
    () => visitor.ask('GET', `/api/tables/${table}/replay?viewer=open`),
    () => visitor.ask('GET', `/api/tables/${table}/replay?viewer=${1 - seat}`),
    () => (luck.fraction() < 0.2 ? visitor.ask('GET', `/api/tables/${table}/replay`) : undefined),
    () => visitor.ask('GET', `/api/tables/${table}/export`),
    () => visitor.ask('GET', `/api/tables/${table}`),
    () => visitor.ask('GET', '/api/tables?list=mine'),
    () => visitor.ask('POST', `/api/tables/${table}/moves`, { id, seat: 1 - seat, seq, move: 'pass' }),
  ];
  await pick(luck, kinds)();
}
