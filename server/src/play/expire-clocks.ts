import { runClocks } from '../clocks/clock.ts';
import { STAND_IN } from '../store/erase-identity.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { changeMatch } from './change-match.ts';
import type { PlayPort } from './play-port.ts';

/** The time of some people is up: a bot plays on for them where the table wants it, and the seats stay theirs to take back. Call while working on the table alone. */
export async function expireClocks(port: PlayPort, table: LiveTable): Promise<void> {
  const { timeout } = table.record.settings;
  await changeMatch(port, table, ({ head: { clocks, pending, expired }, seats }) => {
    if (clocks === null) return null;
    const { left } = runClocks(clocks, pending, seats, port.time.matchTime(), port.time.stoodStill());
    const out = pending.filter((seat) => seats[seat]?.bot === null && !expired.includes(seat) && (left[seat] ?? 1) <= 0);
    if (out.length === 0) return null;
    if (timeout !== 'bot') return { head: { expired: [...expired, ...out] }, due: 'again' };
    const replaced = seats.filter(({ seat }) => out.includes(seat)).map((seat) => ({ ...seat, bot: STAND_IN }));
    return { seats: replaced, due: 'again' };
  });
}
