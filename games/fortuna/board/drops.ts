import type { Drop } from '@belfry/board-kit';
import type { Move, View } from '@belfry/fortuna';
import { ACTION_CARDS } from '../src/data/action-cards.ts';
import { BUILDINGS } from '../src/data/buildings.ts';
import { GIVES_GOODS, PRIVILEGES } from '../src/data/privileges.ts';
import { SIDE_OF, SIDES } from '../src/data/sides.ts';

/** Buildings, privileges and cards of the draft are dropped on the player's own side; the card just performed on the one it is swapped for. */
export function drops(thing: string, onto: string, view: View): Drop<Move> | undefined {
  const { viewer, seats } = view;
  if (typeof viewer !== 'number') return undefined;
  if (isSwap(thing, onto, view)) return { picks: [onto, 'verb:swap'], meant: { do: 'swap', card: cardOf(onto) } };
  const side = SIDE_OF[seats.length]?.[viewer];
  if (side === undefined || onto !== `side:${SIDES[side]}`) return undefined;
  const meant = meantAtHome(thing, view);
  return meant && { picks: [thing, `verb:${meant.do}`], meant };
}

function meantAtHome(thing: string, { phase }: View): Move | undefined {
  const [kind, id] = thing.split(':');
  const privilege = PRIVILEGES.findIndex((each) => each.id === id);
  switch (kind) {
    case 'building':
      return { do: 'build', building: BUILDINGS.findIndex((each) => each.id === id) };
    case 'hand':
      return { do: 'use', privilege, ...(privilege === GIVES_GOODS ? { goods: ['water', 'water'] } : {}) };
    case 'drawn':
      return { do: 'keep', privileges: [privilege] };
    case 'palace':
      return { do: 'pick', privilege };
    case 'card':
      return phase === 'draft' ? { do: 'draft', card: cardOf(thing) } : undefined;
    default:
      return undefined;
  }
}

const cardOf = (thing: string): number => ACTION_CARDS.findIndex(({ id }) => thing === `card:${id}`);

/** FOR-4.8 Returns whether a thing is the card just performed, and the other one of another side. */
function isSwap(thing: string, onto: string, { phase, turn, cards }: View): boolean {
  return phase === 'swap' && turn.played >= 0 && cards[turn.played] === cardOf(thing) && cardOf(onto) >= 0;
}
