import { conformanceChecks } from '@belfry/kernel/conformance';
import { expect, it } from 'vitest';
import { subject } from './subject.ts';

// Games are long here, so of the tables one is a sample: for three, with every option changed.
// All of them are tried when a number of games is asked for: BELFRY_GAMES=3.

const games = process.env.BELFRY_GAMES;
const options = games === undefined ? { games: 1, sample: true } : { games: Number(games) };
const leftOut = /: (\d players$|4 players, )/;

for (const check of conformanceChecks(subject, options)) {
  if (games === undefined && leftOut.test(check.name)) continue;
  it(check.name, () => expect(check.run()).toBeGreaterThan(0));
}
