import { itemAt, type NamedThing } from '@belfry/kernel';
import { BUILDS, PIECES, type Piece } from '../data/builds.ts';
import { SITES } from '../data/city.ts';
import { COUNCILS } from '../data/council.ts';
import { clauseOfEvent, EVENTS } from '../data/events.ts';
import { GOODS } from '../data/goods.ts';
import { sitePlace } from '../data/places.ts';
import { ROADS } from '../data/region.ts';
import { siteGains } from './choices.ts';
import { amounts, councilName } from './names.ts';

const PIECE_CLAUSES: Readonly<Record<Piece, string>> = {
  station: 'NUR-9.1',
  village: 'NUR-10.1',
  house: 'NUR-11.1',
  wall: 'NUR-12.1',
  tower: 'NUR-13.1',
};

/** Pieces, goods, sites, councils and events, with what they cost and bring. */
export const things: readonly NamedThing[] = [
  ...PIECES.map(
    (piece): NamedThing => ({
      name: { key: `piece.${piece}` },
      facts: {
        key: 'thing.piece',
        args: { cost: amounts(BUILDS[piece].cost), points: BUILDS[piece].points, prestige: BUILDS[piece].prestige },
      },
      clause: PIECE_CLAUSES[piece],
    }),
  ),
  ...GOODS.map(
    ({ id, recipe, price, road, toll }): NamedThing => ({
      name: { key: `good.${id}` },
      facts: { key: 'thing.good', args: { cost: amounts(recipe), price, city: { key: `city.${itemAt(ROADS, road).city}` }, toll } },
      clause: 'NUR-14.2',
    }),
  ),
  ...SITES.map(
    (_, site): NamedThing => ({
      name: { key: 'thing.site', args: { place: sitePlace(site) } },
      facts: { key: 'thing.site.gains', args: { gains: siteGains(site) } },
      clause: 'NUR-11.1',
    }),
  ),
  ...COUNCILS.map(
    ({ points }, at): NamedThing => ({ name: councilName(at + 1), facts: { key: 'thing.council', args: { points } }, clause: 'NUR-15.2' }),
  ),
  { name: { key: 'thing.offer' }, clause: 'NUR-6.5', verb: 'offer' },
  ...EVENTS.map((id): NamedThing => ({ name: { key: `card.${id}` }, facts: { key: 'thing.event' }, clause: clauseOfEvent(id) })),
];
