import { itemAt } from '@belfry/kernel';
import type { ArenaPlan, GameRecord } from './plan.ts';
import { marginOf, mean } from './standings.ts';

/** The current result of a sequential test of the first bot. */
export interface SequentialTest {
  /** Deals played in every seating. */
  readonly deals: number;
  /** Share of the wins and half the width of its 95 % interval, which is slightly off because the test checks it repeatedly. */
  readonly share: number;
  readonly margin: number;
  readonly evenShare: number;
  /** The log-likelihood ratio of "better by `GAIN`" against "no better". */
  readonly logRatio: number;
  readonly verdict: 'better' | 'not better' | null;
}

/** The smallest gain to detect: five percentage points of the wins. */
const GAIN = 0.05;
/** The error rate of either verdict. */
const ERROR = 0.05;
const BOUND = Math.log((1 - ERROR) / ERROR);
/** With fewer deals their spread is unknown. */
const FEWEST_DEALS = 6;
/** The least assumed spread between deals, in shares of the win: a run of equal results proves nothing yet. */
const LEAST_SPREAD = 0.1;

/**
 * Runs a generalised sequential probability ratio test of "no better than the others" against "better by five points". The unit is the
 * deal, because its games, one per seating, share their luck. The spread is estimated from the deals.
 */
export function sequentialTest(plan: ArenaPlan, records: readonly GameRecord[]): SequentialTest {
  const entrants = plan.bots.flatMap((bot, entrant) => (bot === plan.bots[0] ? [entrant] : []));
  const evenShare = entrants.length / plan.players;
  const deals = wholeDeals(plan, records).map((games) =>
    mean(games.map(({ shares }) => entrants.reduce((sum, entrant) => sum + itemAt(shares, entrant), 0))),
  );
  const share = mean(deals);
  const spread = deals.length < 2 ? 1 : deals.reduce((sum, each) => sum + (each - share) ** 2, 0) / (deals.length - 1);
  const logRatio = (deals.length * GAIN * (share - evenShare - GAIN / 2)) / Math.max(spread, LEAST_SPREAD ** 2);
  const decided = deals.length >= FEWEST_DEALS && Math.abs(logRatio) >= BOUND;
  return {
    deals: deals.length,
    share,
    margin: marginOf(deals),
    evenShare,
    logRatio,
    verdict: !decided ? null : logRatio > 0 ? 'better' : 'not better',
  };
}

/** Returns the deals played in every seating, up to the first that is incomplete. */
function wholeDeals({ players }: ArenaPlan, records: readonly GameRecord[]): GameRecord[][] {
  const byIndex = new Map(records.map((record) => [record.index, record]));
  const deals: GameRecord[][] = [];
  for (;;) {
    const first = deals.length * players;
    const games = Array.from({ length: players }, (_, turn) => byIndex.get(first + turn)).filter((record) => record !== undefined);
    if (games.length < players) return deals;
    deals.push(games);
  }
}
