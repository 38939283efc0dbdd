import type { Seat } from '@belfry/kernel';
import type { Head, SeatRecord } from '../store/records.ts';
import type { LiveTable } from '../tables/live-table.ts';

/** Bots have every seat that belongs to a human: the match waits until one of them takes a seat back, so that bots never finish it for people. */
export function isPaused({ seats, people }: { readonly seats: readonly SeatRecord[]; readonly people: LiveTable['people'] }): boolean {
  const human = seats.filter(({ identity }) => identity !== null && people.get(identity)?.kind !== 'bot');
  return human.length > 0 && human.every(({ bot }) => bot !== null);
}

/** The seats that the match waits for: none while it is adjourned. */
export function awaitedSeats({ pending, agreements }: Pick<Head, 'pending' | 'agreements'>): readonly Seat[] {
  return agreements.adjournedUntil === undefined ? pending : [];
}

/** Those of them whose clocks run: a bot has no clock, and takes no time from the person whose seat it is. */
export function runningSeats(head: Pick<Head, 'pending' | 'agreements'>, seats: readonly SeatRecord[]): readonly Seat[] {
  return awaitedSeats(head).filter((seat) => seats[seat]?.bot === null);
}
