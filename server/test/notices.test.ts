import { makeTable, newVisitor, openLine, type Visitor } from '@belfry/client';
import type { NoticeSettings, Notices, Position, Table } from '@belfry/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { quietUntil } from '../src/notifications/quiet-hours.ts';
import { isInside } from '../src/notifications/safe-post.ts';
import type { RunningNode } from '../src/serve.ts';
import {
  type PushReceiver,
  type ReceivedHook,
  type ReceivedLetter,
  type Receiver,
  receiveHooks,
  receiveMail,
  receivePush,
} from '../src/testing/receivers.ts';
import { onAnyStore, onBothStores, type TestServers } from './test-servers.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

interface Receivers {
  readonly hooks: Receiver<ReceivedHook>;
  readonly mail: Receiver<ReceivedLetter>;
  readonly push: PushReceiver;
}
const receivers: { all?: Receivers } = {};
beforeAll(async () => {
  receivers.all = { hooks: await receiveHooks(), mail: await receiveMail(), push: await receivePush() };
});
afterAll(async () => {
  for (const receiver of Object.values(receivers.all ?? {})) await receiver.close();
});
function at(): Receivers {
  if (receivers.all === undefined) throw new Error('the receivers open before the first test');
  return receivers.all;
}

/** Opens a server whose clock the test controls and which may reach the local receivers. */
async function open(servers: TestServers) {
  for (const { received, answers } of Object.values(at())) {
    received.length = 0;
    answers.length = 0;
  }
  const clock = { ahead: 0 };
  const config = {
    ...(await servers.newStore()),
    publicOrigin: 'https://belfry.example',
    mail: { smtp: `smtp://127.0.0.1:${at().mail.port}`, from: 'Belfry <belfry@belfry.example>' },
    hooksInside: true,
  };
  const time = { now: () => Date.now() + clock.ahead };
  const server = await servers.open(config, { time });
  const pass = async (ms: number, node: RunningNode = server): Promise<void> => {
    clock.ahead += ms;
    await node.look();
  };
  return { server, pass, config, time };
}

const hookTo = (path: string) => ({ kind: 'hook', format: 'slack', url: `http://127.0.0.1:${at().hooks.port}${path}` });
const addChannel = (visitor: Visitor, channel: object) => visitor.post<Notices>('/api/me/notices/channels', channel);
const change = async (visitor: Visitor, settings: Partial<NoticeSettings>): Promise<void> => {
  const { settings: present } = await visitor.get<Notices>('/api/me/notices');
  const done = await visitor.ask('PUT', '/api/me/notices', { ...present, ...settings });
  expect(done.status).toBe(200);
};
const hooksAt = (path: string): ReceivedHook[] => at().hooks.received.filter((posted) => posted.path === path);
const textOf = (posted: ReceivedHook | undefined): string => (JSON.parse(posted?.body ?? '{}') as { text?: string }).text ?? '';

/** Starts a match of two with days per move; the player to move comes first. */
async function begin(people: readonly [Visitor, Visitor], days = 3) {
  const [ann, ben] = people;
  const { id } = await makeTable(ann, { game: 'citadels', players: 2, clock: { kind: 'days', days }, pace: 'instant' });
  await ben.post(`/api/tables/${id}/seats/1`, {});
  await ben.post(`/api/tables/${id}/ready`, { ready: true });
  await ann.post(`/api/tables/${id}/start`);
  const { pending } = (await ann.get<{ position: Position }>(`/api/tables/${id}/position`)).position.view;
  const first = pending[0]?.seat ?? 0;
  return { id, awaited: people[first] ?? ann, other: people[1 - first] ?? ben };
}

async function chatAt(table: string, visitor: Visitor): Promise<void> {
  const line = await openLine(visitor);
  line.say({ type: 'chat', id: 'hi', table, text: 'Are you there?' });
  await line.next('ack');
  line.close();
}

/** Plays until it is another player's turn. */
async function play(visitor: Visitor, id: string): Promise<void> {
  for (;;) {
    const { seats } = await visitor.get<Table>(`/api/tables/${id}`);
    const seat = seats.find(({ person }) => person?.id === visitor.me.id)?.seat ?? 0;
    const { position } = await visitor.get<{ position: Position }>(`/api/tables/${id}/position?seat=${seat}`);
    const [move] = position.legal;
    if (move === undefined) return;
    await visitor.post(`/api/tables/${id}/moves`, { id: `m${position.seq}`, seat, seq: position.seq, move });
  }
}

onBothStores('the player to move', (servers) => {
  it('is notified on every channel once per turn, after a grace period, and again a day later', async () => {
    const { server, pass } = await open(servers);
    const people = [await newVisitor(server.url), await newVisitor(server.url)] as const;
    for (const [n, visitor] of people.entries()) {
      await addChannel(visitor, hookTo(`/${n}`));
      await addChannel(visitor, { kind: 'push', subscription: at().push.subscription(`/${n}`) });
    }
    await addChannel(people[0], { ...hookTo('/json'), format: 'json' });
    await server.look();
    expect(hooksAt('/0')).toHaveLength(1);
    // A custom program gets every field by name.
    const hello = textOf(hooksAt('/0')[0]).split('\n');
    const parts = { title: hello[0], lines: [{ text: hello[1], link: null }], link: 'https://belfry.example', tag: 'hello', waiting: 0 };
    expect(JSON.parse(hooksAt('/json')[0]?.body ?? '')).toEqual(parts);
    const { pushKey } = await people[0].get<Notices>('/api/me/notices');
    const { id, awaited, other } = await begin(people);
    const path = awaited === people[0] ? '/0' : '/1';
    const calls = () => [hooksAt(path).length - 1, at().push.received.filter((posted) => posted.path === path).length - 1];
    await pass(30_000);
    expect(calls()).toEqual([0, 0]);
    await pass(31_000);
    expect(calls()).toEqual([1, 1]);
    expect(textOf(hooksAt(path).at(-1))).toContain(`https://belfry.example/table/${id}`);
    const posted = at().push.received.at(-1);
    const { payload, headers } = at().push.open(posted ?? { path, headers: {}, body: '' }, pushKey);
    expect(payload).toMatchObject({ title: 'Your turn in Citadels', path: `/table/${id}`, tag: id, waiting: 1 });
    expect(headers).toMatchObject({ ttl: '172800', topic: id, 'content-encoding': 'aes128gcm' });
    for (const ms of [MINUTE, HOUR, 22 * HOUR]) await pass(ms);
    expect(calls()).toEqual([1, 1]);
    await pass(HOUR);
    expect(calls()).toEqual([2, 2]);
    expect(textOf(hooksAt(path).at(-1))).toContain('is still waiting for you');
    await pass(10 * HOUR);
    expect(calls()).toEqual([2, 2]);
    // The other player is notified only when it is their turn; a player who moves in time is not notified at all.
    await play(awaited, id);
    await play(other, id);
    await pass(2 * MINUTE);
    const called = hooksAt(path === '/0' ? '/1' : '/0').length - 1;
    expect(called).toBe(0);
    expect(calls()[0]).toBe(3);
  });

  it('is notified once by any node; messages of a stopped node are sent by the next', async () => {
    const { server, pass, config, time } = await open(servers);
    const people = [await newVisitor(server.url), await newVisitor(server.url)] as const;
    for (const [n, visitor] of people.entries()) await addChannel(visitor, hookTo(`/${n}`));
    await server.look();
    at().hooks.received.length = 0;
    await begin(people);
    if (servers.kind === 'postgres') {
      const another = await servers.open(config, { time });
      await pass(0);
      await Promise.all([pass(2 * MINUTE), another.look(), server.look(), another.look()]);
      await another.close();
    } else {
      await server.close();
      const next = await servers.open(config, { time });
      await pass(2 * MINUTE, next);
    }
    expect(at().hooks.received).toHaveLength(1);
  });
});

onAnyStore('notification settings', (servers) => {
  it('ten games make one message; quiet hours postpone messages', async () => {
    const { server, pass, time } = await open(servers);
    const people = [await newVisitor(server.url), await newVisitor(server.url)] as const;
    await addChannel(people[0], hookTo('/0'));
    const hour = new Date(time.now()).getUTCHours();
    await change(people[0], { quiet: { from: ((hour + 23) % 24) * 60, to: ((hour + 2) % 24) * 60 }, zone: 'UTC' });
    await server.look();
    let waiting = 0;
    for (let game = 0; game < 10; game++) if ((await begin(people)).awaited === people[0]) waiting++;
    await pass(HOUR - 2 * MINUTE);
    // The first message to a new channel is sent at once, whatever the hour.
    expect(hooksAt('/0')).toHaveLength(1);
    await pass(2 * HOUR);
    expect(hooksAt('/0')).toHaveLength(waiting === 0 ? 1 : 2);
    if (waiting > 0) expect(textOf(hooksAt('/0')[1]).split('\n')).toHaveLength(1 + waiting);
  });

  it('a kind of notification can have its own quiet hours', async () => {
    const { server, pass, time } = await open(servers);
    const [ann, ben] = [await newVisitor(server.url), await newVisitor(server.url)] as const;
    await addChannel(ann, hookTo('/own'));
    const hour = new Date(time.now()).getUTCHours();
    const hours = { from: ((hour + 23) % 24) * 60, to: ((hour + 2) % 24) * 60 };
    const choices = { turn: [], reminder: [], invited: ['hook'], chat: ['hook'], over: [] } as const;
    // At night only invitations are sent, and chat is held back in the afternoon as well.
    await change(ann, { choices, quiet: hours, quietFor: { invited: null, chat: hours }, zone: 'UTC' });
    expect((await ann.ask('PUT', '/api/me/notices', { quietFor: { weather: null } })).status).toBe(400);
    await server.look();
    const { id } = await begin([ann, ben]);
    await chatAt(id, ben);
    const { id: next } = await makeTable(ben, { game: 'citadels', players: 2 });
    await ben.ask('POST', `/api/tables/${next}/invitations`, { person: ann.me.id });
    await pass(12 * MINUTE);
    const told = () => hooksAt('/own').slice(1).map(textOf);
    expect(told()).toEqual([expect.stringContaining(`/table/${next}`)]);
    expect(told()[0]).not.toContain(`/table/${id}`);
    await pass(2 * HOUR);
    expect(told().slice(1)).toEqual([expect.stringContaining(`/table/${id}`)]);
  });

  it('chat, invitations and results are sent to players who ask for them', async () => {
    const { server, pass } = await open(servers);
    const [ann, ben] = [await newVisitor(server.url), await newVisitor(server.url)] as const;
    await ben.ask('PATCH', '/api/me', { name: 'Ben' });
    await addChannel(ann, hookTo('/ann'));
    await change(ann, { choices: { turn: [], reminder: [], invited: ['hook'], chat: ['hook'], over: ['hook'] }, language: 'nl' });
    await server.look();
    const { id } = await begin([ann, ben]);
    await chatAt(id, ben);
    await pass(2 * MINUTE);
    expect(textOf(hooksAt('/ann')[1])).toContain('Nieuw bericht in Machiavelli');
    expect(textOf(hooksAt('/ann')[1])).not.toContain('Are you there');
    for (let status = 'playing'; status === 'playing'; ) {
      await play(ann, id);
      await play(ben, id);
      ({ status } = await ann.get<Table>(`/api/tables/${id}`));
    }
    await pass(12 * MINUTE);
    const told = hooksAt('/ann').length;
    await ben.post(`/api/tables/${id}/rematch`);
    await pass(12 * MINUTE);
    expect(textOf(hooksAt('/ann')[told])).toContain('Ben nodigt je uit voor Machiavelli');
  });

  it('a failing receiver is retried with backoff and the same id; a gone one is dropped', async () => {
    const { server, pass } = await open(servers);
    const people = [await newVisitor(server.url), await newVisitor(server.url)] as const;
    for (const [n, visitor] of people.entries()) await addChannel(visitor, hookTo(`/${n}`));
    await server.look();
    at().hooks.received.length = 0;
    const { id, awaited } = await begin(people);
    at().hooks.answers.push(500, 0, 429);
    await pass(61_000);
    const trouble = async () => (await awaited.get<Notices>('/api/me/notices')).channels.map((channel) => channel.trouble);
    expect([at().hooks.received.length, await trouble()]).toEqual([0, ['failing']]);
    await pass(2 * MINUTE);
    await pass(6 * MINUTE);
    expect(at().hooks.received).toHaveLength(0);
    await pass(30 * MINUTE);
    expect(at().hooks.received).toHaveLength(1);
    expect(await trouble()).toEqual([null]);
    // A turn that ends before its message is delivered is not reported.
    await play(awaited, id);
    at().hooks.answers.push(503, 503, 410);
    await pass(2 * MINUTE);
    for (const visitor of people) await play(visitor, id);
    await pass(10 * MINUTE);
    await pass(30 * MINUTE);
    const dead = await Promise.all(people.map(async (visitor) => (await visitor.get<Notices>('/api/me/notices')).channels[0]?.trouble));
    expect(dead).toContain('dead');
  });

  it('emails go to confirmed addresses, have one-click unsubscribe, and stop at addresses that bounce', async () => {
    const { server, pass } = await open(servers);
    const people = [await newVisitor(server.url), await newVisitor(server.url)] as const;
    for (const [n, visitor] of people.entries()) await addChannel(visitor, { kind: 'email', address: `person${n}@example.org` });
    await server.look();
    expect(
      at()
        .mail.received.map(({ to }) => to[0])
        .sort(),
    ).toEqual(['person0@example.org', 'person1@example.org']);
    const { awaited } = await begin(people);
    await pass(2 * MINUTE);
    // The address has not been confirmed.
    expect(at().mail.received).toHaveLength(2);
    for (const letter of [...at().mail.received]) {
      expect(letter.header('List-Unsubscribe')).toBeUndefined();
      const [, path = ''] = /https:\/\/belfry\.example(\/notices\/confirm\/\S+)/.exec(letter.text) ?? [];
      expect((await people[0].ask('GET', path)).text).toContain('Confirm your address');
      expect((await people[0].ask('GET', `${path}x`)).status).toBe(404);
      expect((await fetch(`${server.url}${path}`, { method: 'POST', body: new URLSearchParams() })).status).toBe(200);
    }
    await pass(DAY);
    const letter = at().mail.received[2];
    expect(at().mail.received).toHaveLength(3);
    expect(letter?.header('Subject')).toBe('Citadels is still waiting for you');
    expect(letter?.header('Message-ID')).toMatch(/^<[a-z0-9]{20}@belfry\.example>$/);
    expect(letter?.text).toContain('You have time until ');
    expect(letter?.html).toContain('Unsubscribe');
    expect(letter?.header('List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
    const [, leave = ''] = /<https:\/\/belfry\.example(\/notices\/leave\/[^>]+)>/.exec(letter?.header('List-Unsubscribe') ?? '') ?? [];
    const channels = async () => (await awaited.get<Notices>('/api/me/notices')).channels.length;
    expect(leave, letter?.raw).not.toBe('');
    expect([(await awaited.ask('GET', leave)).status, await channels()]).toEqual([200, 1]);
    const oneClick = { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) };
    expect([(await fetch(`${server.url}${leave}`, oneClick)).status, await channels()]).toEqual([200, 0]);
    at().mail.answers.push(451, 550);
    await addChannel(awaited, { kind: 'email', address: 'nobody@example.org' });
    await server.look();
    await pass(2 * MINUTE);
    expect((await awaited.get<Notices>('/api/me/notices')).channels).toMatchObject([{ address: 'nobody@example.org', trouble: 'dead' }]);
  });

  it('a recovery code goes to the confirmed recovery address, works once, and expires', async () => {
    const { server, pass } = await open(servers);
    const ann = await newVisitor(server.url);
    await ann.post('/api/account', { login: 'forgetful', password: 'correct horse' });
    const ask = async (login: string) => (await ann.ask('POST', '/api/account/recovery-letter', { login })).status;
    const codes = () => at().mail.received.flatMap(({ text }) => /(\w{4}-){3}\w{4}/.exec(text)?.[0] ?? []);
    const { channels } = await addChannel(ann, { kind: 'email', address: 'ann@example.org' });
    const proven = await ann.ask('PUT', `/api/me/notices/channels/${channels[0]?.id}/recovery`, { password: 'correct horse' });
    expect([proven.status, await ask('forgetful')]).toEqual([200, 204]);
    await server.look();
    expect(at().mail.received).toHaveLength(1);
    const [, path = ''] = /https:\/\/belfry\.example(\/notices\/confirm\/\S+)/.exec(at().mail.received[0]?.text ?? '') ?? [];
    await fetch(`${server.url}${path}`, { method: 'POST', body: new URLSearchParams() });
    expect([await ask('forgetful'), await ask('nobody-here')]).toEqual([204, 204]);
    await server.look();
    expect([at().mail.received.length, codes().length]).toEqual([2, 1]);
    const [code = ''] = codes();
    const recover = async (password: string) =>
      (await (await newVisitor(server.url)).ask('POST', '/api/account/recovery', { login: 'forgetful', code, password })).status;
    expect([await recover('another horse'), await recover('a third horse')]).toEqual([200, 403]);
    expect(await ask('forgetful')).toBe(204);
    await server.look();
    const [, late = ''] = codes();
    await pass(61 * MINUTE);
    const tried = await ann.ask('POST', '/api/account/recovery', { login: 'forgetful', code: late, password: 'too late a horse' });
    expect([late === '', tried.status]).toEqual([false, 403]);
  });

  it('webhooks may not point inside the network unless the operator allows it; a server without email says so', async () => {
    const server = await servers.open();
    const ann = await newVisitor(server.url);
    const inside = [
      'https://127.0.0.1/',
      'https://localhost/',
      'https://[::1]/',
      'https://169.254.169.254/latest',
      'https://2130706433/',
      'http://example.org/',
    ];
    for (const url of inside) {
      const answer = await ann.ask('POST', '/api/me/notices/channels', { kind: 'hook', format: 'discord', url });
      expect([url, JSON.parse(answer.text)]).toEqual([url, expect.objectContaining({ reason: 'hook-inside' })]);
    }
    expect((await ann.get<Notices>('/api/me/notices')).mail).toBe(false);
    const mail = await ann.ask('POST', '/api/me/notices/channels', { kind: 'email', address: 'ann@example.org' });
    expect([mail.status, JSON.parse(mail.text)]).toEqual([503, expect.objectContaining({ reason: 'no-mail' })]);
    for (const body of [
      { kind: 'hook', format: 'discord', url: 'ftp://example.org' },
      { kind: 'email', address: 'nobody' },
      { kind: 'pigeon' },
    ])
      expect((await ann.ask('POST', '/api/me/notices/channels', body)).status).toBe(400);
    expect((await ann.get<Notices>('/api/me/notices')).channels).toEqual([]);
  });

  it('a guest’s channels move to the account and are deleted with it', async () => {
    const { server } = await open(servers);
    const [ann, guest] = [await newVisitor(server.url), await newVisitor(server.url)] as const;
    await ann.post('/api/account', { login: 'ann-of-hooks', password: 'correct horse' });
    await addChannel(guest, hookTo('/guest'));
    await guest.post('/api/sign-in', { login: 'ann-of-hooks', password: 'correct horse' });
    expect((await guest.get<Notices>('/api/me/notices')).channels).toHaveLength(1);
    expect((await guest.ask('GET', '/api/me/data')).text).toContain(hookTo('/guest').url);
    expect((await guest.ask('DELETE', '/api/me', { password: 'correct horse' })).status).toBe(204);
    const left = await server.store.db.selectFrom('channels').selectAll().execute();
    expect(left).toEqual([]);
  });
});

describe('addresses and hours', () => {
  it('addresses outside the public ranges count as internal', () => {
    const inside = [
      '10.1.2.3',
      '192.168.0.1',
      '172.31.0.1',
      '100.64.1.1',
      '0.0.0.0',
      '::',
      '::1',
      '::ffff:8.8.8.8',
      'fe80::1',
      'fd00::1',
      '64:ff9b::a00:1',
      '2002:a00:1::',
      'nonsense',
    ];
    expect(inside.filter((address) => !isInside(address))).toEqual([]);
    expect(['8.8.8.8', '172.32.0.1', '2606:4700::1111'].filter(isInside)).toEqual([]);
  });

  it('quiet hours end at their minute, across midnight and in any time zone', () => {
    const at = (text: string) => Date.parse(text);
    const night = { quiet: { from: 22 * 60, to: 7 * 60 }, zone: 'Europe/Amsterdam' };
    expect(quietUntil(night, 'turn', at('2026-11-17T21:30:30Z'))).toBe(at('2026-11-18T06:00:00Z'));
    expect(quietUntil(night, 'turn', at('2026-11-18T05:59:59Z'))).toBe(at('2026-11-18T06:00:00Z'));
    expect(quietUntil(night, 'turn', at('2026-11-18T06:00:00Z'))).toBe(at('2026-11-18T06:00:00Z'));
    expect(quietUntil({ ...night, quiet: null }, 'turn', 5)).toBe(5);
    // A kind of notice may have its own quiet hours, or none.
    const own = { ...night, quietFor: { turn: null, chat: { from: 18 * 60, to: 12 * 60 } } };
    const late = at('2026-11-17T21:30:00Z');
    expect(quietUntil(own, 'turn', late)).toBe(late);
    expect(quietUntil(own, 'chat', late)).toBe(at('2026-11-18T11:00:00Z'));
    expect(quietUntil(own, 'over', late)).toBe(at('2026-11-18T06:00:00Z'));
  });
});
