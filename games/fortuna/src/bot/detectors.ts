import { bestOfOwnTurn, type Course, type Detector, type PlayedMove } from '@belfry/bots';
import type { Seat } from '@belfry/kernel';
import { ACTION_CARDS, TRADES } from '../data/action-cards.ts';
import { GATE, MONEY_LIMIT, PALACE_STEP } from '../data/amounts.ts';
import { MARKET, MARKET_BONUS } from '../data/buildings.ts';
import { FAVOURS } from '../data/favours.ts';
import { FIRST_SCORING, PRIVILEGES, type Privilege } from '../data/privileges.ts';
import type { Move } from '../rules/moves.ts';
import { finalSheet } from '../rules/scoring.ts';
import { type Decision, isInPalace, type State } from '../rules/state.ts';

type Played = PlayedMove<State, Move>;

/** Moves that a good player would laugh at, to count how often bots make them. */
export const detectors: readonly Detector<State, Move>[] = [
  {
    name: 'goods-card-at-turn-end',
    says: 'uses a card for goods at the end of a turn, where waiting for the next one is at least as good',
    finds({ played }, at) {
      const { state, move } = played[at];
      return move.do === 'use' && asks(state, 'end-turn') && PRIVILEGES[move.privilege].effect === 'goods' && !isLastTurn(state);
    },
  },
  {
    name: 'step-card-left',
    says: 'ends the last turn of the game with a card for steps that could have been used',
    finds({ played }, at) {
      const { state, seat, move, legal } = played[at];
      if (move.do !== 'end' || !isLastTurn(state)) return false;
      const { step } = state.players[seat];
      return legal.some((other) => other.do === 'use' && step + stepsOf(other.privilege) >= GATE && stepsOf(other.privilege) > 0);
    },
  },
  {
    name: 'free-service-declined',
    says: 'does not serve the emperor although it would cost nothing',
    finds({ played }, at) {
      const { move, legal } = played[at];
      return move.do === 'decline' && legal.some((other) => other.do === 'serve' && FAVOURS[other.favour].effect !== 'deliver');
    },
  },
  {
    name: 'points-left-in-last-turn',
    says: 'makes fewer points after the last roll of the game than lay there',
    finds(course, at) {
      const { state, seat } = course.played[at];
      if (!asks(state, 'serve-emperor') || !isLastTurn(state) || course.played[at - 1]?.seat !== seat) return false;
      if (asks(course.played[at - 1].state, 'serve-emperor')) return false;
      const reached = endOfTurn(course, at);
      const best = bestOfOwnTurn(course.game, state, seat, (end) => pointsOf(end, seat));
      // Whoever draws cards for tokens takes a chance, which may be worth it.
      return reached.players[seat].hand.length <= state.players[seat].hand.length && best > pointsOf(reached, seat);
    },
  },
  {
    name: 'harvest-skipped',
    says: 'plays a card without the goods it would have brought for nothing',
    finds({ played }, at) {
      const { state, move, legal } = played[at];
      if (move.do !== 'skip' || isLastTurn(state)) return false;
      const { effect } = ACTION_CARDS[move.card];
      return (effect === 'harvest' || effect === 'gain') && legal.some((other) => other.do === 'perform' && other.card === move.card);
    },
  },
  {
    name: 'dry-beside-full-aqueduct',
    says: 'harvests without water although the Aqueduct is full and the reservoir is not empty',
    finds({ played }, at) {
      const { state, seat, move, legal } = played[at];
      const { aqueductWater, water } = state.players[seat];
      return move.do === 'irrigate' && !move.yes && legal.length > 1 && aqueductWater > 0 && water > 0 && !isLastTurn(state);
    },
  },
  {
    name: 'money-spilt',
    says: 'sells more than the purse holds',
    finds({ played }, at) {
      const { state, seat, move } = played[at];
      const top = state.agenda.at(-1);
      if (move.do !== 'sell' || top?.kind !== 'sell-amount') return false;
      const { money, buildings } = state.players[seat];
      const price = TRADES[top.crop].price + (buildings[MARKET] > 0 ? MARKET_BONUS : 0);
      return money + (move.amount - 1) * price >= MONEY_LIMIT;
    },
  },
  {
    name: 'second-copy-kept',
    says: 'keeps a second copy of a card that counts once, where another lay there',
    finds({ played }, at) {
      const { state, seat, move, legal } = played[at];
      if (move.do !== 'keep') return false;
      const { hand } = state.players[seat];
      const copies = (kept: readonly Privilege[]): number => kept.filter((each) => each >= FIRST_SCORING && hand.includes(each)).length;
      return legal.some((other) => other.do === 'keep' && copies(other.privileges) < copies(move.privileges));
    },
  },
  {
    name: 'worse-palace-card',
    says: 'takes a card in the palace that counts less than another that lay there',
    finds({ played }, at) {
      const { state, seat, move, legal } = played[at];
      if (move.do !== 'pick') return false;
      const player = state.players[seat];
      const points = (privilege: Privilege): number => finalSheet({ ...player, hand: [...player.hand, privilege] }).total;
      return legal.some((other) => other.do === 'pick' && points(other.privilege) > points(move.privilege));
    },
  },
  {
    name: 'outside-the-gate',
    says: 'stays outside Rome in its last turn although a card for steps leads in',
    finds({ played }, at) {
      const { state, seat, move, legal } = played[at];
      const { step } = state.players[seat];
      if (move.do === 'use' || !isLastTurn(state) || step >= GATE || !asks(state, 'end-turn')) return false;
      return legal.some((other) => other.do === 'use' && step + stepsOf(other.privilege) >= GATE);
    },
  },
  {
    name: 'stops-short-of-the-palace',
    says: 'delivers fewer goods than it could in its last turn, although they count for nothing else',
    finds({ played }, at) {
      const { state, seat, move, legal } = played[at];
      if (move.do !== 'serve' || !isLastTurn(state)) return false;
      const { hand, step } = state.players[seat];
      const scored = hand.some((privilege) => privilege >= FIRST_SCORING);
      const further = legal.some((other) => other.do === 'serve' && other.favour === move.favour && other.steps > move.steps);
      return further && !scored && step + move.steps < PALACE_STEP;
    },
  },
];

function asks(state: State, kind: Decision['kind']): boolean {
  return state.agenda.at(-1)?.kind === kind;
}

/** Somebody has arrived, so this round is the last, and everybody has one turn in it. */
function isLastTurn(state: State): boolean {
  return state.players.some(isInPalace);
}

function stepsOf(privilege: Privilege): number {
  const row = PRIVILEGES[privilege];
  return row.effect === 'steps' ? row.steps : 0;
}

function endOfTurn({ played, end }: Course<State, Move>, at: number): State {
  const { seat } = played[at];
  return played.find((other: Played, place) => place > at && other.seat !== seat)?.state ?? end;
}

/** Points, or outside Rome the steps on the way there, which decide between those who have none. */
function pointsOf(state: State, seat: Seat): number {
  const player = state.players[seat];
  const { inside, total } = finalSheet(player);
  return inside ? total : player.step / 100;
}
