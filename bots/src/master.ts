import { type Chance, itemAt, type Seat, seatOfView } from '@belfry/kernel';
import type { Bot } from './bot-game.ts';
import { type Budget, progressOf } from './budget.ts';
import type { Judge } from './evaluation/judge.ts';
import type { Finding } from './search/findings.ts';
import { search } from './search/search.ts';
import type { SearchParams } from './search/search-params.ts';

/** Searches for as long as the budget lasts. */
export function master(judge: Judge, budget: Budget, params: SearchParams): Bot {
  return {
    choose(view, legal, chance) {
      const progress = progressOf(budget);
      const moves = judge.evaluation.shortlist?.(view, legal) ?? legal;
      if (moves.length === 1) return moves[0];
      const seat = seatOfView(view);
      const findings = search(judge, view, seat, moves, chance, progress, params);
      const state = judge.game.determinize(view, chance);
      return judge.evaluation.varies?.(state, seat) ? oneOfTheBest(findings, seat, params.slack, chance) : itemAt(findings, 0).move;
    },
  };
}

/** A choice that others would like to foresee: by lot among those about as good as the best, more often what was tried more often. */
export function oneOfTheBest(findings: readonly Finding[], seat: Seat, slack: number, chance: Chance): unknown {
  const first = itemAt(findings, 0);
  const near = findings.filter(
    ({ shares, visits }) => itemAt(shares, seat) >= itemAt(first.shares, seat) - slack && visits * 2 >= first.visits,
  );
  let lot = chance.below(near.reduce((sum, { visits }) => sum + Math.round(visits), 0));
  for (const { move, visits } of near) {
    lot -= Math.round(visits);
    if (lot < 0) return move;
  }
  return first.move;
}
