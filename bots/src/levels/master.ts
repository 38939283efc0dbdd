import { type Chance, type GameView, itemAt, type Seat, seatOfView } from '@belfry/kernel';
import { type Bot, type Choice, estimated } from '../contract/bot.ts';
import { type Budget, progressOf } from '../contract/budget.ts';
import { mannerAt, preferred, tolerance } from '../contract/manners.ts';
import type { Judge } from '../evaluation/judge.ts';
import { movesToSearch } from '../pruning/candidate-moves.ts';
import type { Finding } from '../search/findings.ts';
import { betterBefore, playBefore, playFirst } from '../search/order.ts';
import { afterOwnMove } from '../search/own-turn.ts';
import { search } from '../search/search.ts';
import type { SearchParams } from '../search/search-params.ts';

/** The most equally good moves to try before the best one, and the number of states to try them on. */
const MOST_REORDERED = 4;
const ORDER_WORLDS = 3;
/** The move order is checked only if at most this share of the budget is used. */
const MOST_BEFORE_ASKING = 0.4;

/** The largest share of the win it gives up for a move it likes. */
const TOLERANCE = 0.003;

/** Returns a bot that searches for as long as its budget lasts. */
export function master(judge: Judge, budget: Budget, params: SearchParams): Bot {
  return {
    choose(view, legal, chance, manner) {
      const progress = progressOf(budget);
      const seat = seatOfView(view);
      const moves = movesToSearch(judge, view, seat, legal, chance, progress, params);
      if (moves.length === 1) return { move: moves[0] };
      const own = manner === undefined ? mannerAt(seat) : manner;
      const find = (from: GameView, among: readonly unknown[]): readonly Finding[] => {
        const isLiked = ({ move }: Finding): boolean => own !== null && judge.evaluation.style?.manners?.leaning(from, move) === own;
        return likedFirst(search(judge, from, seat, among, chance, progress, params), seat, isLiked);
      };
      /** After a move without luck, checks at once what the bot would play next, in case that is better played first. */
      const isNext = (state: unknown, move: unknown): ((other: unknown) => boolean) => {
        const { game } = judge;
        const after = afterOwnMove(game, state, seat, move);
        if (after === null) return () => false;
        const seen = game.view(after, seat);
        const among = movesToSearch(judge, seen, seat, game.legal(after, seat), chance, progress, params);
        const next = game.write(among.length === 1 ? among[0] : find(seen, among)[0]?.move);
        return (other) => game.write(other) === next;
      };
      const findings = find(view, moves);
      const chosen = (move: unknown): Choice =>
        estimated(
          move,
          findings.map((each) => ({ move: each.move, share: itemAt(each.shares, seat) })),
        );
      const state = judge.game.determinize(view, chance);
      if (judge.evaluation.secrets?.varies(state, seat)) return chosen(oneOfTheBest(findings, seat, params.slack, chance));
      const [best, ...others] = findings;
      if (best === undefined) return { move: moves[0] };
      const near = others.filter(({ shares }) => itemAt(shares, seat) >= itemAt(best.shares, seat) - params.near).slice(0, MOST_REORDERED);
      const states = Array.from({ length: ORDER_WORLDS }, () => judge.game.determinize(view, chance));
      const first = playFirst(
        judge,
        states,
        seat,
        best.move,
        near.map(({ move }) => move),
        chance,
      );
      const before = playBefore(judge, states, seat, first, moves);
      if (before !== first || progress(0) > MOST_BEFORE_ASKING) return chosen(before);
      const earlier = betterBefore(judge, states, seat, first, moves);
      return chosen(earlier.length === 0 ? first : (earlier.find(isNext(states[0], first)) ?? first));
    },
  };
}

/** Moves a liked move that is about as good as the best to the front. */
function likedFirst(findings: readonly Finding[], seat: Seat, isLiked: (finding: Finding) => boolean): readonly Finding[] {
  const [best] = findings;
  if (best === undefined) return findings;
  const most = itemAt(best.shares, seat);
  const near = findings.filter(
    ({ shares, visits }) => itemAt(shares, seat) >= most - tolerance(most, TOLERANCE) && visits * 2 >= best.visits,
  );
  const [first] = preferred(near, isLiked);
  return first === undefined ? findings : [first, ...findings.filter((other) => other !== first)];
}

/**
 * Chooses for a decision that others would like to predict: randomly among the moves about as good as the best, more often those with more
 * visits.
 */
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
