import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { startOutbox } from '../src/socket/outbox.ts';

const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
afterAll(() => server.close());

/** Puts the texts into an outbox and returns what arrives at the other end of a real connection. */
async function sent(texts: readonly string[], mayWrite = true): Promise<string[]> {
  server.once('connection', (socket, request) => {
    const outbox = startOutbox(request.socket, () => mayWrite);
    for (const text of texts) outbox.put(text);
    outbox.empty();
    socket.close();
  });
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const heard: string[] = [];
  client.on('message', (data) => heard.push(data.toString()));
  await once(client, 'close');
  return heard;
}

it('frames texts of every length in order, readable by any client', async () => {
  const texts = [0, 1, 125, 126, 127, 65_535, 65_536, 200_000].map((length) => 'x'.repeat(length));
  expect(await sent(texts)).toEqual(texts);
});

it('counts bytes, not characters', async () => {
  const texts = ['Brügge', '€'.repeat(42), 'é'.repeat(63), '🏰'.repeat(20_000)];
  expect(await sent(texts)).toEqual(texts);
});

it('writes nothing to a closed socket', async () => {
  expect(await sent(['too late'], false)).toEqual([]);
});
