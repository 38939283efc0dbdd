import { itemAt, NONE, type Seat } from '@belfry/kernel';
import type { View } from '@belfry/nuremberg';
import type { Piece } from '../src/data/builds.ts';
import { CROSSINGS, type Crossing, ROAD_LENGTH, ROAD_START, ROADS, type Road } from '../src/data/region.ts';

/**
 * Returns the move that a player means by a piece in the list of prices, which also serves to explain why it is not legal: on a place where
 * the piece may stand if there is one, so that the reason is not that of a place the player never thought of.
 */
export function meantPiece(piece: Piece, view: View, seat: Seat): unknown {
  switch (piece) {
    case 'station':
      return { do: 'build-station', road: first(ROADS.map((_, road) => hasFreeSegment(view, road))) };
    case 'village': {
      const own = CROSSINGS.map(({ road }) => segmentsOf(road).some((segment) => view.stations[segment] === seat));
      const open = own.map((isOwn, at) => isOwn && hasRoom(view, at));
      return { do: 'build-village', crossing: first(open.includes(true) ? open : own) };
    }
    case 'house':
      return { do: 'build-house', site: first(view.houses.map((owner) => owner === NONE)) };
    default:
      return { do: `build-${piece}` };
  }
}

const first = (fits: readonly boolean[]): number => Math.max(0, fits.indexOf(true));

const segmentsOf = (road: Road): number[] => Array.from({ length: itemAt(ROAD_LENGTH, road) }, (_, at) => itemAt(ROAD_START, road) + at);

const hasFreeSegment = (view: View, road: Road): boolean => segmentsOf(road).some((segment) => view.stations[segment] === NONE);

/** NUR-10.3 Villages of a road keep at least one intersection between them. */
function hasRoom(view: View, at: Crossing): boolean {
  const { road, step } = itemAt(CROSSINGS, at);
  return CROSSINGS.every((other, there) => other.road !== road || Math.abs(other.step - step) > 1 || view.villages[there] === NONE);
}
