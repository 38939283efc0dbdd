import { makeTable, newVisitor, type Visitor } from '@belfry/client';
import { pick } from '@belfry/kernel';
import type { Position, Table } from '@belfry/protocol';
import { WebSocket } from 'ws';
import { type Luck, startLuck } from './luck.ts';

export interface FuzzOptions {
  readonly url: string;
  readonly game: string;
  readonly frames: number;
  readonly requests: number;
  readonly onPart?: (done: number) => void;
}

export interface FuzzResult {
  readonly frames: number;
  readonly requests: number;
  readonly answers: Readonly<Record<string, number>>;
  readonly closed: number;
}

type Count = (what: string) => void;

const LANES = 6;
const BATCH = 10;
/** The ping that confirms that everything before it has been processed. */
const BARRIER = 424_242;

/** The fields of each message; the last entries are not valid messages at all. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  sync: ['table', 'seat'],
  leave: ['table'],
  move: ['id', 'table', 'seat', 'seq', 'move'],
  undo: ['id', 'table', 'seat', 'seq', 'to'],
  vote: ['id', 'table', 'seat', 'seq', 'agree'],
  chat: ['id', 'table', 'text'],
  phrase: ['id', 'table', 'phrase'],
  resign: ['id', 'table', 'seat', 'level'],
  return: ['id', 'table', 'seat'],
  replace: ['id', 'table', 'seat', 'level'],
  ping: ['sent'],
  state: ['table'],
  constructor: [],
};
const KINDS = Object.keys(FIELDS);

/** Returns a value that does not belong in its place. */
function oddity(luck: Luck, depth = 0): unknown {
  const kinds: readonly (() => unknown)[] = [
    () => null,
    () => true,
    () => -1,
    () => 1e308,
    () => 0.5,
    () => Number.MAX_SAFE_INTEGER,
    () => '',
    () => 'a'.repeat(luck.below(600)),
    () => '\u0000\ud800',
    () => '__proto__',
    () => luck.bytes(8).toString('base64'),
    () => (depth > 3 ? [] : [oddity(luck, depth + 1), oddity(luck, depth + 1)]),
    () => (depth > 3 ? {} : { [pick(luck, KINDS)]: oddity(luck, depth + 1) }),
  ];
  return pick(luck, kinds)();
}

function fuzzedFrame(luck: Luck, table: string, position: Position): string {
  const draw = luck.fraction();
  if (draw < 0.06) return luck.bytes(luck.below(200)).toString('latin1');
  if (draw < 0.08) return '['.repeat(5000);
  if (draw < 0.09) return JSON.stringify({ type: 'chat', id: 'x', table, text: 'x'.repeat(15_000) });
  const kind = pick(luck, KINDS);
  const values: Readonly<Record<string, unknown>> = {
    id: pick(luck, ['again', luck.bytes(6).toString('hex')]),
    table: pick(luck, [table, table, table, 'nowhere']),
    seat: pick(luck, [0, 1, 2, 3, 7]),
    seq: pick(luck, [0, 1, position.seq, position.seq + 1, 99_999]),
    move: pick(luck, [...position.legal, 'pass', 'undo', 'take gold', 'build castle']),
    to: pick(luck, [0, 1, position.seq]),
    text: 'hello',
    phrase: 'hello',
    level: pick(luck, ['random', 'grandmaster', '__proto__']),
    agree: true,
    sent: 1,
  };
  const honest: Record<string, unknown> = { type: kind };
  for (const field of FIELDS[kind] ?? []) honest[field] = values[field];
  if (luck.fraction() < 0.35) {
    const key = pick(luck, Object.keys(honest));
    if (luck.fraction() < 0.6) honest[key] = oddity(luck);
    else delete honest[key];
  }
  if (luck.fraction() < 0.05) honest[pick(luck, ['state', '__proto__', 'mover'])] = oddity(luck);
  const text = JSON.stringify(honest);
  return luck.fraction() < 0.1 ? text.slice(0, luck.below(text.length)) : text;
}

/**
 * Sends malformed messages from a stranger and from a seat that is not on turn; the table must not change, and every answer must be a typed
 * one.
 */
export async function fuzzTrial(options: FuzzOptions): Promise<FuzzResult> {
  const [host, stranger] = [await newVisitor(options.url), await newVisitor(options.url)];
  const made = await makeTable(host, { game: options.game, players: 4, hotseat: true, start: true });
  const before = await look(host, made.id);
  const answers: Record<string, number> = {};
  const count: Count = (what) => {
    answers[what] = (answers[what] ?? 0) + 1;
  };
  const luck = startLuck('fuzz');
  const closed = await fuzzSocket(stranger, { luck, table: made.id, position: before.position }, options, count);
  await fuzzHttp(stranger, { luck, table: made.id }, options, count);
  const after = await look(host, made.id);
  const same = (of: { table: Table; position: Position }): string =>
    JSON.stringify([of.table.seats.map(({ bot, person }) => [bot, person?.id]), of.table.status, of.table.vote, of.position]);
  if (same(before) !== same(after)) throw new Error('the table changed under fuzzing');
  const health = await stranger.ask('GET', '/ready');
  if (health.status !== 200) throw new Error(`the server is not well after fuzzing: ${health.status}`);
  return { frames: options.frames, requests: options.requests, answers, closed };
}

function look(visitor: Visitor, table: string): Promise<{ table: Table; position: Position }> {
  return visitor.get(`/api/tables/${table}/position?seat=0`);
}

/** Returns how often the server closed the connection for abuse. Only processed frames count: a ping after them comes back. */
async function fuzzSocket(
  visitor: Visitor,
  { luck, table, position }: { readonly luck: Luck; readonly table: string; readonly position: Position },
  options: FuzzOptions,
  count: Count,
): Promise<number> {
  let taken = 0;
  let closed = 0;
  await lanes(async () => {
    while (taken < options.frames) {
      const line = await openFuzzLine(visitor, count);
      while (taken < options.frames) {
        for (let i = 0; i < BATCH; i++) line.send(luck.fraction() < 0.03 ? luck.bytes(30) : fuzzedFrame(luck, table, position));
        if (!(await line.isThere())) {
          closed++;
          break;
        }
        taken += BATCH;
        options.onPart?.(taken);
      }
      line.close();
    }
  });
  return closed;
}

async function openFuzzLine(visitor: Visitor, count: Count) {
  const socket = new WebSocket(`${visitor.url.replace('http', 'ws')}/socket`, { headers: visitor.headers });
  await new Promise<void>((resolve, reject) => {
    socket.once('open', () => resolve());
    socket.once('error', reject);
  });
  let answer: (there: boolean) => void = () => undefined;
  socket.on('error', () => undefined);
  socket.on('close', (code) => {
    count(`close ${code}`);
    answer(false);
  });
  socket.on('message', (data) => {
    const message = JSON.parse(data.toString()) as { type: string; code?: string; sent?: number };
    if (message.code === 'unavailable') throw new Error(`a fault under fuzzing: ${data.toString()}`);
    if (message.type === 'pong' && message.sent === BARRIER) answer(true);
    else count(message.code === undefined ? message.type : `${message.type} ${message.code}`);
  });
  return {
    send: (data: string | Buffer) => socket.send(data),
    close: () => socket.close(),
    isThere(): Promise<boolean> {
      if (socket.readyState !== WebSocket.OPEN) return Promise.resolve(false);
      socket.send(JSON.stringify({ type: 'ping', sent: BARRIER }));
      return new Promise((resolve) => {
        answer = resolve;
      });
    },
  };
}

async function lanes(work: () => Promise<void>): Promise<void> {
  await Promise.all(Array.from({ length: LANES }, work));
}

const TABLE_PATHS = ' /seats/1 /seats/99 /seats/x /ready /start /rematch /position /moves /replay /export /../.. ?seat=-1 /%00'.split(' ');
const PATHS = (
  '/api/me /api/account /api/account/password /api/account/codes /api/account/recovery /api/sign-in /api/bots /api/matches/import /api/tables ' +
  '/socket /api/passkeys/sign-in/answer /api/passkeys/confirmation /api/operators/acts'
).split(' ');

async function fuzzHttp(
  visitor: Visitor,
  { luck, table }: { readonly luck: Luck; readonly table: string },
  options: FuzzOptions,
  count: Count,
): Promise<void> {
  let asked = 0;
  await lanes(async () => {
    while (asked++ < options.requests) await fuzzRequest(visitor, luck, table, count);
  });
}

async function fuzzRequest(visitor: Visitor, luck: Luck, table: string, count: Count): Promise<void> {
  const path =
    luck.fraction() < 0.7
      ? `/api/tables/${pick(luck, [table, table, table, 'nowhere', '__proto__', "' or 1=1 --"])}${pick(luck, TABLE_PATHS)}`
      : pick(luck, PATHS);
  const method = pick(luck, ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']);
  const bodies: (() => unknown)[] = [
    () => oddity(luck),
    () => ({ id: 'x', seat: 1, seq: 0, move: oddity(luck) }),
    () => ({ bot: oddity(luck) }),
    () => ({ ready: oddity(luck) }),
    () => '{"game"',
    () => undefined,
  ];
  const body = method === 'GET' ? undefined : pick(luck, bodies)();
  const { status, text } = await visitor.ask(method, encodeURI(path), body);
  if (status >= 500) throw new Error(`${method} ${path} with ${JSON.stringify(body)} made the server fail: ${status} ${text}`);
  if (status >= 300 && !text.includes('"code"'))
    throw new Error(`${method} ${path} was answered ${status} without a code: ${text.slice(0, 200)}`);
  count(`http ${status}`);
}
