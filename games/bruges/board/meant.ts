import type { Move, View } from '@belfry/bruges';
import { itemAt, NONE, type Seat } from '@belfry/kernel';
import { type ActionName, CANALS, type Side } from '../src/data/board.ts';
import { type Card, COLOUR_OF } from '../src/data/cards.ts';
import type { Colour } from '../src/data/colours.ts';

/** Where an action with a card shall happen, as far as the player has said so. */
interface Spot {
  readonly house?: Colour | undefined;
  readonly side?: Side | undefined;
}

/** Returns the move that a player means by an action with a card, which also serves to explain why it is not legal. */
export function meantBy(view: View, seat: Seat, action: ActionName, card: Card, { house, side }: Spot = {}): Move {
  const colour = itemAt(COLOUR_OF, card);
  switch (action) {
    case 'canal':
      return { do: action, card, side: side ?? fittingSide(view, seat, card) };
    case 'house':
      return { do: action, card, worker: colour };
    case 'recruit':
      return { do: action, card, house: house ?? freeHouse(view, seat) ?? colour };
    default:
      return { do: action, card };
  }
}

function freeHouse(view: View, seat: Seat): Colour | undefined {
  return view.seats[seat]?.houses.find(({ person: resident }) => resident === NONE)?.colour;
}

/** Returns the canal whose next space has the colour of the card, the left one if neither has. */
function fittingSide(view: View, seat: Seat, card: Card): Side {
  const colour = itemAt(COLOUR_OF, card);
  const side = itemAt(CANALS, seat).findIndex((spaces, at) => spaces[view.seats[seat]?.canals[at] ?? 0] === colour);
  return side === 1 ? 1 : 0;
}
