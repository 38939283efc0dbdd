import type { Choice, Question } from '@belfry/bots';
import type { ClientMessage, Me, TableId } from '@belfry/protocol';
import type { Line, LineEnd } from './carrier.ts';

/** What a client says about a table. */
export type TableMessage = Extract<ClientMessage, { table: TableId }>;

/** Who is at the other end of a socket, and what they asked for when they opened it. */
export interface ClientEnd {
  readonly me: Me;
  /** They are sent what changes, and not whole positions. */
  readonly patches: boolean;
}

/** A client of this node at the tables of another. */
export interface DistantClient {
  /** False when the line is broken: then nobody is at the other end any more. */
  isOpen(): boolean;
  send(message: TableMessage): void;
  close(): void;
}

/** The line of this node to another, where clients of this node are at tables and bots of this node's tables think. */
export interface HomeLine {
  openClient(end: ClientEnd, onFrame: (frame: string) => void): DistantClient;
  think(question: Question): Promise<Choice<string>>;
  isOpen(): boolean;
  close(): void;
}

/** So often both ends say something, and after so long of silence the line is given up. */
export const PULSE_MS = 1500;
export const SILENCE_MS = 5000;

/** A text as it goes over a line: a letter, and for most of them numbers and JSON. */
export function readText(text: string): { readonly kind: string; readonly numbers: string; readonly rest: string } {
  const at = text.indexOf(' ', 2);
  const end = at < 0 ? text.length : at;
  return { kind: text.charAt(0), numbers: text.slice(2, end), rest: text.slice(end + 1) };
}

// What goes over a line: a letter, numbers, and JSON. From here: a client opens, says something, closes; a question for a bot; a pulse. From there: a frame
// for some clients, written once; an answer; a pulse.

/** `onEnd` is called once, when the line is closed or broken. */
export async function openHomeLine(call: (end: LineEnd) => Promise<Line>, onEnd: () => void): Promise<HomeLine> {
  const clients = new Map<number, (frame: string) => void>();
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
    if (kind === 'f') for (const number of numbers.split(',')) clients.get(Number(number))?.(rest);
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
    openClient({ me, patches }, onFrame) {
      const number = ++last;
      clients.set(number, onFrame);
      open.send(`o ${number} ${JSON.stringify({ me, patches } satisfies ClientEnd)}`);
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
