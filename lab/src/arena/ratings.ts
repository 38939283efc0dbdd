import { itemAt } from '@belfry/kernel';
import type { ArenaPlan, GameRecord } from './plan.ts';

/** A bot's strength relative to the others at the table, on the Elo scale: a lead of 100 wins 64 of 100 games, a lead of 400 wins 91. */
export interface Rating {
  readonly bot: string;
  /** 0 for the weakest bot. */
  readonly points: number;
  /** The lead over the next weaker bot, and half the width of its 95 % interval. */
  readonly lead: number;
  readonly margin: number;
}

/** How often a bot placed ahead of another, by the indexes of both in the list of bots. */
type Wins = readonly (readonly number[])[];

/** Two bots that have met get one extra drawn game, so that a bot without a loss does not get an infinite rating. */
const SHARED = 0.5;
const POINTS_PER_UNIT = 400 / Math.LN10;
const ROUNDS = 400;

/**
 * Returns the ratings of the bots of a contest, strongest first: the maximum-likelihood estimate from how often each placed ahead of the
 * others (Bradley and Terry).
 */
export function ratingsOf(plan: ArenaPlan, records: readonly GameRecord[]): Rating[] {
  const bots = [...new Set(plan.bots)];
  const deals = new Map<number, GameRecord[]>();
  for (const record of records) {
    const deal = Math.floor(record.index / plan.players);
    deals.set(deal, [...(deals.get(deal) ?? []), record]);
  }
  const winsOfDeals = [...deals.values()].map((games) => winsIn(plan, bots, games));
  const all = winsOfDeals.reduce(added, nothing(bots));
  const points = pointsBy(all);
  const ranking = bots.map((_, at) => at).sort((a, b) => itemAt(points, b) - itemAt(points, a));
  const weakest = itemAt(points, itemAt(ranking, ranking.length - 1));
  // Jackknife: how much the leads change without one deal.
  const without = winsOfDeals.map((deal) => pointsBy(subtracted(all, deal)));
  return ranking.map((at, place) => {
    const next = ranking[place + 1] ?? at;
    const leadBy = (by: readonly number[]): number => itemAt(by, at) - itemAt(by, next);
    return {
      bot: itemAt(bots, at),
      points: itemAt(points, at) - weakest,
      lead: leadBy(points),
      margin: next === at ? 0 : jackknife(without.map(leadBy)),
    };
  });
}

function nothing(bots: readonly string[]): number[][] {
  return bots.map(() => bots.map(() => 0));
}

function added(a: Wins, b: Wins): number[][] {
  return a.map((row, i) => row.map((wins, j) => wins + itemAt(itemAt(b, i), j)));
}

function subtracted(a: Wins, b: Wins): number[][] {
  return a.map((row, i) => row.map((wins, j) => wins - itemAt(itemAt(b, i), j)));
}

/** Compares every two entrants of different bots by their final points; equals share the win. */
function winsIn({ bots: entrants }: ArenaPlan, bots: readonly string[], games: readonly GameRecord[]): number[][] {
  const wins = nothing(bots);
  for (const { totals } of games) {
    entrants.forEach((bot, entrant) => {
      const row = itemAt(wins, bots.indexOf(bot));
      entrants.forEach((other, otherEntrant) => {
        if (other === bot) return;
        const difference = itemAt(totals, entrant) - itemAt(totals, otherEntrant);
        const at = bots.indexOf(other);
        row[at] = itemAt(row, at) + (difference > 0 ? 1 : difference === 0 ? 0.5 : 0);
      });
    });
  }
  return wins;
}

function pointsBy(wins: Wins): number[] {
  let strengths = wins.map(() => 1);
  const counted = wins.map((row, i) => row.map((won, j) => (i === j || won + itemAt(itemAt(wins, j), i) === 0 ? 0 : won + SHARED)));
  for (let round = 0; round < ROUNDS; round++) {
    const next = counted.map((row, i) => {
      const won = row.reduce((sum, each) => sum + each, 0);
      const met = row.reduce(
        (sum, each, j) => sum + (each + itemAt(itemAt(counted, j), i)) / (itemAt(strengths, i) + itemAt(strengths, j)),
        0,
      );
      return met === 0 ? 1 : won / met;
    });
    const mean = Math.exp(next.reduce((sum, each) => sum + Math.log(each), 0) / next.length);
    strengths = next.map((each) => each / mean);
  }
  return strengths.map((strength) => POINTS_PER_UNIT * Math.log(strength));
}

function jackknife(values: readonly number[]): number {
  const n = values.length;
  if (n < 2) return Number.POSITIVE_INFINITY;
  const mean = values.reduce((sum, value) => sum + value, 0) / n;
  const spread = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return 1.96 * Math.sqrt(((n - 1) / n) * spread);
}
