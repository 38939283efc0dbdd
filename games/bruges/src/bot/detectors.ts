import { afterOwnMove, bestOfOwnTurn, type Course, type Detector, detectorOf } from '@belfry/bots';
import { isDecision, seededChance } from '@belfry/kernel';
import { POINTS_OF, PRICE_OF } from '../data/cards.ts';
import { clone } from '../rules/clone.ts';
import { emptyColours } from '../rules/houses.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { blunders, isLastRound, isLastTurn } from './blunders.ts';
import { finalPoints } from './last-turn.ts';

/** Obvious blunders, which a good player would laugh at; used to count how often bots make them. */
export const detectors: readonly Detector<State, Move>[] = [
  ...blunders.map(detectorOf),
  {
    name: 'points-left-in-last-turn',
    says: 'makes fewer points in the last turn of the game than lay there',
    finds(course, at) {
      const { state, seat } = course.played[at];
      if (!isLastTurn(state) || !beginsTurn(course, at)) return false;
      const reached = course.played.find((other, place) => place > at && other.seat !== seat)?.state ?? course.end;
      const worlds = [1, 2, 3].map((world) => course.game.determinize(course.game.view(state, seat), seededChance(world)));
      const best = Math.min(...worlds.map((world) => bestOfOwnTurn(course.game, world, seat, (end) => finalPoints(end, seat))));
      return best > finalPoints(reached, seat);
    },
  },
  {
    name: 'guilders-hoarded',
    says: 'ends the game with guilders for a person in hand and an empty house',
    finds({ game, played }, at) {
      const { state, seat, move, legal } = played[at];
      if (!isLastTurn(state) || (move.do !== 'workers' && move.do !== 'guilders')) return false;
      const player = state.players[seat];
      const { guilders, hand } = player;
      if (guilders < 10 || emptyColours(player) === 0 || !hand.some((card) => PRICE_OF[card] <= guilders && POINTS_OF[card] >= 3))
        return false;
      // Some persons count guilders.
      const pointsAfter = (other: Move): number => {
        const after = afterOwnMove(game, state, seat, other);
        return after === null ? Number.NEGATIVE_INFINITY : finalPoints(after, seat);
      };
      return legal.some((other) => other.do === 'recruit' && pointsAfter(other) > pointsAfter(move));
    },
  },
  {
    name: 'draws-from-one-pile',
    says: 'draws from the same pile nearly always',
    finds({ played }, at) {
      const { seat, move } = played[at];
      if (move.do !== 'draw') return false;
      const draws = played.filter((other) => other.seat === seat && other.move.do === 'draw');
      const left = draws.filter((other) => other.move.do === 'draw' && other.move.side === 0).length;
      return draws[0] === played[at] && draws.length >= 16 && Math.max(left, draws.length - left) >= 0.85 * draws.length;
    },
  },
  {
    name: 'step-left-in-last-round',
    says: 'stays on the reputation track in the last round, and has the price of the step over at the end',
    finds({ played, end }, at) {
      const { state, seat, move } = played[at];
      const top = state.agenda[state.agenda.length - 1];
      if (move.do !== 'stay' || !isLastRound(state) || !isDecision(top) || top.kind !== 'advance') return false;
      if (end.players[seat].guilders < top.price + 1) return false;
      const paid = clone(end);
      paid.players[seat].guilders -= top.price;
      paid.players[seat].step++;
      return finalPoints(paid, seat) > finalPoints(end, seat);
    },
  },
];

/** Tells whether this is the seat's first decision of its turn. */
function beginsTurn({ played }: Course<State, Move>, at: number): boolean {
  const top = played[at].state.agenda.at(-1);
  return top !== undefined && isDecision(top) && top.kind === 'turn-action' && played[at - 1]?.seat !== played[at].seat;
}
