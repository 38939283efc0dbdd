import { rulesOf } from '@belfry/games';
import type { Seat } from '@belfry/kernel';
import { asDealt, pendingSeats, receive } from '@belfry/live';
import type { TableId } from '@belfry/protocol';
import { findTable, readEntries, type Store } from '@belfry/server';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** Our own count of the clocks of a match with days, from its log and what was agreed; written apart from the server's. */
export interface WatchedClocks {
  /** Takes over what has been played since. */
  follow(): Promise<void>;
  /** Looks who plays for whom: the clock of a bot runs out for nobody. */
  seats(now: number): Promise<void>;
  /** Did a bot play for that seat then? */
  hadBot(seat: Seat, at: number): boolean;
  /** How much time a seat has then. */
  left(seat: Seat, now: number): number;
  /** When the time of those is up who are awaited now. */
  expiries(): { readonly seat: Seat; readonly at: number }[];
  pending(): readonly Seat[];
}

export async function watchClocks({ db }: Pick<Store, 'db'>, id: TableId): Promise<WatchedClocks> {
  const found = await findTable(db, id);
  const header = found?.table.header ?? null;
  if (found === null || header === null || found.table.settings.clock.kind !== 'days') throw new Error(`table ${id} has no clock of days`);
  const { clock, timing } = found.table.settings;
  const each = clock.days * DAY;
  const began = found.table.startedAt ?? 0;
  const live = asDealt(await rulesOf(header), header, began);
  let seq = 0;
  /** For everybody: what was left when they were last awaited, and since when they are. */
  const banks = found.seats.map(() => each);
  const since = new Map<Seat, number>(pendingSeats(live).map((seat) => [seat, began]));
  const changes: { readonly seat: Seat; readonly at: number; readonly bot: boolean }[] = [];
  let bots = found.seats.map(({ bot }) => bot !== null);

  const left = (seat: Seat, now: number): number => {
    const awaited = since.get(seat);
    const bank = banks[seat] ?? 0;
    return awaited === undefined ? bank : Math.max(0, bank - (now - awaited));
  };

  return {
    left,
    pending: () => pendingSeats(live),
    expiries: () => [...since].flatMap(([seat, from]) => (bots[seat] === true ? [] : [{ seat, at: from + (banks[seat] ?? 0) }])),
    async follow() {
      for (const stored of await readEntries(db, id, seq)) {
        seq = stored.entry.seq;
        receive(live, stored);
        const mover = stored.entry.seat;
        const after = new Set(pendingSeats(live));
        for (const seat of banks.keys()) {
          const was = since.has(seat);
          const rest = left(seat, stored.at);
          const renewed = timing !== 'bank' && after.has(seat) && (!was || seat === mover);
          const earned = timing === 'bank' && seat === mover && !after.has(seat) ? 12 * HOUR : 0;
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
        // Whoever takes a chair back has time to decide something.
        if (bots[seat] === true && bot === null) takeBack(seat, present?.head?.clocks ?? null);
      }
      bots = (present?.seats ?? []).map(({ bot }) => bot !== null);
    },
  };

  function takeBack(seat: Seat, clocks: { readonly at: number; readonly left: readonly number[] } | null): void {
    if (clocks === null || left(seat, clocks.at) > 0) return;
    banks[seat] = timing === 'bank' ? 12 * HOUR : each;
    if (since.has(seat)) since.set(seat, clocks.at);
  }
}
