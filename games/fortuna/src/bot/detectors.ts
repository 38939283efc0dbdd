import { bestOfOwnTurn, type Course, type Detector, detectorOf } from '@belfry/bots';
import { seededChance } from '@belfry/kernel';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { asks, blunders, isLastTurn } from './blunders.ts';
import { finalPoints } from './last-turn.ts';

/** States that fit what the seat knew: a move is no blunder because of what it could not know. */
const WORLDS = [1, 2, 3, 4, 5, 6];

/** Obvious blunders, which a good player would laugh at; used to count how often bots make them. */
export const detectors: readonly Detector<State, Move>[] = [
  ...blunders.map(detectorOf),
  {
    name: 'points-left-in-last-turn',
    says: 'makes fewer points after the last roll of the game than lay there',
    finds(course, at) {
      const { state, seat } = course.played[at];
      const before = course.played[at - 1];
      if (!asks(state, 'serve-emperor') || !isLastTurn(state) || before?.seat !== seat || asks(before.state, 'serve-emperor')) return false;
      const reached = endOfTurn(course, at);
      const worlds = WORLDS.map((world) => course.game.determinize(course.game.view(state, seat), seededChance(world)));
      const best = Math.min(...worlds.map((world) => bestOfOwnTurn(course.game, world, seat, (end) => finalPoints(end, seat))));
      // Drawing cards for tokens is a gamble that may be worth it.
      return reached.players[seat].hand.length <= state.players[seat].hand.length && best > finalPoints(reached, seat);
    },
  },
];

function endOfTurn({ played, end }: Course<State, Move>, at: number): State {
  const { seat } = played[at];
  return played.find((other, place) => place > at && other.seat !== seat)?.state ?? end;
}
