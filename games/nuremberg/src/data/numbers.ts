import { HEXES, type Hex } from './region.ts';

/**
 * The number printed on each hex; Nuremberg and the castle have none. Boards take them from the view, since earlier versions had different
 * ones. (NUR-3.3, NUR-3.6)
 */
const PRINTED: Readonly<Record<(typeof HEXES)[number]['id'], number | null>> = {
  A1: 11,
  A2: 6,
  A3: 4,
  A4: 5,
  B1: 8,
  B2: 2,
  B3: 10,
  B4: 9,
  B5: 4,
  C1: 9,
  C2: 6,
  C3: 10,
  C4: 8,
  D1: 11,
  D2: 2,
  D3: null,
  D4: 3,
  D5: 12,
  E1: 8,
  E2: 12,
  E3: 3,
  E4: 9,
  F1: 11,
  F2: 4,
  F3: 5,
  F4: 6,
  F5: null,
  G1: 12,
  G2: 10,
  G3: 3,
  G4: 5,
};

/** By index in HEXES. */
export const NUMBERS: readonly (number | null)[] = HEXES.map(({ id }) => PRINTED[id]);

/** The hexes of each yield number, by number. */
export const HEXES_BY_NUMBER: readonly (readonly Hex[])[] = Array.from({ length: 13 }, (_, number) =>
  NUMBERS.flatMap((printed, hex) => (printed === number ? [hex] : [])),
);
