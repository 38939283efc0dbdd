import { createHmac, randomBytes } from 'node:crypto';
import { createServer, connect as dial, type Server, type Socket } from 'node:net';
import { PROTOCOL } from '@belfry/protocol';
import { sameSecret } from '../base/same-secret.ts';
import type { Answer, Carrier, Line, LineEnd } from './carrier.ts';

/** Both ends must prove that they know the cluster's secret before anything else is read. */
interface DirectOptions {
  readonly node: string;
  readonly secret: string;
  /** Where to listen, and the host name under which others reach it. */
  readonly host: string;
  readonly port: number;
  readonly publicHost: string;
  readonly answer: Answer;
}

const GREETING = `belfry-node-1.${PROTOCOL}`;
const SLOWEST_GREETING_MS = 3000;
const LONGEST_GREETING = 512;
/** A node with a longer backlog is disconnected; its subscribers get new snapshots. */
const MOST_WAITING = 64 * 1024 * 1024;

/**
 * Starts direct TCP connections between nodes: a frame may exceed the limit of NOTIFY, and a message for one node does not wake the others.
 * They are not encrypted, like those to a database in the same network.
 */
export async function startDirectCarrier(options: DirectOptions): Promise<Carrier> {
  const { node, secret, answer } = options;
  const open = new Set<Socket>();
  const proof = (role: string, ...words: readonly string[]): string =>
    createHmac('sha256', secret)
      .update([role, ...words].join(' '))
      .digest('base64url');

  const track = (socket: Socket): void => {
    socket.setNoDelay(true);
    socket.on('error', () => socket.destroy());
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  };

  const server = createServer((socket) => {
    track(socket);
    void greetCaller(socket).catch(() => socket.destroy());
  });

  async function greetCaller(socket: Socket): Promise<void> {
    const lines = readLines(socket);
    const own = newNonce();
    socket.write(`${GREETING} ${own}\n`);
    const [from = '', nonce = '', proven = ''] = (await lines.greeting()).split(' ');
    if (!sameSecret(proven, proof('call', own, nonce, from, node))) throw new Error('a caller does not know the shared secret');
    socket.write(`${proof('answer', nonce, own, from, node)}\n`);
    lines.hear(answer(from, lineOver(socket)));
  }

  await listen(server, options.host, options.port);
  const bound = server.address();
  const port = bound !== null && typeof bound === 'object' ? bound.port : options.port;
  return {
    address: `${options.publicHost}:${port}`,
    async call({ id, address }, end) {
      const [, host = '', at = ''] = /^(.*):(\d+)$/.exec(address ?? '') ?? [];
      const socket = dial({ host, port: Number(at) });
      track(socket);
      try {
        const lines = readLines(socket);
        const [greeting = '', nonce = ''] = (await lines.greeting()).split(' ');
        if (greeting !== GREETING) throw new Error(`the node at ${address} speaks ${greeting.slice(0, 40)}, this one ${GREETING}`);
        const own = newNonce();
        socket.write(`${node} ${own} ${proof('call', nonce, own, node, id)}\n`);
        if (!sameSecret(await lines.greeting(), proof('answer', own, nonce, node, id)))
          throw new Error(`what answers at ${address} is not the node ${id}`);
        lines.hear(end);
      } catch (error) {
        socket.destroy();
        throw error;
      }
      return lineOver(socket);
    },
    async close() {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function newNonce(): string {
  return randomBytes(24).toString('base64url');
}

/** Batches the texts of one turn of the event loop into one write: a system call costs more than making and reading a frame. */
function lineOver(socket: Socket): Line {
  return {
    send(text) {
      if (socket.destroyed) return;
      if (socket.writableLength > MOST_WAITING) return void socket.destroy();
      if (socket.writableCorked === 0) {
        socket.cork();
        setImmediate(() => socket.uncork());
      }
      socket.write(`${text}\n`);
    },
    close() {
      socket.uncork();
      socket.destroy();
    },
  };
}

interface Lines {
  /** Resolves with the next line, which must come soon and be short. */
  greeting(): Promise<string>;
  /** Passes on everything that arrives from now on. */
  hear(end: LineEnd): void;
}

function readLines(socket: Socket): Lines {
  let text = '';
  let end: LineEnd | null = null;
  let waiting: { resolve(line: string): void; reject(error: Error): void } | null = null;
  socket.setEncoding('utf8');

  function pass(): void {
    for (;;) {
      const at = text.indexOf('\n');
      if (at < 0) break;
      if (end === null && waiting === null) return;
      const line = text.slice(0, at);
      text = text.slice(at + 1);
      if (end !== null) end.text(line);
      else {
        waiting?.resolve(line);
        waiting = null;
      }
    }
    if (end === null && text.length > LONGEST_GREETING) socket.destroy();
  }

  socket.on('data', (data) => {
    text += String(data);
    pass();
  });
  socket.once('close', () => {
    waiting?.reject(new Error('the line was closed before the other node had answered'));
    end?.closed();
  });
  return {
    greeting: () =>
      new Promise<string>((resolve, reject) => {
        const timer = setTimeout(() => socket.destroy(), SLOWEST_GREETING_MS);
        const over =
          <T>(settle: (value: T) => void) =>
          (value: T): void => {
            clearTimeout(timer);
            settle(value);
          };
        waiting = { resolve: over(resolve), reject: over(reject) };
        if (socket.destroyed) waiting.reject(new Error('the line is closed'));
        else pass();
      }),
    hear(heard) {
      end = heard;
      pass();
      if (socket.closed) heard.closed();
    },
  };
}

function listen(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host, port }, () => resolve());
  });
}
