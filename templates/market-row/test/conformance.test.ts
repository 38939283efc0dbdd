import { conformanceChecks } from '@belfry/kernel/conformance';
import { describe, expect, it } from 'vitest';
import { subject } from './subject.ts';

// A sample. For the full run, with more games: BELFRY_GAMES=500 npx vitest run games/market-row/test/conformance.test.ts
const games = process.env.BELFRY_GAMES;
const options = games === undefined ? { games: 2, sample: true } : { games: Number(games) };

describe('Market Row keeps the contract of a game', () => {
  for (const check of conformanceChecks(subject, options)) {
    it(check.name, () => {
      expect(check.run()).toBeGreaterThan(0);
    });
  }
});
