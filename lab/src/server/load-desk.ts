import { setTimeout as pause } from 'node:timers/promises';
import { makeTable, type Visitor } from '@belfry/client';
import { itemAt } from '@belfry/kernel';
import { type ClientMessage, followPatch, PATCHES, type Position, type ServerMessage, type TableId } from '@belfry/protocol';
import { WebSocket } from 'ws';

type Snapshot = Extract<ServerMessage, { type: 'snapshot' }>;

/** Picks one of the moves a client is offered. */
export type Choose = (position: Position) => string;

/** A table of the load and its people, each with a socket. */
export interface Desk {
  readonly game: string;
  readonly people: readonly Visitor[];
  readonly choose: Choose;
  readonly sockets: WebSocket[];
  /** For each seat the last parsed position, and the frames since then. */
  readonly positions: (Position | null)[];
  readonly unread: string[][];
  latencies: number[];
  table: TableId;
  /** The move in flight: when it was sent, and the seats that have not received it yet. */
  sent: { readonly at: number; readonly seq: number; readonly waiting: Set<number> } | null;
  next: (() => void) | null;
  /** Called when every viewer has received the move in flight. */
  told: (() => void) | null;
  /** Matches started in advance, so that the bench measures play and not the opening of tables. */
  readonly spares: TableId[];
  /** The seats that have received a snapshot of this table. */
  readonly synced: Set<number>;
  ended: number;
  bytes: number;
}

/** Seats four people at a new table and starts a match. */
export async function seatDesk(game: string, people: readonly Visitor[], choose: Choose): Promise<Desk> {
  const table = await beginMatch(game, people);
  return {
    game,
    people,
    choose,
    ...{ sockets: [], positions: [], unread: [] },
    latencies: [],
    table,
    sent: null,
    next: null,
    told: null,
    spares: [],
    synced: new Set(),
    ended: 0,
    bytes: 0,
  };
}

export async function stockUp(desk: Desk, matches: number): Promise<void> {
  while (desk.spares.length < matches) desk.spares.push(await beginMatch(desk.game, desk.people));
}

async function beginMatch(game: string, people: readonly Visitor[]): Promise<TableId> {
  const [host, ...others] = people as [Visitor, ...Visitor[]];
  const { id } = await makeTable(host, { game, players: people.length });
  for (const [i, visitor] of others.entries()) {
    await visitor.post(`/api/tables/${id}/seats/${i + 1}`, {});
    await visitor.post(`/api/tables/${id}/ready`, { ready: true });
  }
  await host.post(`/api/tables/${id}/start`);
  return id;
}

export async function openSockets(desk: Desk): Promise<void> {
  desk.sockets.push(...(await Promise.all(desk.people.map(open))));
  for (const [seat, socket] of desk.sockets.entries()) socket.on('message', (data) => hear(desk, seat, data.toString()));
  await syncAll(desk);
}

async function syncAll(desk: Desk): Promise<void> {
  desk.synced.clear();
  for (const [seat, socket] of desk.sockets.entries()) say(socket, { type: 'sync', table: desk.table, seat });
  while (desk.synced.size < desk.sockets.length) await pause(5);
}

/** Only the player to move parses the frames; for the others it is enough that they arrived. */
const POSITION = /^\{"type":"steps".*"position":\{"seq":(\d+)|^\{"type":"patch","table":"\w+","steps":\[\{"seq":(\d+)/;

function seqIn(text: string): number {
  const [, whole, patched] = POSITION.exec(text) ?? [];
  return Number(whole ?? patched);
}

function hear(desk: Desk, seat: number, text: string): void {
  if (text.startsWith('{"type":"refusal"')) throw new Error(`refused under load: ${text}`);
  const snapshot = text.startsWith('{"type":"snapshot"') ? (JSON.parse(text) as Snapshot) : null;
  const patch = text.startsWith('{"type":"patch"');
  if (snapshot !== null && snapshot.table.id !== desk.table) return;
  if (snapshot === null && !patch && !text.startsWith('{"type":"steps"')) return;
  if (snapshot !== null) desk.synced.add(seat);
  else desk.bytes += text.length;
  const { sent } = desk;
  // A seat may get a snapshot in place of a step: another node has become the owner of its table.
  const seq = snapshot === null ? seqIn(text) : (snapshot.position?.seq ?? -1);
  if (sent !== null && seq >= sent.seq && sent.waiting.delete(seat) && sent.waiting.size === 0) {
    desk.latencies.push(performance.now() - sent.at);
    desk.sent = null;
    // Handle this frame first.
    if (desk.told !== null) setImmediate(desk.told);
    desk.told = null;
  }
  if (!patch) desk.unread[seat] = [];
  desk.unread[seat]?.push(text);
  if (patch ? text.includes('"legal":[') : !text.includes('"legal":[],"undo"')) prepare(desk, seat);
}

/** Returns a seat's position after all frames it received. */
function read(desk: Desk, seat: number): Position | null {
  let position = desk.positions[seat] ?? null;
  for (const text of desk.unread[seat] ?? []) {
    const message = JSON.parse(text) as Extract<ServerMessage, { type: 'steps' | 'snapshot' | 'patch' }>;
    position = message.type === 'patch' ? followPatch(position, message) : message.position;
    if (position === null && message.type === 'patch') throw new Error(`a patch does not follow on what was sent: ${text}`);
  }
  desk.unread[seat] = [];
  desk.positions[seat] = position;
  return position;
}

function prepare(desk: Desk, seat: number): void {
  const position = read(desk, seat);
  if (position === null || position.view.pending[0]?.seat !== seat) return;
  desk.next = () => {
    desk.next = null;
    const move = desk.choose(position);
    desk.sent = { at: performance.now(), seq: position.seq + 1, waiting: new Set(desk.sockets.keys()) };
    say(itemAt(desk.sockets, seat), { type: 'move', id: `m${position.seq}`, table: desk.table, seat, seq: position.seq, move });
  };
}

/** Plays until the time is over: a move every `gap` milliseconds, or as soon as the last one has reached every viewer. */
export async function drive(desk: Desk, gap: number, startAt: number, stopAt: number): Promise<void> {
  for (let due = startAt; ; due += gap) {
    const wait = due - performance.now();
    if (wait > 0) await pause(wait);
    if (desk.sent !== null) await allTold(desk);
    if (performance.now() >= stopAt) return;
    if (desk.next !== null) desk.next();
    else await playAnother(desk);
  }
}

function allTold(desk: Desk): Promise<void> {
  return new Promise((resolve) => {
    desk.told = resolve;
  });
}

/** The match is over: every viewer has the last move and no decision is pending. */
async function playAnother(desk: Desk): Promise<void> {
  desk.ended++;
  const { table } = desk;
  for (const socket of desk.sockets) say(socket, { type: 'leave', table });
  desk.table = desk.spares.pop() ?? (await beginMatch(desk.game, desk.people));
  await syncAll(desk);
}

function say(socket: WebSocket, message: ClientMessage): void {
  socket.send(JSON.stringify(message));
}

function open(visitor: Visitor): Promise<WebSocket> {
  const address = `${visitor.url.replace('http', 'ws')}/socket?patches=${PATCHES}`;
  const socket = new WebSocket(address, { headers: visitor.headers, perMessageDeflate: false });
  return new Promise((resolve, reject) => {
    socket.once('open', () => resolve(socket));
    socket.once('error', reject);
  });
}
