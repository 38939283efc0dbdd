import { itemAt, type Phrase } from '@belfry/kernel';
import { INCOME_EACH, RESOURCE, SMITHY_TRADE } from '../data/amounts.ts';
import { CHARACTERS } from '../data/characters.ts';
import { DISTRICTS, LIBRARY, OBSERVATORY, SCHOOL_OF_MAGIC } from '../data/districts.ts';
import type { Move } from '../rules/moves.ts';
import type { SeatView, View } from '../view/view.ts';
import { districtName, districtWithPrice, seatName } from './names.ts';

/** A move as a choice in this position, where its numbers depend on it; undefined where they do not. */
export function sayChoice(move: Move, view: View): Phrase | undefined {
  const own = typeof view.viewer === 'number' ? view.seats[view.viewer] : undefined;
  if (own === undefined) return undefined;
  const key = `move.${move.do}.here`;
  switch (move.do) {
    case 'draw-cards':
      return { key, args: looksAt(own, view) };
    case 'take-income':
      return { key, args: { gold: incomeOf(own, view) } };
    case 'murder':
    case 'steal': {
      // CIT-4.3 A blow at a character that lies face up hits nobody.
      const character = { key: `character.${itemAt(CHARACTERS, move.character).id}` };
      return view.draft.faceUp.includes(move.character) ? { key: `move.${move.do}.nobody`, args: { character } } : undefined;
    }
    case 'swap-hands': {
      const { handSize } = itemAt(view.seats, move.seat);
      return { key, args: { partner: seatName(move.seat), gave: own.handSize, got: handSize } };
    }
    case 'smithy': {
      const { pay, draw } = SMITHY_TRADE[view.options.smithy];
      return { key, args: { pay, draw } };
    }
    case 'keep':
      return { key: 'move.keep', args: { districts: move.districts.map(districtWithPrice) } };
    case 'graveyard': {
      const asked = view.pending.find(({ kind }) => kind === 'graveyard-buy');
      if (asked?.kind !== 'graveyard-buy') return undefined;
      return { key: `move.graveyard-${move.buy ? 'buy' : 'pass'}.here`, args: { district: districtName(asked.district) } };
    }
    default:
      return undefined;
  }
}

/** CIT-6.2, 6.4, 6.5 With the Observatory more is looked at, with the Library more is kept. */
function looksAt({ city }: SeatView, { pileSize, discardSize }: View): { readonly look: number; readonly keep: number } {
  const look = Math.min(city.includes(OBSERVATORY) ? RESOURCE.lookWithObservatory : RESOURCE.look, pileSize + discardSize);
  return { look, keep: Math.min(look, city.includes(LIBRARY) ? RESOURCE.keepWithLibrary : RESOURCE.keep) };
}

/** CIT-8.1, 17.8 */
function incomeOf({ city }: SeatView, { turn }: View): number {
  const colour = CHARACTERS[turn.character]?.incomeColour ?? null;
  return city.filter((district) => itemAt(DISTRICTS, district).colour === colour || district === SCHOOL_OF_MAGIC).length * INCOME_EACH;
}
