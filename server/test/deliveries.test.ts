import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { newVisitor, type Visitor } from '@belfry/client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { collectNotices } from '../src/notifications/batch-notices.ts';
import { type ReceivedHook, type ReceivedLetter, type Receiver, receiveHooks, receiveMail } from '../src/testing/receivers.ts';
import { onAnyStore, onBothStores, readableLog, USUAL_LIMITS } from './test-servers.ts';

/** Accepts every connection and never answers. */
async function openTarpit() {
  const open = new Set<Socket>();
  let givenUp = 0;
  const server = createServer(() => undefined);
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.on('close', () => {
      open.delete(socket);
      givenUp++;
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    open,
    /** Returns how many requests timed out. */
    givenUp: () => givenUp,
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

let mail: Receiver<ReceivedLetter>;
let hooks: Receiver<ReceivedHook>;
let tarpit: Awaited<ReturnType<typeof openTarpit>>;
beforeAll(async () => {
  [mail, hooks, tarpit] = [await receiveMail(), await receiveHooks(), await openTarpit()];
});
afterAll(async () => {
  for (const receiver of [mail, hooks, tarpit]) await receiver.close();
});

onAnyStore('messages', (servers) => {
  const open = async (doorPerMinute = 1000, { log } = readableLog()) =>
    servers.open(
      {
        ...(await servers.newStore()),
        limits: { ...USUAL_LIMITS, doorPerMinute },
        publicOrigin: 'https://belfry.example',
        mail: { smtp: `smtp://127.0.0.1:${mail.port}`, from: 'Belfry <belfry@belfry.example>' },
        hooksInside: true,
      },
      { log },
    );
  const add = (visitor: Visitor, channel: object) => visitor.ask('POST', '/api/me/notices/channels', channel);
  const hook = (port: number, path: string) => ({ kind: 'hook', format: 'slack', url: `http://127.0.0.1:${port}${path}` });

  it('without a reply delay no others; the server stops without waiting for them', async () => {
    const log = readableLog();
    const server = await open(1000, log);
    for (let guest = 0; guest < 8; guest++) {
      const visitor = await newVisitor(server.url);
      for (let n = 0; n < 5; n++) expect((await add(visitor, hook(tarpit.port, `/${guest}/${n}`))).status).toBe(200);
    }
    await expect.poll(() => tarpit.open.size).toBeGreaterThan(0);
    const honest = await newVisitor(server.url);
    await add(honest, { kind: 'email', address: 'honest@belfry.example' });
    await add(honest, hook(hooks.port, '/honest'));
    await expect.poll(() => mail.received.some(({ to }) => to.includes('honest@belfry.example'))).toBe(true);
    await expect.poll(() => hooks.received.some(({ path }) => path === '/honest')).toBe(true);
    // In a sequential queue it would have come after most of the forty timeouts.
    expect(tarpit.givenUp()).toBeLessThan(30);
    // The limit per host applies to all senders together.
    expect(tarpit.open.size).toBeLessThanOrEqual(8);
    await server.close();
    expect(log.notWaitedFor()).toEqual([]);
  });

  it('to an unconfirmed address are limited and contain no text chosen by the sender', async () => {
    const server = await open();
    const codes: number[] = [];
    for (const address of ['victim@belfry.example', 'Victim+1@belfry.example', 'victim+2@belfry.example', 'VICTIM@belfry.example']) {
      const guest = await newVisitor(server.url);
      await guest.ask('PATCH', '/api/me', { name: 'Win a prize' });
      codes.push((await add(guest, { kind: 'email', address })).status);
    }
    expect(codes).toEqual([200, 200, 429, 429]);
    await server.look();
    const letters = mail.received.filter(({ to }) => to.some((address) => address.toLowerCase().startsWith('victim')));
    expect(letters).toHaveLength(2);
    for (const { raw, text, html } of letters) for (const part of [raw, text, html]) expect(part).not.toContain('prize');
    const other = await newVisitor(server.url);
    expect((await add(other, { kind: 'email', address: 'another@belfry.example' })).status).toBe(200);
  });
});

onBothStores('notices', (servers) => {
  it('without a channel are dropped, and those another node holds are left to it', async () => {
    const server = await servers.open();
    const { db } = server.ports.store;
    const notice = { table_id: 'nowhere', kind: 'turn', cause: 1, at: 1, due_at: 1 };
    await db
      .insertInto('notices')
      .values({ identity: 'nobody', ...notice })
      .execute();
    expect(await collectNotices(server.ports)).toBe(1);
    expect(await collectNotices(server.ports)).toBe(0);
    expect(await db.selectFrom('notices').selectAll().execute()).toEqual([]);
    if (servers.kind === 'postgres') {
      const held = await newVisitor(server.url);
      await held.ask('PUT', '/api/me/notices', (await held.get<{ settings: object }>('/api/me/notices')).settings);
      await db.transaction().execute(async (tx) => {
        await tx.selectFrom('notice_people').selectAll().where('identity', '=', held.me.id).forUpdate().execute();
        await db
          .insertInto('notices')
          .values({ identity: held.me.id, ...notice })
          .execute();
        expect(await collectNotices(server.ports)).toBe(0);
      });
    }
  });
});
