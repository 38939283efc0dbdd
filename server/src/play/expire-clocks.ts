import { lapse, nextExpiry, runClocks } from '../clocks/clock.ts';
import { STAND_IN } from '../store/erase-identity.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { changeMatch } from './change-match.ts';
import { runningSeats } from './paused.ts';
import type { PlayPort } from './play-port.ts';
import { withSeatEvent } from './seat-events.ts';

/** An entry that arrives so long after the time was up still counts. */
const GRACE_MS = 1000;

/**
 * Lets a bot take over from a player whose time was up before now, though the work that does so is late, for example because a bot of the
 * same match is thinking. Call with exclusive access to the table.
 */
export async function expireLate(port: PlayPort, table: LiveTable): Promise<void> {
  const { head, seats, record } = table;
  if (head === null || record.status !== 'playing' || record.settings.timeout !== 'bot') return;
  const expiry = nextExpiry(head.clocks, runningSeats(head, seats), seats, port.time);
  if (expiry !== null && port.time.matchTime() > expiry + GRACE_MS) await expireClocks(port, table);
}

/**
 * Handles players whose time is up: if the table's settings say so, a bot takes over, and players may take the seat back. Call with
 * exclusive access to the table.
 */
export async function expireClocks(port: PlayPort, table: LiveTable): Promise<void> {
  const { timeout } = table.record.settings;
  await changeMatch(port, table, ({ head, seats }) => {
    const { clocks, expired, agreements, seq } = head;
    if (clocks === null || agreements.adjournedUntil !== undefined) return null;
    const running = runningSeats(head, seats);
    const present = runClocks(clocks, running, seats, port.time.matchTime(), port.time);
    const out = running.filter((seat) => !expired.includes(seat) && (present.left[seat] ?? 1) <= 0);
    if (out.length === 0) return null;
    const at = port.time.now();
    const isReplaced = timeout === 'bot';
    const event = isReplaced ? { kind: 'time-out' as const, bot: STAND_IN } : { kind: 'time-up' as const };
    const noted = out.reduce((before, seat) => withSeatEvent(before, { ...event, seat, seq, at }), agreements);
    const changed = { agreements: noted, clocks: lapse(present, out) };
    if (!isReplaced) return { head: { ...changed, expired: [...expired, ...out] }, due: 'again' };
    const replaced = seats.filter(({ seat }) => out.includes(seat)).map((seat) => ({ ...seat, bot: STAND_IN }));
    return { head: changed, seats: replaced, due: 'again' };
  });
}
