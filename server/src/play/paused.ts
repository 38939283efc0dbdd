import type { Seat } from '@belfry/kernel';
import type { Head, SeatRecord } from '../store/records.ts';
import type { LiveTable } from '../tables/live-table.ts';

/** Bots have every seat that belongs to a human: the match waits until one of them takes a seat back, so that bots never finish it for people. */
export function isPaused({ seats, people }: { readonly seats: readonly SeatRecord[]; readonly people: LiveTable['people'] }): boolean {
  const human = seats.filter(({ identity }) => identity !== null && people.get(identity)?.kind !== 'bot');
  return human.length > 0 && human.every(({ bot }) => bot !== null);
}

/** The seats whose clocks run: none while the match is adjourned. */
export function runningSeats({ pending, agreements }: Pick<Head, 'pending' | 'agreements'>): readonly Seat[] {
  return agreements.adjournedUntil === undefined ? pending : [];
}
