import { itemAt } from '@belfry/kernel';
import type { ArenaPlan, GameRecord } from './plan.ts';
import { marginOf, mean } from './standings.ts';

/** What a sequential test has found so far about the first bot. */
export interface SequentialTest {
  /** Deals that were played in every seating. */
  readonly deals: number;
  /** Share of the wins and half the width of its 95 % interval; it is a little wide of the truth for having been looked at often. */
  readonly share: number;
  readonly margin: number;
  readonly evenShare: number;
  /** The logarithm of how much likelier "better by `GAIN`" is than "no better". */
  readonly logRatio: number;
  readonly verdict: 'better' | 'not better' | null;
}

/** What is to be told from nothing: five points in a hundred of the wins. */
const GAIN = 0.05;
/** How often either verdict may be wrong. */
const ERROR = 0.05;
const BOUND = Math.log((1 - ERROR) / ERROR);
/** With fewer deals their spread is not known. */
const FEWEST_DEALS = 6;
/** So little do deals differ at least, in shares of the win: a run of equal results proves nothing yet. */
const LEAST_SPREAD = 0.1;

/**
 * A generalised sequential probability ratio test of "no better than the others" against "better by five points". What is counted is the deal: its games, one for
 * each seating, share their luck. Their spread is taken from the deals themselves.
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

/** The deals played in every seating, up to the first that is not. */
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
