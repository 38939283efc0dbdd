import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ClientMessage, Me, Position, ServerMessage, Step, Table } from '@belfry/protocol';
import { table as tableSchema } from '@belfry/protocol/schemas';
import { onTestFinished } from 'vitest';
import { type WebSocket, WebSocketServer } from 'ws';
import { visitorWith } from '../src/index.ts';

export const me: Me = {
  ...{ id: 'ada', name: 'Ada', crest: 'rose', kind: 'guest', login: null, passkeys: 0, codes: 0, operator: false, named: true },
  hidden: false,
};

interface Answer {
  readonly status?: number;
  readonly body: unknown;
  readonly cookie?: string;
}

export interface Asked {
  readonly line: string;
  readonly cookie: string | undefined;
  readonly type: string | undefined;
  readonly body: string;
}

/** Starts an HTTP server that gives one prepared answer after the other and records the requests. */
export async function answering(...answers: readonly Answer[]): Promise<{ readonly url: string; readonly asked: readonly Asked[] }> {
  const asked: Asked[] = [];
  const waiting = [...answers];
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request);
    const { cookie, 'content-type': type } = request.headers;
    asked.push({ line: `${request.method} ${request.url}`, cookie, type, body });
    const answer = waiting.shift() ?? { status: 500, body: 'nothing was planned' };
    if (answer.cookie !== undefined) response.setHeader('set-cookie', `${answer.cookie}; Path=/; HttpOnly`);
    response.writeHead(answer.status ?? 200).end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const piece of request) body += String(piece);
  return body;
}

/** One connection, from the server's end. */
export interface Served {
  readonly cookie: string | undefined;
  send(message: ServerMessage): void;
  raw(text: string | Buffer): void;
  /** Returns the next unread frame from the client. */
  next(): Promise<ClientMessage>;
  /** Returns the next frame of that type, skipping others. */
  next<T extends ClientMessage['type']>(type: T): Promise<Extract<ClientMessage, { type: T }>>;
  close(code?: number): void;
  cut(): void;
  readonly closed: Promise<unknown>;
}

/** Starts a WebSocket server whose connections the test controls. */
export async function serving() {
  const sockets = new WebSocketServer({ port: 0, host: '127.0.0.1', path: '/socket' });
  await once(sockets, 'listening');
  const came: Served[] = [];
  const waiting: ((served: Served) => void)[] = [];
  sockets.on('connection', (socket, request) => {
    const served = serve(socket, request);
    const taker = waiting.shift();
    if (taker === undefined) came.push(served);
    else taker(served);
  });
  onTestFinished(() => {
    for (const socket of sockets.clients) socket.terminate();
    sockets.close();
  });
  const url = `http://127.0.0.1:${(sockets.address() as AddressInfo).port}`;
  return {
    visitor: visitorWith(url, me, { cookie: 'belfry=ada' }),
    async next(): Promise<Served> {
      const first = came.shift();
      return first ?? new Promise((resolve) => waiting.push(resolve));
    },
  };
}

function serve(socket: WebSocket, request: IncomingMessage): Served {
  const heard: ClientMessage[] = [];
  const waiting: ((message: ClientMessage) => void)[] = [];
  socket.on('message', (data) => {
    const message = JSON.parse(data.toString()) as ClientMessage;
    const taker = waiting.shift();
    if (taker === undefined) heard.push(message);
    else taker(message);
  });
  socket.on('error', () => undefined);
  const next = async (): Promise<ClientMessage> => heard.shift() ?? new Promise((resolve) => waiting.push(resolve));
  return {
    cookie: request.headers.cookie,
    send: (message) => socket.send(JSON.stringify(message)),
    raw: (text) => socket.send(text),
    next: (async (type?: ClientMessage['type']) => {
      let message = await next();
      while (type !== undefined && message.type !== type) message = await next();
      return message;
    }) as Served['next'],
    close: (code) => socket.close(code),
    cut: () => socket.terminate(),
    closed: once(socket, 'close'),
  };
}

export const welcome: ServerMessage = { type: 'welcome', me, now: 0, protocol: 1 };

/** Returns a table as a server sends it, with the protocol's defaults for omitted fields. */
export function table(change: Partial<Table> = {}): Table {
  return tableSchema.parse({
    ...{ id: 't', watching: 0, status: 'playing', host: 'ada', seats: [], createdAt: 0, startedAt: 0, endedAt: null, seq: 0 },
    ...{ rules: 1, keyHash: null, key: null, outcome: null, vote: null, rematch: null, rematchOf: null },
    settings: {
      ...{ game: 'citadels', players: 2, options: {}, clock: { kind: 'none' }, access: 'link', chat: 'all', hotseat: false },
      ...{ spectators: true, delay: 0, pace: 'instant', timeout: 'vote', advice: false },
    },
    ...change,
  });
}

export const position = (seq: number, ...legal: readonly string[]): Position => ({
  ...{ seq, viewer: 0, legal, undo: [], clocks: null },
  view: { viewer: 0, round: 1, pending: [] },
});

export const step = (seq: number, change: Partial<Step> = {}): Step => ({ seq, seat: 0, at: 0, events: [], ...change });

export const snapshot = (at: Position | null, steps: readonly Step[] = [], of: Table = table({ seq: at?.seq ?? 0 })): ServerMessage => ({
  ...{ type: 'snapshot', table: of, position: at, steps, chat: [], now: 0 },
});
