import type { Manner } from '@belfry/bots';
import type { Options, Seat } from '@belfry/kernel';

/** A contest between bots: deals played once from every seat. */
export interface ArenaPlan {
  readonly game: string;
  /** One name for each entrant; the entrants move round the table from game to game. */
  readonly bots: readonly string[];
  readonly players: number;
  readonly options: Options;
  readonly games: number;
  readonly seed: string;
}

/** Game `index` (from 0) plays deal `deal` with the entrants moved `turn` seats on. */
export function gameOf({ players }: ArenaPlan, index: number): { readonly deal: number; readonly turn: number } {
  return { deal: Math.floor(index / players), turn: index % players };
}

/** The entrant whose bot sits at `seat`. */
export function entrantAt({ players }: ArenaPlan, turn: number, seat: Seat): number {
  return (seat + turn) % players;
}

export interface GameRecord {
  readonly index: number;
  /** By entrant. */
  readonly shares: readonly number[];
  readonly totals: readonly number[];
  /** By entrant: how many moves took about how long, see `slotOf`. Only moves where there was something to choose. */
  readonly times: readonly Readonly<Record<number, number>>[];
  readonly longest: readonly number[];
  /** By entrant: how many moves took longer than the budget and what is allowed beyond it; games of older files do not say. */
  readonly late?: readonly number[];
  /** By entrant: how many of those moves are to the liking of each manner; games of older files do not say. */
  readonly leanings?: readonly Readonly<Partial<Record<Manner, number>>>[];
}

/** Milliseconds a bot may take beyond its budget. */
export const GRACE = 50;

const SLOTS_PER_DOUBLING = 8;

/** Times are counted in slots that grow by 9 %: fine enough for a percentile, small enough to write down for every game. */
export function slotOf(milliseconds: number): number {
  return Math.max(0, Math.ceil(Math.log2(Math.max(milliseconds, 0.001) / 0.001) * SLOTS_PER_DOUBLING));
}

/** The longest time that falls into a slot. */
export function timeOf(slot: number): number {
  return 0.001 * 2 ** (slot / SLOTS_PER_DOUBLING);
}
