import { type Line, makeTable, newVisitor, openLine, type Visitor } from '@belfry/client';
import type { NewTable, Position, Replay, ServerMessage, Table } from '@belfry/protocol';
import { beforeAll, describe, expect, it } from 'vitest';
import type { RunningNode } from '../src/serve.ts';
import { viewerAccessOf, type Wish } from '../src/tables/viewer-access.ts';
import { onAnyStore } from './test-servers.ts';

onAnyStore('viewer access', (servers) => {
  let server: RunningNode;
  beforeAll(async () => {
    server = await servers.open();
  });
  const newGuest = (): Promise<Visitor> => newVisitor(server.url);

  async function look(visitor: Visitor, table: string, seat?: number): Promise<Line> {
    const line = await openLine(visitor);
    line.say({ type: 'sync', table, ...(seat === undefined ? {} : { seat }) });
    await line.next('snapshot');
    return line;
  }

  let pings = 0;
  /** Waits until everything sent so far has arrived. */
  async function settled(line: Line): Promise<void> {
    const sent = ++pings;
    line.say({ type: 'ping', sent });
    await line.next('pong', (pong) => pong.sent === sent);
  }

  const viewers = ({ heard }: Line): (Position['viewer'] | null)[] =>
    heard.flatMap((message: ServerMessage) =>
      message.type === 'snapshot' || message.type === 'steps' ? [message.position?.viewer ?? null] : [],
    );

  const ready = (visitor: Visitor, id: string) => visitor.post(`/api/tables/${id}/ready`, { ready: true });

  /** Plays any move for the player to move; `seated` are all players. */
  async function playOne(id: string, seated: readonly Visitor[]): Promise<void> {
    for (const [seat, visitor] of seated.entries()) {
      const { position } = await visitor.get<{ position: Position }>(`/api/tables/${id}/position?seat=${seat}`);
      const [move] = position.legal;
      if (move === undefined) continue;
      await visitor.post(`/api/tables/${id}/moves`, { id: `p${position.seq}`, seat, seq: position.seq, move });
      return;
    }
    throw new Error('nobody can move');
  }

  it('a player who left a seat sees nothing of its new owner', async () => {
    const [host, spy, victim] = [await newGuest(), await newGuest(), await newGuest()];
    const { id } = await makeTable(host, { game: 'citadels', players: 3 });
    await spy.post(`/api/tables/${id}/seats/1`, {});
    const line = await look(spy, id, 1);
    await spy.ask('DELETE', `/api/tables/${id}/seats/1`);
    await spy.post(`/api/tables/${id}/seats/2`, {});
    await victim.post(`/api/tables/${id}/seats/1`, {});
    await ready(spy, id);
    await ready(victim, id);
    await host.post(`/api/tables/${id}/start`);
    await playOne(id, [host, victim, spy]);
    await settled(line);
    // The seat has changed, the connection has not: it shows the seat they have now.
    expect(new Set(viewers(line))).toEqual(new Set([null, 2]));
    expect(viewers(line)).toContain(2);
    line.close();
  });

  it('a player whose seat the host frees becomes a spectator, or loses access if none are allowed', async () => {
    for (const spectators of [true, false]) {
      const [host, spy, victim] = [await newGuest(), await newGuest(), await newGuest()];
      const { id } = await makeTable(host, { game: 'citadels', players: 2, spectators });
      await spy.post(`/api/tables/${id}/seats/1`, {});
      const line = await look(spy, id, 1);
      await host.ask('DELETE', `/api/tables/${id}/seats/1`);
      await victim.post(`/api/tables/${id}/seats/1`, {});
      await ready(victim, id);
      await host.post(`/api/tables/${id}/start`);
      await playOne(id, [host, victim]);
      await settled(line);
      expect(new Set(viewers(line))).toEqual(new Set(spectators ? [null, 'spectator'] : [null]));
      line.close();
    }
  });

  it('a viewer of the lobby is removed with a message when a table without spectators starts', async () => {
    const [host, other, stranger] = [await newGuest(), await newGuest(), await newGuest()];
    const { id } = await makeTable(host, { game: 'citadels', players: 2, spectators: false });
    await other.post(`/api/tables/${id}/seats/1`, {});
    const line = await look(stranger, id);
    await ready(other, id);
    await host.post(`/api/tables/${id}/start`);
    expect(await line.next('error')).toMatchObject({ code: 'forbidden', table: id });
    line.heard.length = 0;
    await playOne(id, [host, other]);
    const speaker = await openLine(other);
    speaker.say({ type: 'chat', id: 'c', table: id, text: 'between us' });
    await speaker.next('ack');
    await settled(line);
    expect(line.heard.filter(({ type }) => type !== 'pong')).toEqual([]);
    expect((await stranger.ask('GET', `/api/tables/${id}/position`)).status).toBe(403);
    expect((await stranger.ask('GET', `/api/tables/${id}/replay`)).status).toBe(403);
    speaker.close();
    line.close();
  });

  it('a table without spectators is visible to its players only, in play and afterwards', async () => {
    const [host, other, stranger] = [await newGuest(), await newGuest(), await newGuest()];
    const { id } = await makeTable(host, { game: 'citadels', players: 2, spectators: false, access: 'open' });
    await other.post(`/api/tables/${id}/seats/1`, {});
    await ready(other, id);
    await host.post(`/api/tables/${id}/start`);
    await playOne(id, [host, other]);
    const speaker = await openLine(other);
    speaker.say({ type: 'chat', id: 'c', table: id, text: 'between us' });
    await speaker.next('ack');
    speaker.close();
    const nobody = async (path: string): Promise<{ status: number; text: string }> => {
      const answer = await fetch(server.url + path);
      return { status: answer.status, text: await answer.text() };
    };
    for (const status of ['playing', 'finished']) {
      await server.ports.store.db.updateTable('tables').set({ status }).where('id', '=', id).execute();
      server.ports.tables.delete(id);
      for (const path of ['', '/position', '/replay', '/replay?viewer=open', '/export']) {
        const answer = await stranger.ask('GET', `/api/tables/${id}${path}`);
        expect([status, path, answer.status, answer.text.includes(other.me.name)]).toEqual([status, path, 403, false]);
      }
      expect((await nobody(`/api/tables/${id}`)).status).toBe(403);
      const fork = await stranger.ask('POST', '/api/tables', { game: 'citadels', from: { table: id, seq: 1 } });
      expect(fork.status).toBe(403);
      expect((await nobody('/api/tables?list=live')).text).not.toContain(id);
      const line = await openLine(stranger);
      line.say({ type: 'sync', table: id });
      expect(await line.next('error')).toMatchObject({ code: 'forbidden', table: id });
      expect(line.heard.map(({ type }) => type)).toEqual(['welcome', 'error']);
      line.close();
      expect((await host.ask('GET', `/api/tables/${id}`)).status).toBe(200);
    }
    expect((await other.get<Replay>(`/api/tables/${id}/replay`)).viewer).toBe('open');
  });

  it('a seat that moves to an account midway shows on the account’s open pages', async () => {
    const [account, guest] = [await newGuest(), await newGuest()];
    const login = `sight-${servers.kind}`;
    await account.post('/api/account', { login, password: 'correct horse' });
    const { id } = await makeTable(guest, { game: 'citadels', players: 2, bots: 'random', pace: 'calm', start: true });
    const line = await look(account, id);
    expect(viewers(line)).toEqual(['spectator']);
    await guest.post('/api/sign-in', { login, password: 'correct horse' });
    expect((await line.next('snapshot')).position?.viewer).toBe(0);
    line.close();
  });

  it('a shared screen sees from each of its seats and no others', async () => {
    const [host, stranger] = [await newGuest(), await newGuest()];
    const { id } = await makeTable(host, { game: 'citadels', players: 3, hotseat: true, start: true });
    const line = await look(host, id);
    for (const seat of [0, 1, 2]) {
      line.say({ type: 'sync', table: id, seat });
      expect((await line.next('snapshot', ({ position }) => position?.viewer === seat)).position?.viewer).toBe(seat);
    }
    const outside = await openLine(stranger);
    outside.say({ type: 'sync', table: id, seat: 1 });
    expect(await outside.next('error')).toMatchObject({ code: 'forbidden' });
    await playOne(id, [host, host, host]);
    await settled(line);
    expect(viewers(line).at(-1)).toBe(2);
    line.close();
    outside.close();
  });

  it('delayed spectators cannot fork or replay what they may not see yet', async () => {
    const [host, stranger] = [await newGuest(), await newGuest()];
    const asked: NewTable = { game: 'citadels', players: 2, hotseat: true, delay: 3600, start: true, options: {} };
    const { id } = await makeTable(host, asked);
    const { db } = server.store;
    await playOne(id, [host, host]);
    // The match ends: for the players it is over, for delayed spectators it has just begun.
    await db.updateTable('tables').set({ status: 'finished' }).where('id', '=', id).execute();
    server.ports.tables.delete(id);
    const from = { game: 'citadels', from: { table: id, seq: 1 } };
    expect((await stranger.ask('POST', '/api/tables', from)).status).toBe(409);
    const replay = await stranger.get<Replay>(`/api/tables/${id}/replay?viewer=spectator`);
    expect([replay.viewer, replay.frames.length]).toEqual(['spectator', 1]);
    expect((await stranger.ask('GET', `/api/tables/${id}/replay?viewer=1`)).status).toBe(403);
    expect((await stranger.ask('GET', `/api/tables/${id}/replay?viewer=open`)).status).toBe(403);
    expect((await host.get<Replay>(`/api/tables/${id}/replay`)).viewer).toBe('open');
    expect((await host.ask('POST', '/api/tables', from)).status).toBe(200);
  });

  it('chat is delayed with the spectator delay', async () => {
    const [host, stranger] = [await newGuest(), await newGuest()];
    const saidAt = async (delay: number) => {
      const { id } = await makeTable(host, { game: 'citadels', players: 2, hotseat: true, delay, start: true });
      const [own, outside] = [await look(host, id), await look(stranger, id)];
      own.say({ type: 'chat', id: 'c', table: id, text: 'the bishop is mine' });
      await own.next('chat');
      own.close();
      return { id, outside };
    };
    const soon = await saidAt(1);
    expect((await soon.outside.next('chat')).line.text).toBe('the bishop is mine');
    const { id, outside } = await saidAt(3600);
    const late = await look(stranger, id);
    await settled(outside);
    const chat = [...outside.heard, ...late.heard].flatMap((message) =>
      message.type === 'snapshot' ? message.chat : message.type === 'chat' ? [message.line] : [],
    );
    expect(chat).toEqual([]);
    for (const line of [soon.outside, outside, late]) line.close();
  });
});

describe('viewer access rules', () => {
  const settings = { spectators: true, delay: 0 } as Table['settings'];
  const seat = (number: number, identity: string | null) => ({ seat: number, identity, bot: null, ready: true });
  const header = { game: 'citadels', rules: 1, players: 2, options: {}, chance: [] };
  const playing = { id: 't', status: 'playing', host: 'ann', settings, header } as const;
  const seats = [seat(0, 'ann'), seat(1, 'bob'), seat(2, 'bob')];
  const from = (table: object, me: string | null, wish?: Wish) => viewerAccessOf({ record: { ...playing, ...table }, seats }, me, wish);

  it('follow from the current table alone', () => {
    expect(from({}, 'ann')).toEqual({ viewer: 0, late: false });
    expect(from({}, 'bob', 2)).toEqual({ viewer: 2, late: false });
    // A player cannot ask for another player's seat.
    expect(from({}, 'ann', 2)).toEqual({ viewer: 0, late: false });
    expect(from({}, 'bob', 0)).toEqual({ viewer: 'spectator', late: false });
    expect(from({}, 'eve', 0)).toEqual({ viewer: 'spectator', late: false });
    expect(from({}, null)).toEqual({ viewer: 'spectator', late: false });
  });

  it('end when spectators are not allowed, except for players and the host', () => {
    const closed = { settings: { ...settings, spectators: false } };
    expect(from(closed, 'eve')).toBeNull();
    expect(from(closed, null)).toBeNull();
    expect(from(closed, 'bob')).toEqual({ viewer: 'spectator', late: false });
    expect(from({ ...closed, host: 'eve' }, 'eve')).toEqual({ viewer: 'spectator', late: false });
    expect(from({ ...closed, status: 'finished' }, 'eve')).toBeNull();
    expect(from({ ...closed, status: 'finished' }, null)).toBeNull();
    expect(from({ ...closed, status: 'finished' }, 'ann')).toEqual({ viewer: 'open', late: false });
    expect(from({ ...closed, status: 'finished', host: 'eve' }, 'eve')).toEqual({ viewer: 'open', late: false });
    expect(from({ ...closed, status: 'gathering', header: null }, 'eve')).toEqual({ viewer: null, late: false });
  });

  it('apply the delay to everyone without a seat', () => {
    const slow = { settings: { ...settings, delay: 60 } };
    expect(from(slow, 'eve')).toEqual({ viewer: 'spectator', late: true });
    expect(from({ ...slow, status: 'finished' }, 'eve')).toEqual({ viewer: 'spectator', late: true });
    expect(from({ ...slow, host: 'eve' }, 'eve')).toEqual({ viewer: 'spectator', late: true });
    expect(from({ ...slow, status: 'finished' }, 'ann')).toEqual({ viewer: 'open', late: false });
    expect(from(slow, 'ann', null)).toEqual({ viewer: 'spectator', late: false });
  });
});
