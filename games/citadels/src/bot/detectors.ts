import { type Course, type Detector, detectorOf, type PlayedMove } from '@belfry/bots';
import type { Seat } from '@belfry/kernel';
import { CHARACTERS, type Character } from '../data/characters.ts';
import { COLOURS } from '../data/colours.ts';
import { COLOUR, COST, type District, POINTS, SCHOOL_OF_MAGIC } from '../data/districts.ts';
import type { Move } from '../rules/moves.ts';
import { districtPoints } from '../rules/scoring.ts';
import type { State } from '../rules/state.ts';
import { destructionPrice } from '../rules/warlord.ts';
import { blunders } from './blunders.ts';

/** Moves that a good player would laugh at, to count how often bots make them. */
export const detectors: readonly Detector<State, Move>[] = [
  ...blunders.map(detectorOf),
  {
    name: 'income-before-building',
    says: 'takes income, then builds in the colour that pays, although the gold was there before',
    finds(course, at) {
      const { state, seat, move } = course.played[at];
      if (move.do !== 'take-income') return false;
      const { hand, gold } = state.players[seat];
      const builtAt = restOfTurn(course, at).flatMap(({ move: later }) => (later.do === 'build' ? [later.district] : []));
      return builtAt.some((district) => pays(state.turn.character, district) && hand.includes(district) && COST[district] <= gold);
    },
  },
  {
    name: 'destroys-the-last',
    says: 'destroys a district of somebody behind, where one as dear of the leader would cost no more',
    finds({ played }, at) {
      const { state, move, legal } = played[at];
      if (move.do !== 'destroy') return false;
      const standing = (owner: Seat): number => districtPoints(state.players[owner].city);
      return legal.some(
        (other) =>
          other.do === 'destroy' &&
          standing(other.seat) > standing(move.seat) + 3 &&
          state.players[other.seat].city.length > state.players[move.seat].city.length &&
          destructionPrice(other.district) <= destructionPrice(move.district) &&
          POINTS[other.district] >= POINTS[move.district],
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

function pays(character: Character, district: District): boolean {
  const colour = CHARACTERS[character]?.incomeColour ?? null;
  return colour !== null && (COLOUR[district] === COLOURS.indexOf(colour) || district === SCHOOL_OF_MAGIC);
}
