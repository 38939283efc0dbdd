// The people of a simulated week, who check their tables at their usual times, with an independent calculation of their clocks.
import { openLine, type Visitor } from '@belfry/client';
import { itemAt, type Seat } from '@belfry/kernel';
import type { Position, Table, TableId } from '@belfry/protocol';
import type { RunningServer } from '@belfry/server';
import { sensibly } from '../server/client-moves.ts';
import { type WantedOff, type WatchedClocks, watchClocks } from './watched-clocks.ts';
import { NO_NIGHTS, OFF, SECOND } from './week-plan.ts';

export interface CircleResult {
  readonly finished: number;
  readonly entries: number;
  /** The number of expired clocks; each was checked a second before, and at its second. */
  readonly timesUp: number;
  /** How often the displayed clocks were compared with our own calculation, and the largest difference in seconds. */
  readonly clocksCompared: number;
  readonly clocksOffBy: number;
  /** Tables that at the end wait for nobody who could move. */
  readonly stuck: number;
}

/** The people at their tables, and our own calculation of their clocks. */
export interface Circle {
  /** Returns the times to check: a second before a clock expires, and at that second. */
  moments(now: number): number[];
  check(now: number): Promise<void>;
  visit(person: number, now: number): Promise<void>;
  /** Tells whether a bot played for that seat at that time. */
  hadBot(table: TableId, seat: Seat, at: number): boolean;
  result(): Promise<CircleResult>;
}

export async function gather(server: RunningServer, people: readonly Visitor[], tables: readonly TableId[]): Promise<Circle> {
  const watched = new Map<TableId, WatchedClocks>();
  const wanted = (identity: string): WantedOff => OFF[people.findIndex(({ me }) => me.id === identity)] ?? NO_NIGHTS;
  for (const id of tables) watched.set(id, await watchClocks(server.store, id, wanted));
  const counts: Counts = { timesUp: 0, compared: 0, offBy: 0 };
  const look = (id: TableId): Promise<Table> => itemAt(people, 0).get<Table>(`/api/tables/${id}`);
  /** Seats whose time is up by our calculation: the server must report it at the same second, and not before. */
  const seen = new Set<string>();

  async function check(now: number): Promise<void> {
    for (const [id, clocks] of watched) {
      await clocks.follow();
      for (const { seat, at } of clocks.expiries()) {
        const soon = at - now;
        if (soon > SECOND || soon < 0) continue;
        const table = await look(id);
        const isUp = hasRunOut(table, seat, await leftOf(people, id, seat, table));
        if (soon === SECOND && isUp) throw new Error(`table ${id}: the time of seat ${seat} was up a second too soon`);
        if (soon === 0 && !isUp && !seen.has(`${id} ${seat} ${at}`)) throw new Error(`table ${id}: the time of seat ${seat} should be up`);
        if (soon !== 0) continue;
        if (!seen.has(`${id} ${seat} ${at}`)) counts.timesUp++;
        seen.add(`${id} ${seat} ${at}`);
      }
      await clocks.seats(now);
    }
  }

  async function visit(person: number, now: number): Promise<void> {
    const visitor = itemAt(people, person);
    for (const [id, clocks] of watched) {
      const table = await visitor.get<Table>(`/api/tables/${id}`);
      if (table.status !== 'playing') continue;
      await actFor(server, visitor, table, clocks);
      const seat = seatOf(table, visitor);
      for (let moves = 0; moves < 200; moves++) {
        const { position } = await visitor.get<{ position: Position }>(`/api/tables/${id}/position?seat=${seat}&after=1000000`);
        await clocks.follow();
        compare(counts, position, clocks, now);
        if (position.legal.length === 0) break;
        const move = sensibly(table.settings.game)(position);
        await visitor.post(`/api/tables/${id}/moves`, { id: `m${position.seq}`, seat, seq: position.seq, move });
        // Bots that stand in for people answer at once.
        await server.look();
      }
    }
  }

  return {
    moments: (now) =>
      [...watched.values()].flatMap((clocks) => clocks.expiries().flatMap(({ at }) => [at - SECOND, at])).filter((at) => at > now),
    check,
    visit,
    hadBot: (id, seat, at) => watched.get(id)?.hadBot(seat, at) ?? false,
    async result() {
      const all = await Promise.all(tables.map(look));
      const stuck = all.filter(({ id, status, seats }) => {
        const pending = watched.get(id)?.pending() ?? [];
        // A bot would have moved by now: the clock stands still, and everything due is done.
        return status === 'playing' && (pending.length === 0 || pending.every((seat) => seats[seat]?.bot !== null));
      });
      return {
        timesUp: counts.timesUp,
        clocksCompared: counts.compared,
        clocksOffBy: counts.offBy,
        finished: all.filter(({ status }) => status === 'finished').length,
        entries: all.reduce((sum, { seq }) => sum + seq, 0),
        stuck: stuck.length,
      };
    },
  };
}

interface Counts {
  timesUp: number;
  compared: number;
  /** In seconds. */
  offBy: number;
}

function compare(counts: Counts, { clocks: shown }: Position, { left }: WatchedClocks, now: number): void {
  if (shown === null) return;
  for (const [seat, time] of shown.left.entries()) {
    counts.compared++;
    counts.offBy = Math.max(counts.offBy, Math.abs(time - left(seat, now)) / SECOND);
  }
}

/**
 * A person who finds a bot in their seat takes it back; one who finds another player's time expired, where the others decide, lets a bot
 * play.
 */
async function actFor(server: RunningServer, visitor: Visitor, table: Table, clocks: WatchedClocks): Promise<void> {
  const own = table.seats.find(({ person }) => person?.id === visitor.me.id);
  const expired = table.seats.filter((seat) => seat.expired && seat.bot === null && seat !== own);
  if (own?.bot === null && expired.length === 0) return;
  const line = await openLine(visitor);
  const id = `w${Math.floor(server.time.now() / SECOND)}`;
  if (own !== undefined && own.bot !== null) {
    line.say({ type: 'return', id: `${id}r`, table: table.id, seat: own.seat });
    await line.next('ack');
  }
  for (const { seat } of expired) {
    line.say({ type: 'replace', id: `${id}s${seat}`, table: table.id, seat, level: 'apprentice' });
    await line.next('ack');
  }
  line.close();
  await server.look();
  await clocks.seats(server.time.now());
}

function seatOf({ seats }: Table, { me }: Visitor): Seat {
  return seats.find(({ person }) => person?.id === me.id)?.seat ?? 0;
}

async function leftOf(people: readonly Visitor[], id: TableId, seat: Seat, table: Table): Promise<number> {
  const visitor = people.find(({ me }) => table.seats[seat]?.person?.id === me.id) ?? itemAt(people, 0);
  const { position } = await visitor.get<{ position: Position }>(`/api/tables/${id}/position?seat=${seat}&after=1000000`);
  return position.clocks?.left[seat] ?? 0;
}

/** Tells whether a player's time has run out by the table's settings. */
function hasRunOut({ settings, seats }: Table, seat: Seat, left: number): boolean {
  if (settings.timeout === 'bot') return seats[seat]?.bot !== null;
  return settings.timeout === 'vote' ? seats[seat]?.expired === true : left === 0;
}
