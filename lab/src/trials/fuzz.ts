import { randomBytes } from 'node:crypto';
import { makeTable, newVisitor, type Visitor } from '@belfry/client';
import { itemAt } from '@belfry/kernel';
import type { Position, Table } from '@belfry/protocol';
import { WebSocket } from 'ws';

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
/** The ping that says that everything before it has been dealt with. */
const BARRIER = 424_242;

/** The fields of each message; the last ones are no messages at all. */
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

function any<T>(items: readonly T[]): T {
  return itemAt(items, Math.floor(Math.random() * items.length));
}

/** A value that does not belong where it is put. */
function oddity(depth = 0): unknown {
  const kinds: readonly (() => unknown)[] = [
    () => null,
    () => true,
    () => -1,
    () => 1e308,
    () => 0.5,
    () => Number.MAX_SAFE_INTEGER,
    () => '',
    () => 'a'.repeat(Math.floor(Math.random() * 600)),
    () => '\u0000\ud800',
    () => '__proto__',
    () => randomBytes(8).toString('base64'),
    () => (depth > 3 ? [] : [oddity(depth + 1), oddity(depth + 1)]),
    () => (depth > 3 ? {} : { [any(KINDS)]: oddity(depth + 1) }),
  ];
  return any(kinds)();
}

function fuzzedFrame(table: string, position: Position): string {
  const luck = Math.random();
  if (luck < 0.06) return randomBytes(Math.floor(Math.random() * 200)).toString('latin1');
  if (luck < 0.08) return '['.repeat(5000);
  if (luck < 0.09) return JSON.stringify({ type: 'chat', id: 'x', table, text: 'x'.repeat(15_000) });
  const kind = any(KINDS);
  const values: Readonly<Record<string, unknown>> = {
    id: any(['again', randomBytes(6).toString('hex')]),
    table: any([table, table, table, 'nowhere']),
    seat: any([0, 1, 2, 3, 7]),
    seq: any([0, 1, position.seq, position.seq + 1, 99_999]),
    move: any([...position.legal, 'pass', 'undo', 'take gold', 'build castle']),
    to: any([0, 1, position.seq]),
    text: 'hello',
    phrase: 'hello',
    level: any(['random', 'grandmaster', '__proto__']),
    agree: true,
    sent: 1,
  };
  const honest: Record<string, unknown> = { type: kind };
  for (const field of FIELDS[kind] ?? []) honest[field] = values[field];
  if (Math.random() < 0.35) {
    const key = any(Object.keys(honest));
    if (Math.random() < 0.6) honest[key] = oddity();
    else delete honest[key];
  }
  if (Math.random() < 0.05) honest[any(['state', '__proto__', 'mover'])] = oddity();
  const text = JSON.stringify(honest);
  return Math.random() < 0.1 ? text.slice(0, Math.floor(Math.random() * text.length)) : text;
}

/** Throws rubbish at the server from a stranger and from a seat that is not in turn; the table must not change, and every answer must be a typed one. */
export async function fuzzTrial(options: FuzzOptions): Promise<FuzzResult> {
  const [host, stranger] = [await newVisitor(options.url), await newVisitor(options.url)];
  const made = await makeTable(host, { game: options.game, players: 4, hotseat: true, start: true });
  const before = await look(host, made.id);
  const answers: Record<string, number> = {};
  const count: Count = (what) => {
    answers[what] = (answers[what] ?? 0) + 1;
  };
  const closed = await fuzzSocket(stranger, made.id, before.position, options, count);
  await fuzzHttp(stranger, made.id, options, count);
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

/** Gives how often the server closed a line for abuse. Only frames that the server has dealt with count: a ping behind them comes back. */
async function fuzzSocket(visitor: Visitor, table: string, position: Position, options: FuzzOptions, count: Count): Promise<number> {
  let taken = 0;
  let closed = 0;
  await lanes(async () => {
    while (taken < options.frames) {
      const line = await openFuzzLine(visitor, count);
      while (taken < options.frames) {
        for (let i = 0; i < BATCH; i++) line.send(Math.random() < 0.03 ? randomBytes(30) : fuzzedFrame(table, position));
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

async function fuzzHttp(visitor: Visitor, table: string, options: FuzzOptions, count: Count): Promise<void> {
  let asked = 0;
  await lanes(async () => {
    while (asked++ < options.requests) await fuzzRequest(visitor, table, count);
  });
}

async function fuzzRequest(visitor: Visitor, table: string, count: Count): Promise<void> {
  const path =
    Math.random() < 0.7
      ? `/api/tables/${any([table, table, table, 'nowhere', '__proto__', "' or 1=1 --"])}${any(TABLE_PATHS)}`
      : any(PATHS);
  const method = any(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']);
  const bodies: (() => unknown)[] = [
    () => oddity(),
    () => ({ id: 'x', seat: 1, seq: 0, move: oddity() }),
    () => ({ bot: oddity() }),
    () => ({ ready: oddity() }),
    () => '{"game"',
    () => undefined,
  ];
  const body = method === 'GET' ? undefined : any(bodies)();
  const { status, text } = await visitor.ask(method, encodeURI(path), body);
  if (status >= 500) throw new Error(`${method} ${path} with ${JSON.stringify(body)} made the server fail: ${status} ${text}`);
  if (status >= 300 && !text.includes('"code"'))
    throw new Error(`${method} ${path} was answered ${status} without a code: ${text.slice(0, 200)}`);
  count(`http ${status}`);
}
