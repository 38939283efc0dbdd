import { HAND_LIMIT } from '../data/amounts.ts';
import { type Bundle, GOLD, KINDS } from '../data/resources.ts';
import type { Aim } from './aims.ts';
import { APPRENTICE_WEIGHTS } from './apprentice-weights.ts';

/** The share of a plan's worth that remains, by tenths of a missing card. */
const FADING: readonly number[] = Array.from({ length: 120 }, (_, tenths) => APPRENTICE_WEIGHTS.patience ** (tenths / 10));

const NO_COST: Bundle = [0, 0, 0, 0, 0, 0];

/** Returns what holdings are worth for the best plan, plus the next plan on what is left over, plus a little for every spare card. */
export function holdingsWorth(holdings: Bundle, aims: readonly Aim[]): number {
  let best = 0;
  let bestAim: Aim | undefined;
  for (const aim of aims) {
    const worth = prospect(aim, holdings, NO_COST);
    if (worth <= best) continue;
    best = worth;
    bestAim = aim;
  }
  let next = 0;
  if (bestAim !== undefined) for (const aim of aims) next = Math.max(next, prospect(aim, holdings, bestAim.cost));
  let cards = 0;
  for (let kind = 0; kind < KINDS.length; kind++) cards += holdings[kind];
  return (
    best +
    next * APPRENTICE_WEIGHTS.second +
    cards * APPRENTICE_WEIGHTS.spareCard +
    holdings[GOLD] * APPRENTICE_WEIGHTS.spareGold -
    Math.max(0, cards - HAND_LIMIT) * APPRENTICE_WEIGHTS.tooMany
  );
}

/** Returns the worth of a plan, reduced for everything missing when another plan reserves part of the holdings. */
function prospect({ cost, worth }: Aim, holdings: Bundle, reserved: Bundle): number {
  let short = 0;
  for (let kind = 0; kind <= GOLD; kind++) {
    if (cost[kind] === 0) continue;
    const lack = cost[kind] - Math.max(0, holdings[kind] - reserved[kind]);
    if (lack > 0) short += kind === GOLD ? lack * APPRENTICE_WEIGHTS.goldShare : lack;
  }
  return worth * FADING[Math.round(short * 10)];
}

/** Returns the holdings after a trade. */
export function exchanged(holdings: Bundle, give: Bundle, get: Bundle): number[] {
  const after: number[] = [];
  for (let kind = 0; kind <= GOLD; kind++) after.push(holdings[kind] - give[kind] + get[kind]);
  return after;
}
