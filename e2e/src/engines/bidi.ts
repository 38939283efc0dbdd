import { WebSocket } from 'ws';

/** A connection to a browser over WebDriver BiDi: commands, each with its answer. */
export interface Bidi {
  send(method: string, params: object): Promise<BidiResult>;
  close(): void;
}

/** The answers of the commands in use; each has some of these fields. */
export interface BidiResult {
  readonly capabilities?: { readonly browserVersion: string };
  readonly contexts?: readonly { readonly context: string }[];
  readonly result?: { readonly value?: string };
  readonly exceptionDetails?: { readonly text: string };
  readonly data?: string;
}

interface Message {
  readonly id?: number;
  readonly type: 'success' | 'error' | 'event';
  readonly result?: BidiResult;
  readonly message?: string;
}

export async function connectBidi(url: string): Promise<Bidi> {
  const socket = new WebSocket(url);
  await new Promise((open, failed) => socket.once('open', open).once('error', failed));
  const waiting = new Map<number, { done: (answer: BidiResult) => void; fail: (error: Error) => void }>();
  let sent = 0;
  socket.on('message', (data) => {
    const { id, type, result = {}, message }: Message = JSON.parse(String(data));
    const command = id === undefined ? undefined : waiting.get(id);
    if (id === undefined || command === undefined) return;
    waiting.delete(id);
    if (type === 'success') command.done(result);
    else command.fail(new Error(message));
  });
  socket.on('close', () => {
    for (const { fail } of waiting.values()) fail(new Error('the browser is gone'));
    waiting.clear();
  });
  return {
    send: (method, params) =>
      new Promise((done, fail) => {
        const id = ++sent;
        waiting.set(id, { done, fail });
        socket.send(JSON.stringify({ id, method, params }));
      }),
    close: () => socket.close(),
  };
}
