import { type Course, type Detector, detectorOf, type PlayedMove } from '@belfry/bots';
import { NONE } from '@belfry/kernel';
import { COST } from '../data/districts.ts';
import { payingDistricts } from '../rules/income.ts';
import type { Move } from '../rules/moves.ts';
import { goalOf, type State } from '../rules/state.ts';
import { blunders } from './blunders.ts';

/** Obvious blunders, which a good player would laugh at; used to count how often bots make them. */
export const detectors: readonly Detector<State, Move>[] = [
  ...blunders.map(detectorOf),
  {
    name: 'income-before-building',
    says: 'takes income, then builds in the colour that pays, although the gold was there before',
    finds(course, at) {
      const { state, seat, move } = course.played[at];
      if (move.do !== 'take-income') return false;
      const { hand, gold, city } = state.players[seat];
      // On a seat's own last turn gold buys nothing more.
      if (state.firstFinisher !== NONE || city.length === goalOf(state) - 1) return false;
      const builtAt = restOfTurn(course, at).flatMap(({ move: later }) => (later.do === 'build' ? [later.district] : []));
      return builtAt.some(
        (district) => payingDistricts([district], state.turn.character) > 0 && hand.includes(district) && COST[district] <= gold,
      );
    },
  },
  {
    name: 'swaps-for-fewer',
    says: 'the Magician gives a hand for a smaller one',
    finds({ played }, at) {
      const { state, seat, move } = played[at];
      return move.do === 'swap-hands' && state.players[move.seat].hand.length < state.players[seat].hand.length;
    },
  },
];

function restOfTurn({ played }: Course<State, Move>, at: number): readonly PlayedMove<State, Move>[] {
  const { state, seat } = played[at];
  return played
    .slice(at + 1)
    .filter((other) => other.seat === seat && other.state.round === state.round && other.state.turn.character === state.turn.character);
}
