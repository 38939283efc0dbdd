import type { Blunder } from '@belfry/bots';
import { THREATS, TURNS_PER_ROUND } from '../data/amounts.ts';
import { type Card, COLOUR_OF, IS_ARROW, POINTS_OF, person } from '../data/cards.ts';
import type { Move } from '../rules/moves.ts';
import { power } from '../rules/powers.ts';
import type { State } from '../rules/state.ts';

/** Moves that are wrong by public information alone; bots leave them out. */
export const blunders: readonly Blunder<State, Move>[] = [
  {
    name: 'person-forgotten',
    says: 'ends its last turn of a round without a person whose gain was free',
    isOne({ state, move, legal }) {
      if (move.do !== 'end-turn' || state.circle !== TURNS_PER_ROUND - 1) return false;
      return legal.some((other) => other.do === 'activate' && isFreeGain(other.card) && (!isLastRound(state) || givesPoints(other.card)));
    },
  },
  {
    name: 'brink-ignored',
    says: 'returns the only marker of a colour, with two of another colour and a card to return one of them',
    isOne({ state, seat, move, legal }) {
      if (move.do !== 'threat') return false;
      const { threats } = state.players[seat];
      if (isLastRound(state) || threats[COLOUR_OF[move.card]] >= THREATS.circle - 1) return false;
      return legal.some((other) => other.do === 'threat' && threats[COLOUR_OF[other.card]] === THREATS.circle - 1);
    },
  },
  {
    name: 'wrong-person-lost',
    says: 'gives up a person that still works instead of one that has done its work and counts less',
    isOne: ({ move, legal }) =>
      move.do === 'lose-person' &&
      !IS_ARROW[move.card] &&
      legal.some((other) => other.do === 'lose-person' && IS_ARROW[other.card] && POINTS_OF[other.card] < POINTS_OF[move.card]),
  },
  {
    name: 'home-burnt',
    says: 'lets an occupied house burn instead of an empty one',
    isOne: ({ move, legal }) => move.do === 'lose-home' && legal.some((other) => other.do === 'lose-house'),
  },
  {
    name: 'one-guilder',
    says: 'uses a card for a single guilder',
    isOne({ state, seat, move }) {
      if (move.do !== 'guilders') return false;
      const bonus = power(state.players[seat], 'guilder-action-bonus')?.params.guilders ?? 0;
      return state.dice[COLOUR_OF[move.card]] + bonus <= 1;
    },
  },
];

export function isLastRound(state: State): boolean {
  return state.round === state.lastRound;
}

export function isLastTurn(state: State): boolean {
  return isLastRound(state) && state.phase === 'turns' && state.circle === TURNS_PER_ROUND - 1;
}

function isFreeGain(card: Card): boolean {
  const someone = person(card);
  return someone.activation === 'round' && someone.effect === 'gain';
}

function givesPoints(card: Card): boolean {
  const someone = person(card);
  return someone.effect === 'gain' && (someone.params.points ?? 0) > 0;
}
