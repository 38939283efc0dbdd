import { conformanceChecks } from '@belfry/kernel/conformance';
import { expect, it } from 'vitest';
import { subject } from './subject.ts';

// Games are long here. Every option value is met at the tables with all options changed at once; the tables with a single option
// changed are tried as well when a number of games is asked for: BELFRY_GAMES=3.

const games = process.env.BELFRY_GAMES;
const options = games === undefined ? { games: 1, sample: true } : { games: Number(games) };
const changesOneOption = /: \d players, [^,]+$/;

for (const check of conformanceChecks(subject, options)) {
  if (games === undefined && changesOneOption.test(check.name)) continue;
  it(check.name, () => expect(check.run()).toBeGreaterThan(0));
}
