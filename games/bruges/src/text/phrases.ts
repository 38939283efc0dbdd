import { itemAt, NONE, type Phrase, type PhraseArg, type Seat } from '@belfry/kernel';
import { type Card, COLOUR_OF, PRICE_OF, WORKER_OF } from '../data/cards.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../view/view.ts';
import { sayChoice } from './choices.ts';
import { amountOf, amountsOf, colourPhrase, houseName, penaltyName, personArgs, personNames, seatName, sidePhrase } from './names.ts';

/** A move as a choice: in the position of whoever may make it, or anywhere. */
export function sayMove(move: Move, view?: View): Phrase {
  return (view === undefined ? undefined : sayChoice(move, view)) ?? sayAnywhere(move);
}

function sayAnywhere(move: Move): Phrase {
  const key = `move.${move.do}`;
  switch (move.do) {
    case 'workers':
    case 'guilders':
    case 'threat':
    case 'lose-person':
    case 'lose-home':
    case 'discard':
      return { key, args: personArgs(move.card) };
    case 'activate': {
      const worker = itemAt(WORKER_OF, move.card);
      return worker === NONE
        ? { key, args: personArgs(move.card) }
        : { key: `${key}.worker`, args: { ...personArgs(move.card), worker: amountOf('workers', worker, 1) } };
    }
    case 'canal':
      return { key, args: { ...personArgs(move.card), side: sidePhrase(move.side) } };
    case 'house':
      return {
        key,
        args: {
          ...personArgs(move.card),
          colour: colourPhrase(itemAt(COLOUR_OF, move.card)),
          worker: amountOf('workers', move.worker, 1),
        },
      };
    case 'recruit':
      return { key, args: { ...personArgs(move.card), price: itemAt(PRICE_OF, move.card), house: houseName(move.house) } };
    case 'start':
    case 'lend':
      return { key, args: { player: seatName(move.seat) } };
    case 'draw':
    case 'lose-canal':
    case 'build':
      return { key, args: { side: sidePhrase(move.side) } };
    case 'suffer':
      return { key, args: { penalty: penaltyName(move.colour) } };
    case 'lose-house':
      return { key, args: { house: houseName(move.colour) } };
    case 'return':
      return { key, args: { marker: amountOf('threats', move.colour, 1) } };
    case 'return-all':
      return { key, args: { colour: colourPhrase(move.colour) } };
    case 'swap':
      return { key, args: { from: amountOf('workers', move.from, 1), to: amountOf('workers', move.to, 1) } };
    case 'take-worker':
    case 'give-worker':
      return { key, args: { worker: amountOf('workers', move.colour, 1) } };
    case 'arrange':
    case 'give-workers':
      return { key, args: { workers: amountsOf('workers', move.workers) } };
    case 'discard-cards':
      return { key, args: { persons: personNames(move.cards) } };
    default:
      return { key };
  }
}

/** The fields of all kinds of decisions that a question may name. */
interface Question {
  readonly kind: string;
  readonly seat: Seat;
  readonly left?: number;
  readonly price?: number;
  readonly again?: boolean;
  readonly played?: boolean;
  readonly optional?: number | boolean;
  readonly cause?: string;
  readonly to?: Seat | string;
  readonly card?: Card;
}

export function sayDecision(decision: Question): Phrase {
  const { seat, left, price, to, card } = decision;
  const args: Record<string, PhraseArg> = { seat: seatName(seat) };
  if (left !== undefined) args.left = left;
  if (price !== undefined) args.price = price;
  if (typeof to === 'number') args.to = seatName(to);
  return { key: `decision.${decision.kind}${variantOf(decision)}`, args: card === undefined ? args : { ...args, ...personArgs(card) } };
}

/** Some questions have more than one wording. */
function variantOf({ kind, left = 0, again, played, optional, cause, to }: Question): string {
  switch (kind) {
    case 'draw-from':
      if (to === 'house') return '.house';
      return left <= Number(optional) ? '.optional' : '';
    case 'lose-person':
      return `.${cause}`;
    case 'advance':
      return again ? '.again' : '';
    case 'turn-action':
      return played ? '.played' : '';
    case 'extra-card':
      return optional ? '.optional' : '';
    default:
      return '';
  }
}
