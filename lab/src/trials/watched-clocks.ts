import { rulesOf } from '@belfry/games';
import { itemAt, type Seat } from '@belfry/kernel';
import { asDealt, pendingSeats, receive } from '@belfry/live';
import type { TableId, TableSettings } from '@belfry/protocol';
import { findTable, readEntries, type Store } from '@belfry/server';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/**
 * An independent calculation of the clocks of a match with days per move, from its log and settings, written separately from the server's.
 */
export interface WatchedClocks {
  /** Reads what has been played since. */
  follow(): Promise<void>;
  /** Reads which seats have bots: the clock of a bot never runs out. */
  seats(now: number): Promise<void>;
  /** Tells whether a bot played for that seat at that time. */
  hadBot(seat: Seat, at: number): boolean;
  /** Returns how much time a seat has at that time. */
  left(seat: Seat, now: number): number;
  /** Returns when the time of each awaited seat runs out. */
  expiries(): { readonly seat: Seat; readonly at: number }[];
  pending(): readonly Seat[];
}

/** A person's time off, in UTC: nightly hours, and holidays. */
export interface WantedOff {
  readonly nights: { readonly from: number; readonly to: number } | null;
  readonly holidays: readonly { readonly from: number; readonly to: number }[];
}

/** Returns how much of a period is neither night nor holiday. */
function awakeIn({ nights, holidays }: WantedOff, from: number, to: number): number {
  const off = holidays.map((stretch) => [stretch.from, stretch.to] as const);
  if (nights !== null)
    for (let midnight = from - (from % DAY) - DAY; midnight < to; midnight += DAY) {
      const begin = midnight + nights.from * HOUR;
      off.push([begin, begin + nights.to * HOUR]);
    }
  let awake = 0;
  let at = from;
  for (const [begin, end] of off.sort((a, b) => a[0] - b[0])) {
    awake += Math.max(0, Math.min(begin, to) - at);
    at = Math.max(at, Math.min(end, to));
  }
  return awake + to - at;
}

/** Limits time off to what a table allows: nights to a number of hours, holidays to a number of days in all. */
function allowed(wanted: WantedOff, { nights: hours = 0, holidays: days = 0 }: Pick<TableSettings, 'nights' | 'holidays'>): WantedOff {
  const night = wanted.nights === null ? 0 : Math.min(hours, (wanted.nights.to - wanted.nights.from + 24) % 24);
  let rest = days * DAY;
  const holidays = wanted.holidays.map(({ from, to }) => {
    const taken = Math.min(rest, to - from);
    rest -= taken;
    return { from, to: from + taken };
  });
  return { nights: wanted.nights === null || night === 0 ? null : { from: wanted.nights.from, to: night }, holidays };
}

/** `wanted` returns a person's time off. */
export async function watchClocks({ db }: Pick<Store, 'db'>, id: TableId, wanted: (identity: string) => WantedOff): Promise<WatchedClocks> {
  const found = await findTable(db, id);
  const header = found?.table.header ?? null;
  if (found === null || header === null || found.table.settings.clock.kind !== 'days') throw new Error(`table ${id} has no clock of days`);
  const { clock, timing, ...settings } = found.table.settings;
  const each = clock.days * DAY;
  const began = found.table.startedAt ?? 0;
  const live = asDealt(await rulesOf(header), header, began);
  let seq = 0;
  /** By seat: the time left when the seat was last awaited, and since when it has been. */
  const banks = found.seats.map(() => each);
  const since = new Map<Seat, number>(pendingSeats(live).map((seat) => [seat, began]));
  const changes: { readonly seat: Seat; readonly at: number; readonly bot: boolean }[] = [];
  let bots = found.seats.map(({ bot }) => bot !== null);

  const off = found.seats.map(({ identity }) => allowed(wanted(identity ?? ''), settings));
  const run = (seat: Seat, from: number, to: number): number => awakeIn(itemAt(off, seat), from, to);
  const left = (seat: Seat, now: number): number => {
    const awaited = since.get(seat);
    const bank = banks[seat] ?? 0;
    return awaited === undefined ? bank : Math.max(0, bank - run(seat, awaited, now));
  };
  /** Moves the time on by what is missing until nothing is. */
  const expiry = (seat: Seat, from: number): number => {
    const bank = banks[seat] ?? 0;
    let at = from + bank;
    for (let missing = bank - run(seat, from, at); missing > 0; missing = bank - run(seat, from, at)) at += missing;
    return at;
  };

  return {
    left,
    pending: () => pendingSeats(live),
    expiries: () => [...since].flatMap(([seat, from]) => (bots[seat] === true ? [] : [{ seat, at: expiry(seat, from) }])),
    async follow() {
      for (const stored of await readEntries(db, id, seq)) {
        seq = stored.entry.seq;
        receive(live, stored);
        const mover = stored.entry.seat;
        // A bot earns no time for the person whose seat it has.
        const isByBot = 'by' in stored.entry;
        const after = new Set(pendingSeats(live));
        for (const seat of banks.keys()) {
          const was = since.has(seat);
          const rest = left(seat, stored.at);
          const renewed = timing !== 'bank' && after.has(seat) && (!was || seat === mover);
          const earned = timing === 'bank' && seat === mover && !after.has(seat) && !isByBot ? 12 * HOUR : 0;
          banks[seat] = renewed ? each : rest + earned;
          if (after.has(seat)) since.set(seat, stored.at);
          else since.delete(seat);
        }
      }
    },
    hadBot: (seat, at) => changes.findLast((change) => change.seat === seat && change.at <= at)?.bot ?? false,
    async seats(now) {
      const present = await findTable(db, id);
      for (const [seat, { bot }] of (present?.seats ?? []).entries()) {
        if (bots[seat] !== (bot !== null)) changes.push({ seat, at: now, bot: bot !== null });
        // A player who takes a seat back gets time to decide.
        if (bots[seat] === true && bot === null) reclaimSeat(seat, present?.head?.clocks ?? null);
      }
      bots = (present?.seats ?? []).map(({ bot }) => bot !== null);
    },
  };

  function reclaimSeat(seat: Seat, clocks: { readonly at: number; readonly left: readonly number[] } | null): void {
    if (clocks === null || left(seat, clocks.at) > 0) return;
    banks[seat] = timing === 'bank' ? 12 * HOUR : each;
    if (since.has(seat)) since.set(seat, clocks.at);
  }
}
