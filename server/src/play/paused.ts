import type { Seat } from '@belfry/kernel';
import type { Head, SeatRecord } from '../store/records.ts';
import type { LiveTable } from '../tables/live-table.ts';

/** Returns true if bots play every human seat: the match waits until a player takes one back, so that bots never finish it for people. */
export function isPaused({ seats, people }: { readonly seats: readonly SeatRecord[]; readonly people: LiveTable['people'] }): boolean {
  const human = seats.filter(({ identity }) => identity !== null && people.get(identity)?.kind !== 'bot');
  return human.length > 0 && human.every(({ bot }) => bot !== null);
}

/** Returns the seats that the match waits for: none while it is adjourned. */
export function awaitedSeats({ pending, agreements }: Pick<Head, 'pending' | 'agreements'>): readonly Seat[] {
  return agreements.adjournedUntil === undefined ? pending : [];
}

/** Returns the awaited seats whose clocks run: a bot has no clock, and uses no time of the player whose seat it has. */
export function runningSeats(head: Pick<Head, 'pending' | 'agreements'>, seats: readonly SeatRecord[]): readonly Seat[] {
  return awaitedSeats(head).filter((seat) => seats[seat]?.bot === null);
}
