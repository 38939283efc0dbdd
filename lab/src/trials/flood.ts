import { type Visitor, visitorWith } from '@belfry/client';
import type { Me } from '@belfry/protocol';
import { WebSocket } from 'ws';

/** An attack that runs while `goesOn` returns true; returns how much it sent. */
export type Act = (me: Visitor, goesOn: () => boolean) => Promise<number>;

/** Creates a guest who seems to come from an address: the server under test trusts its proxy. */
export async function guestFrom(url: string, address: string): Promise<Visitor> {
  const headers = { 'x-forwarded-for': address };
  const response = await fetch(`${url}/api/me`, { headers });
  if (!response.ok) throw new Error(`no guest: ${response.status}`);
  const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? '';
  return visitorWith(url, (await response.json()) as Me, { ...headers, cookie });
}

/** Sends several requests at a time, as fast as they are answered; returns how many. */
export async function repeat(goesOn: () => boolean, ask: () => Promise<unknown>, together = 8): Promise<number> {
  let asked = 0;
  const one = async (): Promise<void> => {
    while (goesOn()) {
      asked++;
      await ask().catch(() => undefined);
    }
  };
  await Promise.all(Array.from({ length: together }, one));
  return asked;
}

/** Sends as fast as the connection allows, and reconnects whenever it is disconnected. */
export async function flood(me: Visitor, goesOn: () => boolean, send: (socket: WebSocket) => void): Promise<number> {
  let sent = 0;
  while (goesOn()) {
    const socket = await connect(me).catch(() => null);
    while (goesOn() && socket?.readyState === WebSocket.OPEN) {
      for (let n = 0; n < 200; n++, sent++) send(socket);
      await new Promise((resolve) => setTimeout(resolve, socket.bufferedAmount > 1_000_000 ? 20 : 0));
    }
    socket?.terminate();
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return sent;
}

export async function connect({ url, headers }: Visitor): Promise<WebSocket> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/socket`, { headers, perMessageDeflate: false });
  socket.on('error', () => socket.terminate());
  return new Promise((resolve, reject) => {
    socket.once('open', () => resolve(socket));
    socket.once('close', () => reject(new Error('the server closed the connection')));
  });
}
