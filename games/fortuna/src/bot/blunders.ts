import type { Blunder } from '@belfry/bots';
import { ACTION_CARDS } from '../data/action-cards.ts';
import { GATE, MONEY_LIMIT, PALACE_STEP } from '../data/amounts.ts';
import { FAVOURS } from '../data/favours.ts';
import { FIRST_SCORING, PRIVILEGES, type Privilege } from '../data/privileges.ts';
import type { Move } from '../rules/moves.ts';
import { finalSheet } from '../rules/scoring.ts';
import { type Decision, isInPalace, type State } from '../rules/state.ts';
import { salePrice } from '../rules/trade.ts';

/** Moves that are wrong by public information alone; bots leave them out. */
export const blunders: readonly Blunder<State, Move>[] = [
  {
    name: 'goods-card-at-turn-end',
    says: 'uses a card for goods at the end of a turn, where waiting for the next one is at least as good',
    isOne: ({ state, move }) =>
      move.do === 'use' && asks(state, 'end-turn') && PRIVILEGES[move.privilege].effect === 'goods' && !isLastTurn(state),
  },
  {
    name: 'step-card-left',
    says: 'ends the last turn of the game with a card for steps that could have been used',
    isOne({ state, seat, move, legal }) {
      if (move.do !== 'end' || !isLastTurn(state)) return false;
      const { step } = state.players[seat];
      return legal.some((other) => other.do === 'use' && stepsOf(other.privilege) > 0 && step + stepsOf(other.privilege) >= GATE);
    },
  },
  {
    name: 'free-service-declined',
    says: 'does not serve the emperor although it would cost nothing',
    isOne: ({ move, legal }) =>
      move.do === 'decline' && legal.some((other) => other.do === 'serve' && FAVOURS[other.favour].effect !== 'deliver'),
  },
  {
    name: 'harvest-skipped',
    says: 'plays a card without the goods it would have brought for nothing',
    isOne({ state, move, legal }) {
      if (move.do !== 'skip' || isLastTurn(state)) return false;
      const { effect } = ACTION_CARDS[move.card];
      return (effect === 'harvest' || effect === 'gain') && legal.some((other) => other.do === 'perform' && other.card === move.card);
    },
  },
  {
    name: 'dry-beside-full-aqueduct',
    says: 'harvests without water although the Aqueduct is full and the reservoir is not empty',
    isOne({ state, seat, move, legal }) {
      const { aqueductWater, water } = state.players[seat];
      return move.do === 'irrigate' && !move.yes && legal.length > 1 && aqueductWater > 0 && water > 0 && !isLastTurn(state);
    },
  },
  {
    name: 'money-spilt',
    says: 'sells more than the purse holds',
    isOne({ state, seat, move }) {
      const top = state.agenda[state.agenda.length - 1];
      if (move.do !== 'sell' || top.kind !== 'sell-amount') return false;
      const { money, buildings } = state.players[seat];
      const price = salePrice(top.crop, buildings);
      return move.amount > 1 && money + (move.amount - 1) * price >= MONEY_LIMIT;
    },
  },
  {
    name: 'second-copy-kept',
    says: 'keeps a second copy of a card that counts once, where another lay there',
    isOne({ state, seat, move, legal }) {
      if (move.do !== 'keep') return false;
      const { hand } = state.players[seat];
      const copies = (kept: readonly Privilege[]): number =>
        kept.filter((each, at) => each >= FIRST_SCORING && (hand.includes(each) || kept.indexOf(each) < at)).length;
      return legal.some((other) => other.do === 'keep' && copies(other.privileges) < copies(move.privileges));
    },
  },
  {
    name: 'worse-palace-card',
    says: 'takes a card in the palace that counts less than another that lay there',
    isOne({ state, seat, move, legal }) {
      if (move.do !== 'pick') return false;
      const player = state.players[seat];
      const points = (privilege: Privilege): number => finalSheet({ ...player, hand: [...player.hand, privilege] }).total;
      return legal.some((other) => other.do === 'pick' && points(other.privilege) > points(move.privilege));
    },
  },
  {
    name: 'stops-short-of-the-palace',
    says: 'delivers fewer goods than it could in its last turn, although they count for nothing else',
    isOne({ state, seat, move, legal }) {
      if (move.do !== 'serve' || !isLastTurn(state)) return false;
      const { hand, step } = state.players[seat];
      const scored = hand.some((privilege) => privilege >= FIRST_SCORING);
      const further = legal.some((other) => other.do === 'serve' && other.favour === move.favour && other.steps > move.steps);
      return further && !scored && step + move.steps < PALACE_STEP;
    },
  },
];

export function asks(state: State, kind: Decision['kind']): boolean {
  return state.agenda[state.agenda.length - 1]?.kind === kind;
}

/** A player has arrived, so this round is the last, and every player has one turn in it. */
export function isLastTurn(state: State): boolean {
  return state.players.some(isInPalace);
}

function stepsOf(privilege: Privilege): number {
  const row = PRIVILEGES[privilege];
  return row.effect === 'steps' ? row.steps : 0;
}
