import { setFlagsFromString } from 'node:v8';

// Node grows the young generation while a server loads, and an idle server never gives it back: a fifth of its memory (`belfry bench
// memory`).

/**
 * How to start Node for a server: each view lives until the next move, so a busy server needs a large young generation, or views outlive it
 * and cost a fifth more CPU (`belfry bench server`). Node reads this only at its own start.
 */
export const SERVER_FLAGS: readonly string[] = ['--max-semi-space-size=64'];

/** Keeps the young generation small. Call before loading anything. */
export function limitYoungGeneration(): void {
  setFlagsFromString('--semi-space-growth-factor=1');
}

/** Lets the young generation grow, which a busy server needs. */
export function growYoungGeneration(): void {
  setFlagsFromString('--semi-space-growth-factor=2');
}
