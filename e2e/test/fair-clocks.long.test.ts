import { type Line, makeTable, newVisitor, openLine, type Visitor } from '@belfry/client';
import type { ClientMessage, Position, Table } from '@belfry/protocol';
import { type RunningServer, startServer } from '@belfry/server';
import { type OwnPostgres, startOwnPostgres } from '@belfry/server/own-postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SkewedPage, visitSkewed } from '../src/skewed-visit.ts';
import { openServerSession, privateServer } from '../src/test-server.ts';
import { waitUntil } from '../src/wait-until.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
/** Devices whose clocks are hours wrong, with slow connections. */
const DEVICES = [
  { ahead: 0, latency: 0 },
  { ahead: 5 * HOUR, latency: 40 },
  { ahead: -7 * HOUR, latency: 120 },
  { ahead: 11 * MINUTE, latency: 200 },
  { ahead: -3 * SECOND, latency: 5 },
  { ahead: 26 * HOUR, latency: 80 },
  { ahead: 0, latency: 150 },
  { ahead: -40 * SECOND, latency: 10 },
  { ahead: 2 * HOUR, latency: 60 },
];
const PLAYERS = 4;
const LATE_COMER = 8;

/** Parses a clock as displayed; returns seconds. */
function secondsIn(shown: string): number {
  const [minutes = '', seconds = ''] = shown.split(':');
  return Number(minutes) * 60 + Number(seconds);
}

describe('four players at two nodes, and five spectators', () => {
  const held: { postgres?: OwnPostgres; second?: RunningServer } = {};
  const time = { at: Date.now() };
  const now = { now: () => time.at };
  const at = openServerSession({ time: now }, async () => {
    held.postgres ??= await startOwnPostgres({ connections: 60 });
    return { databaseUrl: held.postgres.url };
  });
  beforeAll(async () => {
    held.second = await startServer({ ...privateServer('unused'), databaseUrl: held.postgres?.url }, { time: now });
  });
  afterAll(async () => {
    await held.second?.close();
    await at.stop();
    await held.postgres?.remove();
  });

  const pages: SkewedPage[] = [];
  const people: Visitor[] = [];
  const lines: Line[] = [];
  let id = '';
  /** The largest difference between two screens so far, in seconds. */
  let widest = 0;

  async function setTime(by: number): Promise<void> {
    time.at += by;
    await Promise.all(pages.map((page) => page.setTime(time.at)));
  }

  /**
   * Checks that all screens show the same time for every player, to within a second, once they are up to date; no more time passes
   * meanwhile.
   */
  async function agree(by = SECOND): Promise<void> {
    await setTime(by);
    let spread = Number.POSITIVE_INFINITY;
    await waitUntil(async () => {
      const shown = await Promise.all(pages.map((page) => page.clocks()));
      const columns = Array.from({ length: PLAYERS }, (_, seat) => shown.map((clocks) => clocks[seat] ?? ''));
      const spreads = columns.map((column) => {
        if (new Set(column.map((each) => each === '')).size > 1) return Number.POSITIVE_INFINITY;
        const seconds = column.map(secondsIn);
        return Math.max(...seconds) - Math.min(...seconds);
      });
      spread = Math.max(...spreads);
      return spread;
    }).toBeLessThanOrEqual(1);
    widest = Math.max(widest, spread);
  }

  const position = async (seat: number) =>
    (await (people[seat] as Visitor).get<{ position: Position }>(`/api/tables/${id}/position`)).position;
  const table = () => (people[0] as Visitor).get<Table>(`/api/tables/${id}`);
  let asked = 0;
  type Asked = Extract<ClientMessage, { id: string }> extends infer Each ? (Each extends { id: string } ? Omit<Each, 'id'> : never) : never;
  async function ask(seat: number, request: Asked): Promise<void> {
    const line = lines[seat] as Line;
    const name = `r${++asked}`;
    line.say({ ...request, id: name } as ClientMessage);
    const refused = line.next('refusal', (refusal) => refusal.id === name).then(({ reason }) => Promise.reject(new Error(reason)));
    await Promise.race([line.next('ack', (ack) => ack.id === name), refused]);
  }
  const mover = async () => (await position(0)).view.pending[0]?.seat ?? 0;
  async function move(): Promise<number> {
    const seat = await mover();
    const { seq, legal } = await position(seat);
    await ask(seat, { type: 'move', table: id, seat, seq, move: legal[0] ?? '' });
    return seat;
  }

  async function begin(): Promise<void> {
    const urls = [at.site.url, `http://localhost:${held.second?.port}`];
    for (const [n] of DEVICES.entries()) people.push(await newVisitor(urls[n % 2] ?? ''));
    const [host, ...guests] = people.slice(0, PLAYERS) as [Visitor, ...Visitor[]];
    const clock = { kind: 'live', bank: 1800, increment: 20 } as const;
    ({ id } = await makeTable(host, { game: 'citadels', players: PLAYERS, pace: 'instant', clock, timeout: 'bot' }));
    for (const [n, guest] of guests.entries()) {
      await guest.post(`/api/tables/${id}/seats/${n + 1}`, {});
      await guest.post(`/api/tables/${id}/ready`, { ready: true });
    }
    await host.post(`/api/tables/${id}/start`);
    for (const person of people.slice(0, PLAYERS)) {
      const line = await openLine(person);
      line.say({ type: 'sync', table: id });
      await line.next('snapshot');
      lines.push(line);
    }
    await Promise.all([...DEVICES.keys()].filter((n) => n !== LATE_COMER).map(join));
  }

  async function join(n: number): Promise<void> {
    pages.push(await visitSkewed(at.browser, people[n] as Visitor, `/table/${id}`, time.at, DEVICES[n] ?? { ahead: 0, latency: 0 }));
  }

  it('all see the same remaining time for ten minutes, through every event', async () => {
    await begin();
    await agree();
    await ask(1, { type: 'chat', table: id, text: 'hello' });
    await agree(25 * SECOND);
    await join(LATE_COMER);
    await agree(35 * SECOND);
    await pages[2]?.reload();
    await agree(MINUTE);
    await Promise.all([pages[1], pages[5]].map((page) => page?.cut()));
    await agree(MINUTE);
    const [asleep] = pages.splice(3, 1);
    await agree(2 * MINUTE);
    await asleep?.wake(time.at);
    pages.push(asleep as SkewedPage);
    await agree();
    const undone = await move();
    await agree(MINUTE);
    const { seq, undo } = await position(undone);
    if (undo[0] !== undefined) await ask(undone, { type: 'undo', table: id, seat: undone, seq, to: undo[0] });
    await agree(30 * SECOND);
    await move();
    await agree(30 * SECOND);
    await ask(0, { type: 'propose', table: id, seat: 0, proposal: { kind: 'adjourn', until: time.at + HOUR } });
    for (const seat of [1, 2, 3]) await ask(seat, { type: 'answer', table: id, seat, by: 0, kind: 'adjourn', agree: true });
    await agree(MINUTE);
    const still = (await position(0)).clocks?.left;
    await agree(MINUTE);
    expect((await position(0)).clocks?.left).toEqual(still);
    await ask(1, { type: 'propose', table: id, seat: 1, proposal: { kind: 'resume' } });
    for (const seat of [0, 2, 3]) await ask(seat, { type: 'answer', table: id, seat, by: 1, kind: 'resume', agree: true });
    await agree(MINUTE);
    const left = await mover();
    await ask(left, { type: 'resign', table: id, seat: left, level: 'random' });
    await agree(30 * SECOND);
    await ask(left, { type: 'return', table: id, seat: left });
    await agree(MINUTE);
    expect((await table()).seatEvents.map(({ kind }) => kind)).toEqual(['adjourned', 'resumed', 'left', 'returned']);
    expect(widest).toBeLessThanOrEqual(1);
  });
});
