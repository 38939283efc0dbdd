import { itemAt } from '@belfry/kernel';
import { type ArenaPlan, type GameRecord, timeOf } from './plan.ts';

/** A bot's results over all its entrants. */
export interface BotStanding {
  readonly bot: string;
  readonly entrants: number;
  /** Share of all wins, and half the width of its 95 % interval. */
  readonly share: number;
  readonly margin: number;
  /** The share that an equal bot would win with as many entrants. */
  readonly evenShare: number;
  readonly meanScore: number;
  readonly moves: number;
  /** Moves that took more than 50 ms longer than the time budget. */
  readonly late: number;
  readonly milliseconds: { readonly mean: number; readonly p99: number; readonly max: number };
}

export function standingsOf(plan: ArenaPlan, records: readonly GameRecord[]): BotStanding[] {
  return [...new Set(plan.bots)].map((bot) => standingOf(plan, records, bot));
}

function standingOf(plan: ArenaPlan, records: readonly GameRecord[], bot: string): BotStanding {
  const entrants = plan.bots.flatMap((name, entrant) => (name === bot ? [entrant] : []));
  const perDeal = new Map<number, number[]>();
  let score = 0;
  const slots = new Map<number, number>();
  let longest = 0;
  let late = 0;
  for (const record of records) {
    const deal = Math.floor(record.index / plan.players);
    const share = entrants.reduce((sum, entrant) => sum + itemAt(record.shares, entrant), 0);
    perDeal.set(deal, [...(perDeal.get(deal) ?? []), share]);
    for (const entrant of entrants) {
      score += itemAt(record.totals, entrant);
      longest = Math.max(longest, itemAt(record.longest, entrant));
      late += record.late?.[entrant] ?? 0;
      for (const [slot, count] of Object.entries(record.times[entrant] ?? {}))
        slots.set(Number(slot), (slots.get(Number(slot)) ?? 0) + count);
    }
  }
  const shares = [...perDeal.values()].flat();
  const share = mean(shares);
  const moves = [...slots.values()].reduce((sum, count) => sum + count, 0);
  return {
    bot,
    entrants: entrants.length,
    share,
    margin: marginOf([...perDeal.values()].map(mean)),
    evenShare: entrants.length / plan.players,
    meanScore: records.length === 0 ? 0 : score / (records.length * entrants.length),
    moves,
    late,
    milliseconds: {
      mean: moves === 0 ? 0 : [...slots].reduce((sum, [slot, count]) => sum + timeOf(slot) * count, 0) / moves,
      // A slot is represented by its upper end, which may exceed the longest time.
      p99: Math.min(longest, percentile(slots, moves, 0.99)),
      max: longest,
    },
  };
}

/**
 * Returns half the width of the 95 % interval of a mean. Games of one deal are not independent, so it counts deals; with too few of them it
 * returns the widest margin that a share can have. Where a bot won nothing, or everything, the rule of three bounds what it may win.
 */
export function marginOf(deals: readonly number[]): number {
  const n = deals.length;
  if (n < 2) return 1;
  const centre = mean(deals);
  if (deals.every((value) => value === 0) || deals.every((value) => value === 1)) return Math.min(1, 3 / n);
  const variance = deals.reduce((sum, value) => sum + (value - centre) ** 2, 0) / (n - 1);
  return 1.96 * Math.sqrt(variance / n);
}

function percentile(slots: ReadonlyMap<number, number>, total: number, part: number): number {
  let seen = 0;
  for (const [slot, count] of [...slots].sort(([a], [b]) => a - b)) {
    seen += count;
    if (seen >= part * total) return timeOf(slot);
  }
  return 0;
}

export function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
