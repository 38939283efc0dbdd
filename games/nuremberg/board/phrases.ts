import { itemAt, type Phrase, type PhraseArg } from '@belfry/kernel';
import type { View } from '@belfry/nuremberg';
import { FAIR_BONUS } from '../src/data/amounts.ts';
import { SITES } from '../src/data/city.ts';
import { GOODS } from '../src/data/goods.ts';
import { crossingPlace, hexPlace, roadPlace, sitePlace } from '../src/data/places.ts';
import { CROSSINGS, HEXES, ROADS } from '../src/data/region.ts';
import { type Bundle, TREASURES } from '../src/data/resources.ts';

const kindName = (kind: number): Phrase => ({ key: `kind.${TREASURES[kind]}` });

export function amounts(bundle: Bundle): PhraseArg {
  return bundle.flatMap((count, kind) => (count === 0 ? [] : [{ key: 'word.amount', args: { count, kind: kindName(kind) } }]));
}

/** Returns what a good would bring a seat now: NUR-14.6 to 14.9, and the bonus of NUR-4.7. */
export function saleOf(view: View, good: number, seat: number | null) {
  const { price, road, toll } = itemAt(GOODS, good);
  const doubled = seat !== null && ((view.seats[seat]?.doubled ?? 0) & (1 << good)) !== 0;
  const holder = view.rights[road] ?? -1;
  const due = holder >= 0 && holder !== seat ? toll : 0;
  const bonus = view.fair && seat === view.active ? FAIR_BONUS : 0;
  return { gold: (doubled ? price * 2 : price) + bonus, doubled, bonus, toll: due, holder, road };
}

/** Returns the name of a selected thing, for a headline. */
export function nameOf(thing: string, { viewer, seats }: View): Phrase | undefined {
  const [kind, id = ''] = thing.split(':');
  const at = (places: readonly { readonly id: string }[]) => places.findIndex((place) => place.id === id);
  const ratio = typeof viewer === 'number' ? (seats[viewer]?.ratios[at(TREASURES.map((treasure) => ({ id: treasure })))] ?? 0) : 0;
  switch (kind) {
    case 'hex':
      return hexPlace(at(HEXES));
    case 'road':
      return roadPlace(at(ROADS));
    case 'crossing':
      return crossingPlace(at(CROSSINGS));
    case 'site':
      return sitePlace(at(SITES));
    case 'good':
      return { key: `good.${id}` };
    case 'give':
      return { key: 'says.give', args: { count: ratio, kind: { key: `kind.${id}` } } };
    case 'get':
      return { key: 'says.get', args: { kind: { key: `kind.${id}` } } };
    case 'hand':
      return { key: `kind.${id}` };
    default:
      return undefined;
  }
}
