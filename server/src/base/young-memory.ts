import { setFlagsFromString } from 'node:v8';

// Node lets the memory for young objects grow while a server loads, and an idle one keeps what it never needs again: a fifth of all it holds (`belfry bench memory`).

/** Asked for before anything is loaded. */
export function keepYoungMemorySmall(): void {
  setFlagsFromString('--semi-space-growth-factor=1');
}

/** Whoever is busy needs it. */
export function letYoungMemoryGrow(): void {
  setFlagsFromString('--semi-space-growth-factor=2');
}
