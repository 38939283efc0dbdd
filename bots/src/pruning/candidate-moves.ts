import type { Chance, GameView, Seat } from '@belfry/kernel';
import type { Progress } from '../contract/budget.ts';
import type { Judge } from '../evaluation/judge.ts';
import { pointsInReach } from '../search/own-turn.ts';
import type { SearchParams } from '../search/search-params.ts';
import { withGoodPlans } from './own-plan.ts';
import { withoutIdlePreparations } from './preparation.ts';
import { shortlisted } from './shortlist.ts';

/** States on which the end of a game is calculated: one alone would let a guess at hidden cards decide. */
const WORLDS = 2;
/** The most own turns at the end of a game that a Master calculates, and how much of its budget may go into that and into other plans. */
const PLANNED_TURNS = 4;
const MOST_PLANNING = 0.3;

/**
 * Returns the moves a bot considers: without those the game leaves out and, when at most `mostTurns` own turns are left, without those that
 * waste points.
 */
export function candidateMoves(
  judge: Judge,
  view: GameView,
  seat: Seat,
  legal: readonly unknown[],
  chance: Chance,
  mostTurns: number,
  mayGoOn: () => boolean = () => true,
): readonly unknown[] {
  const { evaluation, game } = judge;
  const listed = shortlisted(evaluation, view, legal);
  const { lastTurn, preparation } = evaluation.planning ?? {};
  if (listed.length < 2 || (lastTurn === undefined && preparation === undefined)) return listed;
  const state = game.determinize(view, chance);
  const moves = withoutIdlePreparations(judge, state, seat, listed, mayGoOn);
  if (lastTurn === undefined || moves.length < 2) return moves;
  const turns = lastTurn.turnsLeft(state, seat);
  if (turns === 0 || turns > mostTurns) return moves;
  const states = [state, ...Array.from({ length: WORLDS - 1 }, () => game.determinize(view, chance))];
  const lost = moves.map(() => Number.POSITIVE_INFINITY);
  for (const world of states) {
    const points = pointsInReach(game, lastTurn, world, seat, moves, mayGoOn);
    const most = Math.max(...points.filter(Number.isFinite));
    points.forEach((reached, at) => {
      lost[at] = Math.min(lost[at] ?? 0, Math.max(0, most - reached));
    });
  }
  const sound = moves.filter((_, at) => (lost[at] ?? 0) < 1);
  return sound.length === 0 ? moves : sound;
}

/** Returns the moves a Master searches: the candidate moves that start a good plan. */
export function movesToSearch(
  judge: Judge,
  view: GameView,
  seat: Seat,
  legal: readonly unknown[],
  chance: Chance,
  progress: Progress,
  params: SearchParams,
): readonly unknown[] {
  const mayPlan = (): boolean => progress(0) < MOST_PLANNING;
  const sound = candidateMoves(judge, view, seat, legal, chance, PLANNED_TURNS, mayPlan);
  return withGoodPlans(judge, view, seat, sound, chance, params.plan, mayPlan);
}
