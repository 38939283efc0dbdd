import type { Phrase } from '@belfry/kernel';
import { SITES, TILES } from './city.ts';
import { cornersOf } from './grid.ts';
import { NUMBERS } from './numbers.ts';
import { CASTLE, CROSSINGS, type Crossing, HEXES, type Hex, NUREMBERG, ROADS, type Road } from './region.ts';

/**
 * Names of places. Players cannot see ids on the map, so the text names what is there: terrain, number, the town or woods nearby, the
 * workshops around.
 */

const GATES: ReadonlySet<string> = new Set(cornersOf(HEXES[NUREMBERG]));

/**
 * What a hex is near: the city it touches, otherwise the destination of the road with most crossings on it, and of several the one farthest
 * out.
 */
const HEX_NEIGHBOURHOOD: readonly string[] = HEXES.map((spec, hex) => {
  if (cornersOf(spec).some((corner) => GATES.has(corner))) return 'near.nuremberg';
  const steps = ROADS.map((_, road) => CROSSINGS.filter((crossing) => crossing.road === road && crossing.hexes.includes(hex)));
  const weight = (road: Road) => steps[road].length * 100 + Math.max(0, ...steps[road].map(({ step }) => step));
  const nearest = ROADS.reduce((best: Road, _, road) => (weight(road) > weight(best) ? road : best), 0);
  return `near.${ROADS[nearest].id}`;
});

/** Returns a name such as `mountains 9 near Prague`. */
export function hexPlace(hex: Hex, numbers: readonly (number | null)[] = NUMBERS): Phrase {
  if (hex === CASTLE || hex === NUREMBERG) return { key: `terrain.${HEXES[hex].terrain}` };
  return { key: 'place.hex', args: { field: fieldName(hex, numbers), near: { key: HEX_NEIGHBOURHOOD[hex] } } };
}

/** Returns a name such as `mountains 9`, if others beside it show where it is. */
function fieldName(hex: Hex, numbers: readonly (number | null)[]): Phrase {
  return { key: 'place.field', args: { terrain: { key: `terrain.${HEXES[hex].terrain}` }, number: numbers[hex] ?? 0 } };
}

export function roadPlace(road: Road): Phrase {
  return { key: `road.${ROADS[road].id}` };
}

/** Returns a name such as `between forest 8, fields 3 and fields 12`. */
export function betweenFields(crossing: Crossing, numbers: readonly (number | null)[] = NUMBERS): Phrase {
  return { key: 'place.between', args: { all: CROSSINGS[crossing].hexes.map((hex) => fieldName(hex, numbers)) } };
}

/** Returns a name such as `the road to Prague, between forest 8, fields 3 and fields 12`. */
export function crossingPlace(crossing: Crossing, numbers?: readonly (number | null)[]): Phrase {
  return { key: 'place.crossing', args: { road: roadPlace(CROSSINGS[crossing].road), between: betweenFields(crossing, numbers) } };
}

/** Returns a name such as `between paper, compass and harp`. */
export function sitePlace(site: number): Phrase {
  return { key: 'place.between', args: { all: SITES[site].tiles.map((tile) => ({ key: `tile.${TILES[tile].use}` })) } };
}
