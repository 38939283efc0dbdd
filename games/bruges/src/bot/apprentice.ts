import { apprenticeOf } from '@belfry/bots';
import type { Seat } from '@belfry/kernel';
import { CANAL_LENGTH, CANAL_PRICES, CANALS, LAST_STEP, REPUTATION, type Side } from '../data/board.ts';
import { type Card, COLOUR_OF, PRICE_OF, person } from '../data/cards.ts';
import { BLUE, BROWN, type Colour, PURPLE, RED } from '../data/colours.ts';
import type { Move } from '../rules/moves.ts';
import type { SeatView, View } from '../view/view.ts';
import { manners } from './manners.ts';
import { GUILDER, WORKER, worthOfPerson, worthOfUse } from './point-values.ts';

/** The largest error of a judgement: an Apprentice makes human mistakes. */
const NOISE = 0.5;
/** The usual number of rounds in a game. */
const USUAL_ROUNDS = 8;

/** Looks one move ahead with rules of thumb, from its view alone. */
export const apprentice = apprenticeOf<View, Move>({
  judgement: (view, seat) => (move) => worthOfMove(view, seat, move),
  noise: () => NOISE,
  manners,
});

function worthOfMove(view: View, seat: Seat, move: Move): number {
  const own = view.seats[seat];
  switch (move.do) {
    case 'workers':
      return 2 * WORKER - workerGlut(own, COLOUR_OF[move.card]) - regret(view, own, move.card);
    case 'guilders':
      return view.dice[COLOUR_OF[move.card]] * GUILDER - regret(view, own, move.card);
    case 'threat':
      return 1 + dangerOf(own, COLOUR_OF[move.card]) - regret(view, own, move.card);
    case 'canal':
      return canalValue(view, seat, move.side, 1) - regret(view, own, move.card);
    case 'house':
      return houseValue(view, own) - WORKER - regret(view, own, move.card);
    case 'recruit':
      return worthOfPerson(move.card, roundsLeft(view)) - PRICE_OF[move.card] * GUILDER + laurelNeed(own, move.card);
    case 'activate':
      return activationValue(move.card);
    case 'draw':
      return drawValue(view, own, seat, move.side);
    case 'pay':
      return stepValue(own) - priceOf(view) * GUILDER;
    case 'build':
      return canalValue(view, seat, move.side, 1);
    case 'lose-person':
    case 'lose-home':
      return -worthOfPerson(move.card, roundsLeft(view));
    case 'lose-house':
      return -houseValue(view, own);
    case 'lose-canal':
      return -1 - own.canals[move.side] / 3;
    case 'suffer':
      // A threat that costs nothing now comes first.
      return -lossOf(own, move.colour);
    case 'return':
    case 'return-all':
      return dangerOf(own, move.colour);
    case 'swap':
      return (own.workers[move.from] - own.workers[move.to]) / 4 - 0.5;
    case 'take-worker':
      return -own.workers[move.colour] / 4;
    case 'give-worker':
      return own.workers[move.colour] / 4;
    case 'discard':
      return -regret(view, own, move.card) - PRICE_OF[move.card] / 20;
    case 'lend':
      return -view.seats[move.seat].points / 20;
    case 'repeat':
      return 1;
    default:
      // Moves that stop, stay, decline or end something.
      return 0;
  }
}

function roundsLeft(view: View): number {
  return view.lastRound > 0 ? view.lastRound - view.round + 0.5 : Math.max(1.5, USUAL_ROUNDS - view.round);
}

/** Returns what a card loses if its person is not recruited. */
function regret(view: View, own: SeatView, card: Card): number {
  const room = own.houses.some((house) => house.person < 0) ? 0.25 : 0.12;
  const gap = Math.max(0, PRICE_OF[card] - own.guilders);
  return Math.max(0, worthOfPerson(card, roundsLeft(view)) - PRICE_OF[card] * GUILDER - gap * 0.2) * room;
}

/** Every further worker of one colour is worth less. */
function workerGlut(own: SeatView, colour: Colour): number {
  return own.workers[colour] * 0.12;
}

function lossOf(own: SeatView, colour: Colour): number {
  const persons = own.houses.filter(({ person: resident }) => resident >= 0).length;
  if (colour === BLUE) return own.workers.reduce((sum, count) => sum + count, 0) * WORKER;
  if (colour === BROWN) return persons > 0 ? 3 : 0;
  if (colour === PURPLE) return 3;
  if (colour === RED) return own.houses.length + own.canals[0] + own.canals[1] > 0 ? 1.5 : 0;
  return own.guilders * GUILDER;
}

/** Returns what removing a marker of this colour saves. */
function dangerOf(own: SeatView, colour: Colour): number {
  return own.threats[colour] >= 2 ? lossOf(own, colour) / 3 : 0.15;
}

function canalValue(view: View, seat: Seat, side: Side, factor: number): number {
  const own = view.seats[seat];
  const built = own.canals[side];
  const statue = own.statues[side] === 0 ? 7 - view.statuesTaken : 0;
  const onTheWay = built < 3 ? 3 / 3 : statue / 2;
  const race = 0.5 + (built + 1 >= CANAL_LENGTH ? statue / 2 : 0);
  return onTheWay + race - CANAL_PRICES[built] * factor * GUILDER;
}

function houseValue(view: View, own: SeatView): number {
  const empty = own.houses.filter((house) => house.person < 0).length;
  const room = empty === 0 ? 1.6 : empty === 1 ? 0.4 : 0;
  return 1 + (roundsLeft(view) > 1 ? room : room / 3);
}

/** A laurel person is worth more together with what it counts. */
function laurelNeed(own: SeatView, card: Card): number {
  const someone = person(card);
  if (someone.effect !== 'end-per' || someone.params.per !== 'group-member') return 0;
  const { group, points } = someone.params;
  const members = own.houses.filter(({ person: resident }) => resident >= 0 && person(resident).group === group).length;
  return (members - 1) * points * 0.5;
}

function activationValue(card: Card): number {
  const someone = person(card);
  return worthOfUse(someone) - (someone.activation === 'worker' ? WORKER : 0);
}

function priceOf(view: View): number {
  const [asked] = view.pending;
  return asked?.kind === 'advance' ? asked.price : 0;
}

function stepValue(own: SeatView): number {
  return own.step >= LAST_STEP ? 0 : REPUTATION[own.step + 1] - REPUTATION[own.step] + 0.7;
}

/** Rates a card by its back: its colour is good for a house, matches a worker for one, or removes a threat. */
function drawValue(view: View, own: SeatView, seat: Seat, side: Side): number {
  const { top } = view.piles[side];
  if (top === null) return 0;
  const inHand = own.handColours[top] + own.drawnColours[top];
  const canals = own.canals.filter((built, at) => built < CANAL_LENGTH && CANALS[seat][at as Side][built] === top).length;
  return canals * 0.5 + own.threats[top] * 0.3 + (own.workers[top] > 0 ? 0.3 : 0) - inHand * 0.2;
}
