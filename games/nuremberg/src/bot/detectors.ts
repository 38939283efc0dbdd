import type { Course, Detector, PlayedMove } from '@belfry/bots';
import { NONE, type Seat } from '@belfry/kernel';
import { HAND_LIMIT, TARGET_POINTS } from '../data/amounts.ts';
import { NOTCHES_AT } from '../data/city.ts';
import { GOODS } from '../data/goods.ts';
import { CROSSINGS, type Hex } from '../data/region.ts';
import { BRICK, type Bundle, GOLD, KINDS } from '../data/resources.ts';
import { clone } from '../rules/clone.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';

type Played = PlayedMove<State, Move>;
type Bargain = { readonly partner: Seat; readonly give: Bundle; readonly get: Bundle };

/** Nobody trades with a player who is so close to the end. */
const CLOSE = TARGET_POINTS - 3;

/** Moves that a good player would laugh at, to count how often bots make them. */
export const detectors: readonly Detector<State, Move>[] = [
  {
    name: 'robs-itself',
    says: 'puts the robber knight on a field where only its own village stands',
    finds({ played }, at) {
      const { state, seat, move } = played[at];
      if (move.do !== 'move-robber') return false;
      const owners = ownersAt(state, move.hex);
      return owners.length > 0 && owners.every((owner) => owner === seat);
    },
  },
  {
    name: 'robber-spares-the-others',
    says: 'puts the robber knight where it hurts nobody else, while others have villages to be hurt',
    finds({ played }, at) {
      const { state, seat, move, legal } = played[at];
      const hurts = (hex: Hex): boolean => {
        const owners = ownersAt(state, hex);
        return owners.some((owner) => owner !== seat) && !owners.includes(seat);
      };
      return (
        move.do === 'move-robber' &&
        !ownersAt(state, move.hex).some((owner) => owner !== seat) &&
        legal.some((other) => other.do === 'move-robber' && hurts(other.hex))
      );
    },
  },
  {
    name: 'steals-nothing',
    says: 'leaves a card unstolen',
    finds: ({ played }, at) => played[at].move.do === 'steal-nothing' && played[at].legal.length > 1,
  },
  {
    name: 'victory-left',
    says: 'ends a turn in which one more piece would have won the game',
    finds(course, at) {
      const { state, seat, move, legal } = course.played[at];
      return move.do === 'end-turn' && legal.some((other) => isBuild(other) && pointsAfter(course, state, seat, other) >= TARGET_POINTS);
    },
  },
  {
    name: 'buys-dear-offers-cheap',
    says: 'buys a card from the bank and offers it in the same turn for less',
    finds(course, at) {
      const { state, seat, move } = course.played[at];
      if (move.do !== 'bank-trade') return false;
      const paid = state.players[seat].ratios[move.give];
      return restOfTurn(course, at).some(({ move: later }) => {
        if (later.do !== 'offer' || later.give[move.get] === 0) return false;
        return sum(later.get) < paid * later.give[move.get] && later.get[GOLD] < paid;
      });
    },
  },
  {
    name: 'bank-trade-undone',
    says: 'buys a card from the bank and pays the bank with the same kind in the same turn',
    finds(course, at) {
      const { move } = course.played[at];
      return (
        move.do === 'bank-trade' && restOfTurn(course, at).some(({ move: later }) => later.do === 'bank-trade' && later.give === move.get)
      );
    },
  },
  {
    name: 'sells-what-it-buys',
    says: 'sells a good and buys what it was made of from the bank in the same turn',
    finds(course, at) {
      const { move } = course.played[at];
      if (move.do !== 'sell') return false;
      const { recipe } = GOODS[move.good];
      return restOfTurn(course, at).some(({ move: later }) => later.do === 'bank-trade' && recipe[later.get] > 0);
    },
  },
  {
    name: 'feeds-the-leader',
    says: 'makes a bargain with the one who leads and is about to win, and does not win by it',
    finds(course, at) {
      const { state, seat } = course.played[at];
      const bargain = bargainOf(course, at);
      if (bargain === null) return false;
      const { points } = state.players[bargain.partner];
      const leads = state.players.every((player, other) => other === bargain.partner || player.points < points);
      return points >= CLOSE && leads && points > state.players[seat].points + 1;
    },
  },
  {
    name: 'brick-one-for-one-to-the-leader',
    says: 'gives the leader a brick for a single card',
    finds(course, at) {
      const { state, seat } = course.played[at];
      const bargain = bargainOf(course, at);
      if (bargain === null || bargain.give[BRICK] === 0 || bargain.get[BRICK] > 0) return false;
      const { points } = state.players[bargain.partner];
      const leads = state.players.every((player, other) => other === bargain.partner || player.points < points);
      return leads && points > state.players[seat].points + 1 && sum(bargain.get) <= sum(bargain.give);
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
    name: 'helped-wall-refused',
    says: 'refuses the cheap wall and builds a dear one in the same turn',
    finds(course, at) {
      const { seat, move, legal } = course.played[at];
      if (move.do !== 'wall-help' || move.build || legal.length === 1) return false;
      return restOfTurn(course, at).some((later) => later.seat === seat && later.move.do === 'build-wall');
    },
  },
  {
    name: 'notch-for-a-rival',
    says: 'opens a notch that only a rival can use, and wins no seat in the councils by it',
    finds(course, at) {
      const { state, seat, move } = course.played[at];
      const { players, walls, towers } = state;
      if (move.do !== 'build-wall' || players[seat].yard || NOTCHES_AT[walls + 1] === NOTCHES_AT[walls]) return false;
      const rival = players.some(({ yard, gold, points }, other) => other !== seat && yard && gold >= 3 && points >= players[seat].points);
      return rival && towers === NOTCHES_AT[walls] && pointsAfter(course, state, seat, move) <= players[seat].points;
    },
  },
  {
    name: 'question-unanswered',
    says: 'answers a question with no, although it holds plenty of what is asked and has too many cards',
    finds({ played }, at) {
      const { state, seat, move } = played[at];
      if (move.do !== 'decline' || state.trade === null || sum(state.trade.give) > 0) return false;
      const { hand, cards } = state.players[seat];
      return cards > HAND_LIMIT && KINDS.some((_, kind) => (state.trade?.get[kind] ?? 0) > 0 && hand[kind] >= 3);
    },
  },
];

function ownersAt(state: State, hex: Hex): Seat[] {
  return state.villages.filter((owner, crossing) => owner !== NONE && CROSSINGS[crossing].hexes.includes(hex));
}

function restOfTurn({ played }: Course<State, Move>, at: number): readonly Played[] {
  const { turn } = played[at].state;
  return played.slice(at + 1).filter(({ state }) => state.turn === turn);
}

/** The bargain that a move closes or agrees to, from the side of who moves. */
function bargainOf({ played }: Course<State, Move>, at: number): Bargain | null {
  const { state, seat, move } = played[at];
  const { trade, active } = state;
  if (trade === null) return null;
  if (move.do === 'accept') return { partner: active, give: trade.get, get: trade.give };
  if (move.do !== 'deal' || seat !== active) return null;
  const answer = trade.answers.find((each) => each.seat === move.seat);
  if (answer?.say === 'counter') return { partner: move.seat, give: answer.get, get: answer.give };
  return { partner: move.seat, give: trade.give, get: trade.get };
}

function isBuild({ do: what }: Move): boolean {
  return what.startsWith('build-');
}

function pointsAfter({ game }: Course<State, Move>, state: State, seat: Seat, move: Move): number {
  const after = clone(state);
  game.apply(after, seat, move, { chance: { below: () => 0 } });
  return after.players[seat].points;
}

function sum(bundle: Bundle): number {
  return bundle.reduce((total, count) => total + count, 0);
}

function sameKinds(a: Bundle, b: Bundle): boolean {
  return a.every((count, kind) => count > 0 === b[kind] > 0);
}
