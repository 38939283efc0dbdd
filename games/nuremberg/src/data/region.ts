import { type Corner, hexesByCorner } from './grid.ts';
import { BRICK, GRAIN, type Kind, ORE, WOOD, WOOL } from './resources.ts';

export type Terrain = 'forest' | 'pasture' | 'fields' | 'hills' | 'mountains' | 'nuremberg' | 'castle';

/** A hex of the region. Its printed number is in `numbers.ts`. */
export interface HexSpec {
  readonly id: string;
  readonly q: number;
  readonly r: number;
  readonly terrain: Terrain;
}

export const HEXES = [
  { id: 'A1', q: 0, r: -3, terrain: 'forest' },
  { id: 'A2', q: 1, r: -3, terrain: 'forest' },
  { id: 'A3', q: 2, r: -3, terrain: 'pasture' },
  { id: 'A4', q: 3, r: -3, terrain: 'pasture' },
  { id: 'B1', q: -1, r: -2, terrain: 'hills' },
  { id: 'B2', q: 0, r: -2, terrain: 'hills' },
  { id: 'B3', q: 1, r: -2, terrain: 'mountains' },
  { id: 'B4', q: 2, r: -2, terrain: 'mountains' },
  { id: 'B5', q: 3, r: -2, terrain: 'mountains' },
  { id: 'C1', q: -1, r: -1, terrain: 'fields' },
  { id: 'C2', q: 0, r: -1, terrain: 'hills' },
  { id: 'C3', q: 1, r: -1, terrain: 'forest' },
  { id: 'C4', q: 2, r: -1, terrain: 'forest' },
  { id: 'D1', q: -2, r: 0, terrain: 'pasture' },
  { id: 'D2', q: -1, r: 0, terrain: 'fields' },
  { id: 'D3', q: 0, r: 0, terrain: 'nuremberg' },
  { id: 'D4', q: 1, r: 0, terrain: 'fields' },
  { id: 'D5', q: 2, r: 0, terrain: 'fields' },
  { id: 'E1', q: -2, r: 1, terrain: 'pasture' },
  { id: 'E2', q: -1, r: 1, terrain: 'pasture' },
  { id: 'E3', q: 0, r: 1, terrain: 'mountains' },
  { id: 'E4', q: 1, r: 1, terrain: 'mountains' },
  { id: 'F1', q: -3, r: 2, terrain: 'hills' },
  { id: 'F2', q: -2, r: 2, terrain: 'fields' },
  { id: 'F3', q: -1, r: 2, terrain: 'fields' },
  { id: 'F4', q: 0, r: 2, terrain: 'mountains' },
  { id: 'F5', q: 1, r: 2, terrain: 'castle' },
  { id: 'G1', q: -3, r: 3, terrain: 'hills' },
  { id: 'G2', q: -2, r: 3, terrain: 'forest' },
  { id: 'G3', q: -1, r: 3, terrain: 'forest' },
  { id: 'G4', q: 0, r: 3, terrain: 'hills' },
] as const satisfies readonly HexSpec[];

/** A hex: its index in HEXES. */
export type Hex = number;

// NUR-3.4, 3.6
const KIND_OF: Readonly<Record<Terrain, Kind>> = {
  forest: WOOD,
  pasture: WOOL,
  fields: GRAIN,
  hills: BRICK,
  mountains: ORE,
  nuremberg: -1,
  castle: -1,
};

/** The resource each hex gives; -1 for Nuremberg and the castle. */
export const HEX_KIND: readonly Kind[] = HEXES.map(({ terrain }: HexSpec) => KIND_OF[terrain]);

/** A trade road: its name and the corners it passes, the head first. (NUR-9.1, NUR-10.1) */
export interface RoadSpec {
  readonly id: string;
  readonly city: string | null;
  readonly course: readonly Corner[];
}

export const ROADS = [
  { id: 'I', city: 'frankfurt', course: ['0,-1,S', '-1,0,N', '-1,-1,S', '-2,0,N', '-1,-2,S', '-1,-1,N', '0,-3,S', '-1,-2,N'] },
  { id: 'II', city: 'prague', course: ['1,-1,S', '1,0,N', '2,-1,S', '2,0,N', '3,-2,S', '2,-1,N', '3,-3,S', '3,-2,N'] },
  { id: 'III', city: 'venice', course: ['0,0,S', '-1,2,N', '0,1,S', '0,2,N', '1,1,S', '0,3,N', '0,2,S', '-1,4,N'] },
  { id: 'IV', city: null, course: ['0,0,N', '1,-2,S', '1,-1,N', '2,-3,S', '1,-2,N', '1,-3,S', '0,-2,N', '1,-4,S'] },
  { id: 'V', city: null, course: ['-1,1,N', '-1,0,S', '-2,2,N', '-2,1,S', '-3,3,N', '-2,2,S', '-2,3,N', '-1,2,S', '-2,4,N'] },
] as const satisfies readonly RoadSpec[];

/** A road: its index in ROADS. */
export type Road = number;

/** Segments of each road; also the number of its village sites, since all corners but the head are sites. */
export const ROAD_LENGTH: readonly number[] = ROADS.map((road) => road.course.length - 1);

/** The index in CROSSINGS of the first crossing X-1 of each road, and in SEGMENTS of its first segment X:1. */
export const ROAD_START: readonly number[] = ROADS.map((_, road) => ROAD_LENGTH.slice(0, road).reduce((sum, n) => sum + n, 0));

/** A crossing that can have a village. (NUR-10.1) */
export interface CrossingSpec {
  /** `IV-3`: the third crossing of road IV after its head. */
  readonly id: string;
  readonly road: Road;
  readonly step: number;
  readonly corner: Corner;
  /** The numbered hexes it touches. */
  readonly hexes: readonly Hex[];
}

const MEETING = hexesByCorner(HEXES);

/** All crossings except the five heads, road by road. A crossing X-k and the segment X:k that leads to it share one number. */
export const CROSSINGS: readonly CrossingSpec[] = ROADS.flatMap((road, r) =>
  road.course.slice(1).map((corner, i) => ({
    id: `${road.id}-${i + 1}`,
    road: r,
    step: i + 1,
    corner,
    hexes: (MEETING.get(corner) ?? []).filter((hex) => (HEX_KIND[hex] ?? -1) >= 0),
  })),
);

/** A crossing: its index in CROSSINGS. */
export type Crossing = number;

export const SEGMENTS: readonly string[] = CROSSINGS.map(({ road, step }) => `${ROADS[road]?.id}:${step}`);

export const CASTLE: Hex = HEXES.findIndex((hex) => hex.terrain === 'castle');
export const NUREMBERG: Hex = HEXES.findIndex((hex) => hex.terrain === 'nuremberg');
