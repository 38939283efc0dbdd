import type { Choice, Question } from '@belfry/bots';
import type { ClientMessage, Me, TableId } from '@belfry/protocol';
import type { Line, LineEnd } from './carrier.ts';

/** A client's message about a table. */
export type TableMessage = Extract<ClientMessage, { table: TableId }>;

/** The user of a socket, and the options with which it was opened. */
export interface ClientEnd {
  readonly me: Me;
  /** They get patches instead of whole positions. */
  readonly patches: boolean;
  /** They get emotes. */
  readonly emotes: boolean;
}

/** A client that gets its frames over a line. */
export interface FrameClient extends ClientEnd {
  send(frame: string): void;
}

/** A client of this node at tables that another node owns. */
export interface DistantClient {
  /** False when the line is broken, so that messages no longer arrive. */
  isOpen(): boolean;
  send(message: TableMessage): void;
  close(): void;
}

/** The line to another node, over which this node's clients play at that node's tables and bots of this node's tables think. */
export interface HomeLine {
  openClient(client: FrameClient): DistantClient;
  think(question: Question): Promise<Choice<string>>;
  isOpen(): boolean;
  close(): void;
}

/** The interval of heartbeats in both directions, and the silence after which a line is given up. */
export const PULSE_MS = 1500;
export const SILENCE_MS = 5000;

/** Parses a text of a line: a letter, and for most of them numbers and JSON. */
export function readText(text: string): { readonly kind: string; readonly numbers: string; readonly rest: string } {
  const at = text.indexOf(' ', 2);
  const end = at < 0 ? text.length : at;
  return { kind: text.charAt(0), numbers: text.slice(2, end), rest: text.slice(end + 1) };
}

// A text is a letter, numbers, and JSON. From here: a client opens, sends a message, closes; a question for a bot; a heartbeat. From there:
// a frame for some clients, serialised once; an answer; a heartbeat.

/** Opens a line; calls `onEnd` once, when it is closed or broken. */
export async function openHomeLine(call: (end: LineEnd) => Promise<Line>, onEnd: () => void): Promise<HomeLine> {
  const clients = new Map<number, FrameClient>();
  const thoughts = new Map<number, { resolve(choice: Choice<string>): void; reject(error: Error): void }>();
  let last = 0;
  let heardAt = performance.now();
  let ended = false;
  let line: Line | null = null;
  let pulse: NodeJS.Timeout | null = null;

  function end(): void {
    if (ended) return;
    ended = true;
    if (pulse !== null) clearInterval(pulse);
    line?.close();
    clients.clear();
    for (const { reject } of thoughts.values()) reject(new Error('the node at which the bot thought is gone'));
    thoughts.clear();
    onEnd();
  }

  function hear(text: string): void {
    heardAt = performance.now();
    const { kind, numbers, rest } = readText(text);
    if (kind === 'f') for (const number of numbers.split(',')) clients.get(Number(number))?.send(rest);
    else if (kind === 'r') {
      thoughts.get(Number(numbers))?.resolve(JSON.parse(rest) as Choice<string>);
      thoughts.delete(Number(numbers));
    }
  }

  line = await call({ text: hear, closed: end });
  const open = line;
  pulse = setInterval(() => {
    if (performance.now() - heardAt > SILENCE_MS) end();
    else open.send('p');
  }, PULSE_MS);
  pulse.unref();
  return {
    openClient(client) {
      const { me, patches, emotes } = client;
      const number = ++last;
      clients.set(number, client);
      open.send(`o ${number} ${JSON.stringify({ me, patches, emotes } satisfies ClientEnd)}`);
      return {
        isOpen: () => !ended,
        send: (message) => open.send(`m ${number} ${JSON.stringify(message)}`),
        close() {
          if (clients.delete(number)) open.send(`c ${number}`);
        },
      };
    },
    think: (question) =>
      new Promise((resolve, reject) => {
        const number = ++last;
        thoughts.set(number, { resolve, reject });
        open.send(`t ${number} ${JSON.stringify(question)}`);
      }),
    isOpen: () => !ended,
    close: end,
  };
}
