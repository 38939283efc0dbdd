import { lapse, runClocks } from '../clocks/clock.ts';
import { STAND_IN } from '../store/erase-identity.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { changeMatch } from './change-match.ts';
import { runningSeats } from './paused.ts';
import type { PlayPort } from './play-port.ts';
import { withSeatEvent } from './seat-events.ts';

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
    const present = runClocks(clocks, running, seats, port.time.matchTime(), port.time.stoodStill());
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
