import { itemAt, seatLetter } from '@belfry/kernel';
import { PENALTIES } from '../data/board.ts';
import { type Card, COLOUR_OF, person } from '../data/cards.ts';
import { ALL_COLOURS, colourName } from '../data/colours.ts';
import type { Move } from '../rules/moves.ts';
import { sideName } from '../rules/state.ts';

const inHand = (card: Card): string => `hand:${person(card).id}`;
const atHome = (card: Card): string => `person:${person(card).id}`;

/** Returns the things on the table that a move targets, in the order a player points at them: first the thing, then what to do with it. */
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
      // The worker of the card's own colour is the default; `house-any-worker` allows others.
      return move.worker === COLOUR_OF[move.card]
        ? [inHand(move.card), verb]
        : [inHand(move.card), verb, `worker:${colourName(move.worker)}`];
    case 'recruit':
      return [inHand(move.card), verb, `house:${colourName(move.house)}`];
    case 'activate':
    case 'lose-person':
    case 'lose-home':
      return [atHome(move.card)];
    case 'lose-house':
      return [`house:${colourName(move.colour)}`];
    case 'lose-canal':
    case 'build':
      return [`canal:${sideName(move.side)}`];
    case 'draw':
      return [`pile:${sideName(move.side)}`];
    case 'suffer':
      return [`penalty:${PENALTIES[move.colour]}`];
    case 'return':
    case 'return-all':
      return [`threat:${colourName(move.colour)}`];
    case 'swap':
      return [`worker:${colourName(move.from)}`, `supply:${colourName(move.to)}`];
    case 'take-worker':
      return [`supply:${colourName(move.colour)}`];
    case 'give-worker':
      return [`worker:${colourName(move.colour)}`];
    case 'discard-cards':
      return [...move.cards.map(inHand), 'verb:discard'];
    case 'arrange':
    case 'give-workers':
      return [verb, ...ALL_COLOURS.filter((colour) => itemAt(move.workers, colour) > 0).map((colour) => `worker:${colourName(colour)}`)];
    case 'start':
    case 'lend':
      return [`seat:${seatLetter(move.seat)}`];
    default:
      return [verb];
  }
}
