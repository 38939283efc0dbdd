import { seatLetter } from '@belfry/kernel';
import { PENALTIES } from '../data/board.ts';
import { type Card, COLOR_OF, person } from '../data/cards.ts';
import { ALL_COLORS, colorName } from '../data/colors.ts';
import type { Move } from '../rules/moves.ts';
import { sideName } from '../rules/state.ts';

const inHand = (card: Card): string => `hand:${person(card).id}`;
const atHome = (card: Card): string => `person:${person(card).id}`;

/** The things on the table a move targets, in the order a player would point at them: first the thing, then what to do with it. */
export function targets(move: Move): readonly string[] {
  const verb = `verb:${move.do}`;
  switch (move.do) {
    case 'workers':
    case 'guilders':
    case 'threat':
    case 'discard':
      return [inHand(move.card), verb];
    case 'canal':
      return [inHand(move.card), verb, `canal:${sideName(move.side)}`];
    case 'house':
      // The worker of the card's own colour goes without saying; the Housekeeper allows others.
      return move.worker === COLOR_OF[move.card]
        ? [inHand(move.card), verb]
        : [inHand(move.card), verb, `worker:${colorName(move.worker)}`];
    case 'recruit':
      return [inHand(move.card), verb, `house:${colorName(move.house)}`];
    case 'activate':
    case 'lose-person':
    case 'lose-home':
      return [atHome(move.card)];
    case 'lose-house':
      return [`house:${colorName(move.color)}`];
    case 'lose-canal':
    case 'build':
      return [`canal:${sideName(move.side)}`];
    case 'draw':
      return [`pile:${sideName(move.side)}`];
    case 'suffer':
      return [`penalty:${PENALTIES[move.color]}`];
    case 'return':
    case 'return-all':
      return [`threat:${colorName(move.color)}`];
    case 'swap':
      return [`worker:${colorName(move.from)}`, `supply:${colorName(move.to)}`];
    case 'take-worker':
      return [`supply:${colorName(move.color)}`];
    case 'give-worker':
      return [`worker:${colorName(move.color)}`];
    case 'discard-cards':
      return [...move.cards.map(inHand), 'verb:discard'];
    case 'arrange':
    case 'give-workers':
      return [verb, ...ALL_COLORS.filter((color) => move.workers[color] > 0).map((color) => `worker:${colorName(color)}`)];
    case 'start':
    case 'lend':
      return [`seat:${seatLetter(move.seat)}`];
    default:
      return [verb];
  }
}
