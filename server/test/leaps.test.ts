import { makeTable, newVisitor, openLine, visitorWith } from '@belfry/client';
import type { Position, ServerMessage, Table } from '@belfry/protocol';
import { expect, it } from 'vitest';
import { onAnyStore, onBothStores } from './test-servers.ts';

const HOUR = 3_600_000;
const MINUTE = 60_000;
const DAY_MINUTES = 24 * 60;

onAnyStore('a system clock that jumps', (servers) => {
  it('is followed at once and costs nobody time', async () => {
    let ahead = 0;
    const server = await servers.open(undefined, { machine: { timeOfDay: () => Date.now() + ahead, elapsed: () => performance.now() } });
    const ann = await newVisitor(server.url);
    const clock = { kind: 'live', bank: 600, increment: 0 } as const;
    const began = performance.now();
    const { id } = await makeTable(ann, { game: 'citadels', players: 2, bots: 'random', pace: 'instant', clock, start: true });
    const line = await openLine(ann);
    line.say({ type: 'sync', table: id });
    let { position } = await line.next('snapshot');
    while (position?.legal[0] === undefined) ({ position } = await line.next('steps'));
    /** A single server uses its machine's clock; nodes that share a database use the database's. */
    const isRight = ({ now, position: told }: Extract<ServerMessage, { type: 'snapshot' }>): void => {
      const right = Date.now() + (servers.kind === 'sqlite' ? ahead : 0);
      expect(Math.abs(now - right)).toBeLessThan(60_000);
      expect(Math.abs((told?.clocks?.at ?? 0) - right)).toBeLessThan(60_000);
      // No more than the time that has passed here.
      expect(told?.clocks?.left[0]).toBeGreaterThan(599_000 - (performance.now() - began));
    };
    ahead = 8 * HOUR;
    await server.look();
    line.say({ type: 'sync', table: id, lastSeq: position.seq });
    isRight(await line.next('snapshot', ({ now }) => servers.kind === 'postgres' || now > Date.now() + HOUR));
    line.say({ type: 'move', id: 'm', table: id, seat: 0, seq: position.seq, move: position.legal[0] });
    await line.next('ack');
    ahead = -8 * HOUR;
    await server.look();
    const { seq } = position;
    line.say({ type: 'sync', table: id, lastSeq: seq });
    const after = await line.next(
      'snapshot',
      (told) => (servers.kind === 'postgres' || told.now < Date.now()) && (told.position?.seq ?? 0) > seq,
    );
    isRight(after);
    expect(after.table.seats[0]?.expired).toBe(false);
    line.close();
  });

  /** Opens a server whose clock is set by the test, and whose elapsed time can be advanced. */
  async function openWithClock() {
    const clock = { ahead: 0, passed: 0 };
    const machine = { timeOfDay: () => Date.now() + clock.ahead + clock.passed, elapsed: () => performance.now() + clock.passed };
    const server = await servers.open(undefined, { machine });
    const pass = async (seconds: number): Promise<void> => {
      // More than 30 seconds without a reading count as a suspension.
      for (let rest = seconds; rest > 0; rest -= 20) {
        clock.passed += 1000 * Math.min(rest, 20);
        await server.look();
      }
    };
    const set = async (hours: number): Promise<void> => {
      clock.ahead += hours * HOUR;
      await server.look();
    };
    return { server, pass, set };
  }

  it('does not change the spectator delay', async () => {
    const { server, pass, set } = await openWithClock();
    const [ann, ben] = [await newVisitor(server.url), await newVisitor(server.url)];
    const { id } = await makeTable(ann, { game: 'citadels', players: 2, hotseat: true, delay: 60, start: true });
    const seen = async (): Promise<[number, number]> => {
      const line = await openLine(ben);
      line.say({ type: 'sync', table: id });
      const { position, chat } = await line.next('snapshot');
      line.close();
      return [position?.seq ?? -1, chat.length];
    };
    const move = async (): Promise<void> => {
      for (const seat of [0, 1]) {
        const { position } = await ann.get<{ position: Position }>(`/api/tables/${id}/position?seat=${seat}`);
        if (position.legal.length === 0) continue;
        await ann.post(`/api/tables/${id}/moves`, { id: `m${position.seq}`, seat, seq: position.seq, move: position.legal[0] });
        return;
      }
    };
    const line = await openLine(ann);
    let said = 0;
    const speak = async (): Promise<void> => {
      line.say({ type: 'sync', table: id });
      await line.next('snapshot');
      line.say({ type: 'chat', id: `c${said++}`, table: id, text: 'well' });
      await line.next('chat');
    };
    await move();
    await speak();
    await set(8);
    expect(await seen()).toEqual([0, 0]);
    await pass(80);
    expect(await seen()).toEqual([1, 1]);
    await move();
    await speak();
    await set(-8);
    expect(await seen()).toEqual([1, 1]);
    await pass(80);
    expect(await seen()).toEqual([2, 2]);
    line.close();
  });

  it('does not affect who counts as absent', async () => {
    const { server, pass, set } = await openWithClock();
    const [ann, ben] = [await newVisitor(server.url), await newVisitor(server.url)];
    const { id } = await makeTable(ann, { game: 'citadels', players: 2, clock: { kind: 'none' } });
    await ben.post(`/api/tables/${id}/seats/1`, {});
    await ben.post(`/api/tables/${id}/ready`, { ready: true });
    await ann.post(`/api/tables/${id}/start`);
    const gone = async () => (await ann.get<Table>(`/api/tables/${id}`)).seats.some(({ expired }) => expired);
    await pass(100);
    await set(8);
    expect(await gone()).toBe(false);
    await pass(40);
    expect(await gone()).toBe(true);
    const both = [ann, ben];
    for (const [seat, visitor] of both.entries()) {
      const { position } = await visitor.get<{ position: Position }>(`/api/tables/${id}/position?seat=${seat}`);
      if (position.legal.length === 0) continue;
      await visitor.post(`/api/tables/${id}/moves`, { id: 'm', seat, seq: position.seq, move: position.legal[0] });
    }
    await set(-8);
    expect(await gone()).toBe(false);
    await pass(140);
    expect(await gone()).toBe(true);
  });

  // The clock of a database cannot be set here.
  if (servers.kind === 'sqlite')
    it('leaves a clock the part of the night in which it stood still before', async () => {
      const { server, pass, set } = await openWithClock();
      const ann = await newVisitor(server.url);
      const minute = Math.floor(Date.now() / MINUTE) % DAY_MINUTES;
      const nights = { from: (minute + 10) % DAY_MINUTES, to: (minute + 70) % DAY_MINUTES };
      expect((await ann.ask('PUT', '/api/me/time-off', { nights, zone: 'UTC', holidays: [] })).status).toBe(200);
      const terms = { clock: { kind: 'days', days: 1 }, nights: 10 } as const;
      const { id } = await makeTable(ann, { game: 'citadels', players: 2, hotseat: true, ...terms, start: true });
      const clocks = async () => (await ann.get<{ position: Position }>(`/api/tables/${id}/position?seat=0`)).position.clocks;
      const seat = (await clocks())?.running[0] ?? 0;
      await pass(20 * 60);
      await set(8);
      // About ten minutes ran before the night; the rest was night.
      expect((await clocks())?.left[seat]).toBeGreaterThan((DAY_MINUTES - 12) * MINUTE);
      const shown = (await clocks())?.at ?? 0;
      expect(Math.abs(shown - server.time.now())).toBeLessThan(MINUTE);
    });

  it('does not stall bots when it was set back while the server was down', async () => {
    const config = await servers.newStore();
    const ahead = await servers.open(config, { time: { now: () => Date.now() + HOUR } });
    const ann = await newVisitor(ahead.url);
    const { id } = await makeTable(ann, { game: 'citadels', players: 2, bots: 'random', pace: 'calm', start: true });
    const line = await openLine(ann);
    line.say({ type: 'sync', table: id });
    let { position } = await line.next('snapshot');
    // Until a bot is to move next, after its usual pause.
    for (let n = 0; position === null || position.legal[0] !== undefined || position.view.pending.length === 0; n++) {
      if (position?.legal[0] === undefined) ({ position } = await line.next('steps'));
      else {
        line.say({ type: 'move', id: `m${n}`, table: id, seat: 0, seq: position.seq, move: position.legal[0] });
        ({ position } = await line.next('steps', (steps) => steps.position.seq > (position?.seq ?? 0)));
      }
    }
    line.close();
    await ahead.close();
    const { seq } = position;
    const back = await servers.open(config);
    const again = await openLine(Object.assign(ann, { url: back.url }));
    again.say({ type: 'sync', table: id, lastSeq: 0 });
    const snapshot = await again.next('snapshot');
    if ((snapshot.position?.seq ?? 0) <= seq) await again.next('steps');
    expect(again.heard.some((message) => 'position' in message && (message.position?.seq ?? 0) > seq)).toBe(true);
    again.close();
  });
});

onBothStores('the time', (servers) => {
  it('continues from the stored time, whatever the system clock says after a restart', async () => {
    const config = await servers.newStore();
    const clock = { ahead: 2 * HOUR };
    const machine = { timeOfDay: () => Date.now() + clock.ahead, elapsed: () => performance.now() };
    const before = await servers.open(config, { machine });
    const reached = before.ports.time.matchTime();
    await before.close();
    clock.ahead = 0;
    const { time } = (await servers.open(config, { machine })).ports;
    expect(Math.abs(time.now() - Date.now())).toBeLessThan(60_000);
    expect(time.matchTime()).toBeGreaterThanOrEqual(reached);
    expect(time.matchTime() - reached).toBeLessThan(60_000);
  });

  // Only one process can use the embedded store.
  if (servers.kind === 'postgres')
    it('is the same on all nodes, whatever their system clocks say', async () => {
      const config = await servers.newStore();
      const nodes = [];
      for (const ahead of [0, 3 * HOUR, -3 * HOUR])
        nodes.push(await servers.open(config, { machine: { timeOfDay: () => Date.now() + ahead, elapsed: () => performance.now() } }));
      const [first = 0, ...others] = nodes.map(({ ports }) => ports.time.now());
      expect(Math.abs(first - Date.now())).toBeLessThan(60_000);
      for (const other of others) expect(Math.abs(other - first)).toBeLessThan(2000);
      expect(nodes.map(({ ports }) => ports.time.stoodStill())).toEqual([0, 0, 0]);
      const [{ url = '' } = {}] = nodes;
      const ann = await newVisitor(url);
      const clock = { kind: 'live', bank: 600, increment: 0 } as const;
      const { id } = await makeTable(ann, { game: 'citadels', players: 2, hotseat: true, clock, start: true });
      let slowest = 0;
      const left: number[] = [];
      for (const node of nodes) {
        const began = performance.now();
        const { position } = await visitorWith(node.url, ann.me, ann.headers).get<{ position: Position }>(
          `/api/tables/${id}/position?seat=0`,
        );
        slowest = Math.max(slowest, performance.now() - began);
        const { clocks } = position;
        const [seat = 0] = clocks?.running ?? [];
        // A page knows the time of the node that it asks.
        left.push((clocks?.left[seat] ?? 0) - (node.ports.time.now() - (clocks?.at ?? 0)));
      }
      expect(Math.max(...left) - Math.min(...left)).toBeLessThan(200 + slowest);
    });
});
