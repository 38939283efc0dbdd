import type { ClientMessage, ServerMessage } from '@belfry/protocol';
import { WebSocket } from 'ws';
import { readFrame } from './read-frame.ts';
import type { Overheard, Visitor } from './visitor.ts';

/** A bare socket for scenarios: sends what the test tells it to and waits for expected messages. */
export interface Line {
  readonly heard: ServerMessage[];
  say(message: ClientMessage): void;
  raw(text: string): void;
  /** Returns the next matching message, received or yet to come; never the same message twice. */
  next<T extends ServerMessage['type']>(
    type: T,
    fits?: (message: Extract<ServerMessage, { type: T }>) => boolean,
  ): Promise<Extract<ServerMessage, { type: T }>>;
  /** Resolves with the code when the server closes the connection. */
  readonly closed: Promise<number>;
  close(): void;
}

/** As long as a busy machine may take. */
const PATIENCE_MS = 60_000;

export async function openLine(
  visitor: Visitor,
  headers: Readonly<Record<string, string>> = {},
  overheard: Overheard = () => undefined,
): Promise<Line> {
  const socket = new WebSocket(`${visitor.url.replace('http', 'ws')}/socket?emotes=1`, { headers: { ...visitor.headers, ...headers } });
  const heard: ServerMessage[] = [];
  const taken = new Set<ServerMessage>();
  const waiting = new Set<() => void>();
  let trouble: unknown = null;
  socket.on('message', (data) => {
    const text = data.toString();
    overheard(text);
    try {
      heard.push(readFrame(text));
    } catch (error) {
      trouble ??= error;
    }
    for (const look of waiting) look();
  });
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  await new Promise<void>((resolve, reject) => {
    socket.once('open', () => resolve());
    socket.once('error', reject);
  });
  return {
    heard,
    closed,
    say: (message) => socket.send(JSON.stringify(message)),
    raw: (text) => socket.send(text),
    close: () => socket.close(),
    next(type, fits = () => true) {
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          waiting.delete(look);
          reject(new Error(`no ${type} came; heard ${heard.map((message) => message.type).join(', ')}`));
        }, PATIENCE_MS);
        function look(): void {
          for (const message of heard) {
            if (taken.has(message) || !isOf(message, type) || !fits(message)) continue;
            taken.add(message);
            waiting.delete(look);
            clearTimeout(timer);
            resolve(message);
            return;
          }
          if (trouble === null) return;
          waiting.delete(look);
          clearTimeout(timer);
          reject(trouble);
        }
        waiting.add(look);
        look();
      });
    },
  };
}

function isOf<T extends ServerMessage['type']>(message: ServerMessage, type: T): message is Extract<ServerMessage, { type: T }> {
  return message.type === type;
}
