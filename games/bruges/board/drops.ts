import type { Drop } from '@belfry/board-kit';
import type { Move, View } from '@belfry/bruges';
import { NONE, seatLetter, type Viewer } from '@belfry/kernel';
import { ACTIONS, type ActionName, SIDES } from '../src/data/board.ts';
import { type Card, COLOUR_OF, cardOf } from '../src/data/cards.ts';
import { ALL_COLOURS, colourName } from '../src/data/colours.ts';
import { meantBy } from './meant.ts';
import { homeOf } from './scored.ts';

/** A card is dropped on an action, or on what the action is for: the street, a house, a canal, a threat, the workers, the bank. */
export function drops(thing: string, onto: string, view: View): Drop<Move> | undefined {
  const { viewer } = view;
  const [kind, id = ''] = thing.split(':');
  const card = kind === 'hand' ? cardOf(id) : NONE;
  const action = card === NONE ? undefined : actionOn(onto, card, viewer);
  if (action === undefined || typeof viewer !== 'number') return undefined;
  const place = onto.startsWith('house:') || onto.startsWith('canal:') ? [onto] : [];
  const house = ALL_COLOURS.find((colour) => onto === `house:${colourName(colour)}`);
  const side = onto === `canal:${SIDES[0]}` ? 0 : onto === `canal:${SIDES[1]}` ? 1 : undefined;
  return { picks: [thing, `verb:${action}`, ...place], meant: meantBy(view, viewer, action, card, { house, side }) };
}

function actionOn(onto: string, card: Card, viewer: Viewer): ActionName | undefined {
  const [kind, id] = onto.split(':');
  switch (kind) {
    case 'verb':
      return ACTIONS.find((action) => action === id);
    case 'street':
      return typeof viewer === 'number' && onto === homeOf(viewer) ? 'house' : undefined;
    case 'house':
      return 'recruit';
    case 'canal':
      // Canals of other players are places with a letter.
      return SIDES.some((side) => side === id) ? 'canal' : undefined;
    case 'threat':
      return id === colourName(COLOUR_OF[card] ?? 0) ? 'threat' : undefined;
    case 'workers':
      return typeof viewer === 'number' && id === seatLetter(viewer) ? 'workers' : undefined;
    case 'bank':
      return 'guilders';
    default:
      return undefined;
  }
}
