import { connect as connectPlain, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect as connectSecure } from 'node:tls';
import { BadInput } from '@belfry/kernel';
import { type Reply, startRespReader, writeCommand } from './resp.ts';

// Supports publish and subscribe only: Belfry stores nothing in Redis, and a full client would be the largest library the server loads.

export interface Redis {
  /** Subscribes to a channel, and again after every lost connection. */
  subscribe(channel: string, hear: (text: string) => void): void;
  /** Publishes a text; rejects if it may not have been sent. */
  publish(channel: string, text: string): Promise<void>;
  /** Calls `up` when the connection is (re)established and `down` when it is lost; what was published in between is missed. */
  watch(up: () => void, down: () => void): void;
  close(): Promise<void>;
}

interface RedisAddress {
  readonly host: string;
  readonly port: number;
  readonly secure: boolean;
  /** The AUTH command to send first. */
  readonly login: readonly string[] | null;
}

/** Parses redis://user:password@host:6379, or rediss:// for TLS. */
export function readRedisUrl(text: string): RedisAddress {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^rediss?:$/.test(url.protocol) || url.hostname === '')
    throw new BadInput(
      `REDIS_URL is like redis://:password@host:6379, or rediss://… for a line that is encrypted, not "${text.replace(/:[^:@/]*@/, ':…@')}"`,
    );
  const [user, password] = [decodeURIComponent(url.username), decodeURIComponent(url.password)];
  return {
    host: url.hostname,
    port: url.port === '' ? 6379 : Number(url.port),
    secure: url.protocol === 'rediss:',
    login: password === '' ? null : ['AUTH', ...(user === '' ? [] : [user]), password],
  };
}

const AGAIN_MS = 250;
const SLOWEST_MS = 3000;
/** A connection can break silently; a ping detects it. */
const PING_MS = 2000;

export function openRedis(url: string, onTrouble: (error: unknown) => void): Redis {
  const address = readRedisUrl(url);
  const channels = new Map<string, Set<(text: string) => void>>();
  const subscribers: { readonly up: () => void; readonly down: () => void }[] = [];
  let pair: { readonly hears: Connection; readonly says: Connection } | null = null;
  let closed = false;

  function hear(reply: Reply): boolean {
    if (!Array.isArray(reply) || reply[0] !== 'message') return false;
    for (const each of channels.get(String(reply[1])) ?? []) each(String(reply[2]));
    return true;
  }

  async function stayConnected(): Promise<void> {
    while (!closed) {
      const opened: Connection[] = [];
      const open = async (push?: (reply: Reply) => boolean): Promise<Connection> => {
        const connection = await openConnection(address, push);
        opened.push(connection);
        return connection;
      };
      try {
        const hears = await open(hear);
        const says = await open();
        if (channels.size > 0) await hears.ask('SUBSCRIBE', ...channels.keys());
        pair = { hears, says };
        for (const { up } of subscribers) up();
        const pings = setInterval(() => opened.map((each) => each.ask('PING').catch(() => each.end())), PING_MS);
        await Promise.race([hears.ended, says.ended]).finally(() => clearInterval(pings));
      } catch (error) {
        if (!closed) onTrouble(error);
      }
      for (const each of opened) each.end();
      if (pair !== null) for (const { down } of subscribers) down();
      pair = null;
      if (!closed) await sleep(AGAIN_MS);
    }
  }

  const running = stayConnected();
  return {
    subscribe(channel, each) {
      const known = channels.get(channel) ?? new Set();
      channels.set(channel, known.add(each));
      if (known.size === 1) pair?.hears.ask('SUBSCRIBE', channel).catch(() => pair?.hears.end());
    },
    async publish(channel, text) {
      if (pair === null) throw new Error('Redis is not connected');
      await pair.says.ask('PUBLISH', channel, text);
    },
    watch(up, down) {
      subscribers.push({ up, down });
      if (pair !== null) up();
    },
    async close() {
      closed = true;
      pair?.hears.end();
      pair?.says.end();
      await running;
    },
  };
}

interface Connection {
  ask(...words: readonly string[]): Promise<Reply>;
  readonly ended: Promise<void>;
  end(): void;
}

/** Opens a connection. `push` handles messages that answer no command, and returns true for those. */
async function openConnection(
  { host, port, secure, login }: RedisAddress,
  push: (reply: Reply) => boolean = () => false,
): Promise<Connection> {
  const asked: { resolve(reply: Reply): void; reject(error: unknown): void }[] = [];
  const socket: Socket = secure ? connectSecure({ host, port, servername: host }) : connectPlain({ host, port });
  socket.setNoDelay(true);
  let reason: unknown = new Error('the connection to Redis was closed');
  socket.on('error', (error) => {
    reason = error;
  });
  const ended = new Promise<void>((resolve) => {
    socket.once('close', () => {
      for (const { reject } of asked.splice(0)) reject(reason);
      resolve();
    });
  });
  const read = startRespReader((reply) => {
    if (push(reply)) return;
    const next = asked.shift();
    if (reply instanceof Error) next?.reject(reply);
    else next?.resolve(reply);
  });
  socket.on('data', (piece) => {
    try {
      read(piece);
    } catch (error) {
      reason = error;
      socket.destroy();
    }
  });
  const ask: Connection['ask'] = (...words) =>
    new Promise((resolve, reject) => {
      if (socket.destroyed) return reject(reason);
      asked.push({ resolve, reject });
      socket.write(writeCommand(words));
    });
  const timer = setTimeout(() => socket.destroy(), SLOWEST_MS);
  try {
    await ask(...(login ?? ['PING']));
  } catch (error) {
    socket.destroy();
    throw error;
  } finally {
    clearTimeout(timer);
  }
  return { ask, ended, end: () => socket.destroy() };
}
