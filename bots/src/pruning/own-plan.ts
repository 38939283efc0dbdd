import type { Chance, GameView, Seat } from '@belfry/kernel';
import type { OwnPlan } from '../contract/plans.ts';
import { type Judge, sharesOf } from '../evaluation/judge.ts';
import { afterOwnMove, endsOfTurn } from '../search/own-turn.ts';

/** States examined in each turn of a plan. */
const STATES_EACH = 80;

/**
 * Returns the moves that start a good plan: where own turns can be planned, it drops those whose best plan is worse by more than `slack`,
 * in shares of the win. A plan takes the best turn found, then the best next one. Moves that meet luck, or for which there is no time, are
 * kept.
 */
export function withGoodPlans(
  judge: Judge,
  view: GameView,
  seat: Seat,
  moves: readonly unknown[],
  chance: Chance,
  slack: number,
  mayGoOn: () => boolean,
): readonly unknown[] {
  const { game, evaluation } = judge;
  const ownPlan = evaluation.planning?.ownPlan;
  if (ownPlan === undefined || slack === 0 || moves.length < 2) return moves;
  const state = game.determinize(view, chance);
  if (!ownPlan.isNow(state, seat)) return moves;
  const shares = moves.map((move) => (mayGoOn() ? shareOfPlan(judge, ownPlan.passOthers, state, seat, move) : Number.NaN));
  const most = Math.max(...shares.filter((share) => !Number.isNaN(share)));
  return moves.filter((_, at) => !((shares[at] ?? 0) < most - slack));
}

/** Returns the seat's share at the end of the plan that starts with a move; NaN if luck decides. */
function shareOfPlan(judge: Judge, passOthers: OwnPlan['passOthers'], state: unknown, seat: Seat, move: unknown): number {
  const { game, evaluation } = judge;
  const omits = evaluation.pruning?.omits;
  if (omits?.(state, move)) return Number.NaN;
  let share = Number.NaN;
  for (let plan = afterOwnMove(game, state, seat, move); plan !== null; ) {
    let best: unknown = null;
    let most = Number.NEGATIVE_INFINITY;
    endsOfTurn(
      game,
      plan,
      seat,
      STATES_EACH,
      (end) => {
        const reached = sharesOf(judge, end)[seat] ?? 0;
        if (reached <= most) return;
        most = reached;
        best = end;
      },
      omits,
    );
    if (best === null) break;
    share = most;
    plan = game.pending(best).length > 0 && passOthers?.(best, seat) ? best : null;
  }
  return share;
}
