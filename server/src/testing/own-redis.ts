import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createServer, type Server, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Reply, startRespReader, writeCommand } from '../store/resp.ts';
import { onFreePort } from './free-port.ts';

/** A private Redis for tests and trials. */
export interface OwnRedis {
  readonly url: string;
  /** The program that runs, or the stand-in if none is installed. */
  readonly kind: 'redis-server' | 'valkey-server' | 'stand-in';
  /** kill -9: cuts off all clients and refuses new ones. */
  kill(): Promise<void>;
  start(): Promise<void>;
  remove(): Promise<void>;
}

/** Starts a real server where one is installed; otherwise a stand-in that publishes and subscribes, which is all that Belfry needs. */
export async function startOwnRedis(): Promise<OwnRedis> {
  const program = (['redis-server', 'valkey-server'] as const).find((name) => spawnSync(name, ['--version']).status === 0);
  const { port, redis } = await onFreePort(async (free) => {
    const begun = program === undefined ? standIn(free) : realServer(program, free);
    await begun.start();
    return { port: free, redis: begun };
  });
  return { url: `redis://127.0.0.1:${port}`, kind: program ?? 'stand-in', ...redis, remove: redis.kill };
}

function realServer(program: string, port: number): Pick<OwnRedis, 'kill' | 'start'> {
  let child: ChildProcess | null = null;
  return {
    async start() {
      const begun = spawn(program, ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      child = begun;
      for await (const text of begun.stdout) if (String(text).includes('eady to accept connections')) return;
      throw new Error(`${program} does not start on port ${port}`);
    },
    async kill() {
      if (child === null) return;
      const ended = new Promise((resolve) => child?.once('exit', resolve));
      child.kill('SIGKILL');
      await ended;
      child = null;
    },
  };
}

function standIn(port: number): Pick<OwnRedis, 'kill' | 'start'> {
  let server: Server | null = null;
  const sockets = new Set<Socket>();
  const channels = new Map<string, Set<Socket>>();

  function answer(socket: Socket, [name = '', ...words]: readonly string[]): void {
    if (name === 'SUBSCRIBE')
      for (const channel of words) {
        channels.set(channel, (channels.get(channel) ?? new Set()).add(socket));
        socket.write(`*3\r\n$9\r\nsubscribe\r\n$${Buffer.byteLength(channel)}\r\n${channel}\r\n:1\r\n`);
      }
    else if (name === 'PUBLISH') {
      const [channel = '', text = ''] = words;
      const there = [...(channels.get(channel) ?? [])];
      for (const each of there) each.write(writeCommand(['message', channel, text]));
      socket.write(`:${there.length}\r\n`);
    } else socket.write(name === 'PING' ? '+PONG\r\n' : '-ERR unknown command\r\n');
  }

  return {
    async start() {
      server = createServer((socket) => {
        sockets.add(socket);
        socket.on('error', () => socket.destroy());
        socket.once('close', () => {
          sockets.delete(socket);
          for (const there of channels.values()) there.delete(socket);
        });
        socket.on(
          'data',
          startRespReader((words: Reply) => answer(socket, Array.isArray(words) ? words.map(String) : [])),
        );
      });
      await new Promise<void>((resolve, reject) => server?.once('error', reject).listen(port, '127.0.0.1', resolve));
    },
    async kill() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => (server === null ? resolve(null) : server.close(resolve)));
      server = null;
      await sleep(0);
    },
  };
}
