import type { Manner } from '@belfry/bots';
import type { Options, Seat } from '@belfry/kernel';

/** A contest between bots: each deal is played once from every seat. */
export interface ArenaPlan {
  readonly game: string;
  /** One name per entrant; the entrants rotate round the table from game to game. */
  readonly bots: readonly string[];
  readonly players: number;
  readonly options: Options;
  readonly games: number;
  readonly seed: string;
}

/** Game `index` (from 0) plays deal `deal` with the entrants rotated by `turn` seats. */
export function gameOf({ players }: ArenaPlan, index: number): { readonly deal: number; readonly turn: number } {
  return { deal: Math.floor(index / players), turn: index % players };
}

/** Returns the entrant whose bot is at `seat`. */
export function entrantAt({ players }: ArenaPlan, turn: number, seat: Seat): number {
  return (seat + turn) % players;
}

export interface GameRecord {
  readonly index: number;
  /** By entrant. */
  readonly shares: readonly number[];
  readonly totals: readonly number[];
  /** By entrant: the number of moves per time slot, see `slotOf`. Only moves with a real choice count. */
  readonly times: readonly Readonly<Record<number, number>>[];
  readonly longest: readonly number[];
  /** By entrant: the number of moves that took longer than the budget plus `GRACE`; older files lack it. */
  readonly late?: readonly number[];
  /** By entrant: how many of those moves each manner prefers; older files lack it. */
  readonly leanings?: readonly Readonly<Partial<Record<Manner, number>>>[];
}

/** Milliseconds a bot may take beyond its budget. */
export const GRACE = 50;

const SLOTS_PER_DOUBLING = 8;

/** Times are counted in slots that grow by 9 %: fine enough for a percentile, small enough to record for every game. */
export function slotOf(milliseconds: number): number {
  return Math.max(0, Math.ceil(Math.log2(Math.max(milliseconds, 0.001) / 0.001) * SLOTS_PER_DOUBLING));
}

/** Returns the longest time that falls into a slot. */
export function timeOf(slot: number): number {
  return 0.001 * 2 ** (slot / SLOTS_PER_DOUBLING);
}
