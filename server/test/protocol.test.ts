import { type Line, makeTable, newVisitor, openLine, visitorWith } from '@belfry/client';
import { OTHER_PROTOCOL, PROTOCOL, PROTOCOL_HEADER } from '@belfry/protocol';
import { expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { onAnyStore } from './test-servers.ts';

/** Waits for a legal move in the last position received. */
async function myTurn({ heard }: Line): Promise<{ readonly seq: number; readonly move: string }> {
  const latest = () => heard.findLast((message) => message.type === 'steps' || message.type === 'snapshot')?.position;
  await expect.poll(() => latest()?.legal.length ?? 0).toBeGreaterThan(0);
  const { seq = 0, legal = [] } = latest() ?? {};
  return { seq, move: legal[0] ?? '' };
}

onAnyStore('page and server of different versions', (servers) => {
  it('exchange versions; a page that is too old gets only that refusal', async () => {
    const server = await servers.open();
    const ann = await newVisitor(server.url);
    const greeting = async (protocol: string): Promise<unknown> => {
      const socket = new WebSocket(`${server.url.replace('http', 'ws')}/socket${protocol}`, { headers: ann.headers });
      return new Promise((resolve) => {
        socket.once('message', (data) => {
          resolve(JSON.parse(data.toString()).protocol);
          socket.close();
        });
        socket.once('close', resolve);
      });
    };
    expect(await greeting('')).toBe(PROTOCOL);
    for (const neighbour of [PROTOCOL - 1, PROTOCOL, PROTOCOL + 1]) expect(await greeting(`?protocol=${neighbour}`)).toBe(PROTOCOL);
    for (const stranger of [PROTOCOL - 2, PROTOCOL + 2, 'x']) expect(await greeting(`?protocol=${stranger}`)).toBe(OTHER_PROTOCOL);

    const ask = (protocol: number) => fetch(`${server.url}/api/me`, { headers: { ...ann.headers, [PROTOCOL_HEADER]: String(protocol) } });
    const answer = await ask(PROTOCOL - 1);
    expect([answer.status, answer.headers.get(PROTOCOL_HEADER)]).toEqual([200, String(PROTOCOL)]);
    const refused = await ask(PROTOCOL - 2);
    expect([refused.status, await refused.json()]).toMatchObject([409, { reason: 'other-protocol' }]);
  });

  if (servers.kind === 'sqlite') return;

  it('nodes of two consecutive versions serve one table', async () => {
    const config = await servers.newStore();
    const [older, newer] = [await servers.open(config, { protocol: PROTOCOL - 1 }), await servers.open(config)];
    const ann = await newVisitor(older.url);
    const { id } = await makeTable(ann, { game: 'citadels', players: 2, bots: 'random', pace: 'instant', start: true });
    const lines = [await openLine(ann), await openLine(visitorWith(newer.url, ann.me, ann.headers))];
    for (const line of lines) line.say({ type: 'sync', table: id });
    expect((await lines[0].next('welcome')).protocol).toBe(PROTOCOL - 1);
    expect((await lines[1].next('welcome')).protocol).toBe(PROTOCOL);
    await Promise.all(lines.map((line) => line.next('snapshot')));
    for (let n = 0; n < 6; n++) {
      const [here, there] = n % 2 === 0 ? [lines[0], lines[1]] : [lines[1], lines[0]];
      const { seq: answered, move } = await myTurn(here);
      here.say({ type: 'move', id: `m${n}`, table: id, seat: 0, seq: answered, move });
      const { seq } = await here.next('ack', (ack) => ack.id === `m${n}`);
      const told = await there.next('steps', ({ steps }) => steps.some((step) => step.seq === seq));
      expect(told.position.seq).toBeGreaterThanOrEqual(seq);
    }
    for (const line of lines) line.close();
  });
});
