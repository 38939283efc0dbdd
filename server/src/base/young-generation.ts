import { setFlagsFromString } from 'node:v8';

// Node grows the young generation while a server loads, and an idle server never gives it back: a fifth of its memory (`belfry bench
// memory`).

/** Keeps the young generation small. Call before loading anything. */
export function limitYoungGeneration(): void {
  setFlagsFromString('--semi-space-growth-factor=1');
}

/** Lets the young generation grow, which a busy server needs. */
export function growYoungGeneration(): void {
  setFlagsFromString('--semi-space-growth-factor=2');
}
