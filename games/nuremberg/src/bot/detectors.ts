import { type Course, type Detector, detectorOf, type PlayedMove } from '@belfry/bots';
import type { Seat } from '@belfry/kernel';
import { HAND_LIMIT, TARGET_POINTS } from '../data/amounts.ts';
import { GOODS } from '../data/goods.ts';
import { type Bundle, GOLD, KINDS } from '../data/resources.ts';
import { clone } from '../rules/clone.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { blunders, isBuilding, isForWallHelp, isPurchase, sum } from './blunders.ts';
import { costOf, isLacking, proceeds } from './purposes.ts';
import { isAccepted } from './trade.ts';

/** Obvious blunders, which a good player would laugh at; used to count how often bots make them. */
export const detectors: readonly Detector<State, Move>[] = [
  ...blunders.map(detectorOf),
  {
    name: 'victory-left',
    says: 'ends a turn in which one more piece would have won the game',
    finds(course, at) {
      const { state, seat, move, legal } = course.played[at];
      const wins = (other: Move): boolean => isBuilding(other) && pointsAfter(course, state, seat, other) >= TARGET_POINTS;
      return move.do === 'end-turn' && legal.some(wins);
    },
  },
  {
    name: 'buys-dear-offers-cheap',
    says: 'buys a card from the bank and offers it in the same turn for less',
    finds(course, at) {
      const { state, seat, move } = course.played[at];
      if (move.do !== 'bank-trade') return false;
      const paid = state.players[seat].ratios[move.give];
      return restOfTurn(course, at).some(
        ({ move: later }) =>
          later.do === 'offer' && later.give[move.get] > 0 && later.get[GOLD] < paid && sum(later.get) < paid * later.give[move.get],
      );
    },
  },
  {
    name: 'bank-trade-undone',
    says: 'buys a card from the bank and pays the bank with the same kind in the same turn',
    finds(course, at) {
      const { move } = course.played[at];
      if (move.do !== 'bank-trade') return false;
      return restOfTurn(course, at).some(({ move: later }) => later.do === 'bank-trade' && later.give === move.get);
    },
  },
  {
    name: 'sells-what-it-buys',
    says: 'sells a good and pays all it brought for one of the cards it was made of in the same turn',
    finds(course, at) {
      const { state, seat, move } = course.played[at];
      if (move.do !== 'sell') return false;
      const { recipe } = GOODS[move.good];
      const buysBack = ({ move: later }: PlayedMove<State, Move>): boolean =>
        later.do === 'bank-trade' && later.give === GOLD && recipe[later.get] > 0;
      return proceeds(state, seat, move.good) <= state.players[seat].ratios[GOLD] && restOfTurn(course, at).some(buysBack);
    },
  },
  {
    name: 'bought-for-nothing',
    says: 'buys a card for gold that nothing it builds or sells after it in the same turn lacks, nor has it ready for the wall help',
    finds(course, at) {
      const { state, seat, move } = course.played[at];
      if (!isPurchase(move) || isForWallHelp(state, seat, move)) return false;
      const paid = restOfTurn(course, at).map((later) => (later.seat === seat ? costOf(later.move)[move.get] : 0));
      return !isLacking(state, seat, move.get, sum(paid));
    },
  },
  {
    name: 'fickle-answer',
    says: 'declines a price, and takes the same or a worse one later in the turn',
    finds(course, at) {
      const { state, seat, move, legal } = course.played[at];
      if (move.do !== 'decline' || state.trade === null || !legal.some((other) => other.do === 'accept')) return false;
      const { give, get } = state.trade;
      return restOfTurn(course, at).some((later) => {
        const trade = later.state.trade;
        if (later.seat !== seat || later.move.do !== 'accept' || trade === null) return false;
        return sameKinds(trade.give, give) && sameKinds(trade.get, get) && sum(trade.give) * sum(get) <= sum(give) * sum(trade.get);
      });
    },
  },
  {
    name: 'offers-more-than-was-asked',
    says: 'offers more for something than somebody asked for it earlier in the turn',
    finds({ played }, at) {
      const { state, move } = played[at];
      if (move.do !== 'offer') return false;
      return played
        .slice(0, at)
        .some(
          ({ state: before, move: other }) =>
            before.turn === state.turn &&
            other.do === 'counter' &&
            sameKinds(other.get, move.give) &&
            sameKinds(other.give, move.get) &&
            sum(other.get) * sum(move.get) < sum(move.give) * sum(other.give),
        );
    },
  },
  {
    name: 'word-broken',
    says: 'closes an offer that somebody has accepted as it was made',
    finds({ played }, at) {
      const { state, move } = played[at];
      return move.do === 'close' && isAccepted(state.trade);
    },
  },
  {
    name: 'helped-wall-refused',
    says: 'refuses the cheap wall and builds a dear one in the same turn',
    finds(course, at) {
      const { seat, move, legal } = course.played[at];
      if (move.do !== 'wall-help' || move.build || legal.length === 1) return false;
      return restOfTurn(course, at).some((later) => later.seat === seat && later.move.do === 'build-wall');
    },
  },
  {
    name: 'question-unanswered',
    says: 'answers a question with no, although it holds plenty of what is asked and has too many cards',
    finds({ played }, at) {
      const { state, seat, move } = played[at];
      const { trade } = state;
      if (move.do !== 'decline' || trade === null || sum(trade.give) > 0) return false;
      const { hand, cards } = state.players[seat];
      return cards > HAND_LIMIT && KINDS.some((_, kind) => trade.get[kind] > 0 && hand[kind] >= 3);
    },
  },
];

function restOfTurn({ played }: Course<State, Move>, at: number): readonly PlayedMove<State, Move>[] {
  const { turn } = played[at].state;
  return played.slice(at + 1).filter(({ state }) => state.turn === turn);
}

function pointsAfter({ game }: Course<State, Move>, state: State, seat: Seat, move: Move): number {
  const after = clone(state);
  game.apply(after, seat, move, { chance: { below: () => 0 } });
  return after.players[seat].points;
}

function sameKinds(a: Bundle, b: Bundle): boolean {
  return a.every((count, kind) => count > 0 === b[kind] > 0);
}
