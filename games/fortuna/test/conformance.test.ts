import { conformanceChecks } from '@belfry/kernel/conformance';
import { describe, expect, it } from 'vitest';
import { trial } from './trial.ts';

// More games: BELFRY_GAMES=500 npx vitest run games/fortuna/test/conformance.test.ts
const games = Number(process.env.BELFRY_GAMES ?? 2);

describe('Fortuna keeps the contract of a game', () => {
  for (const check of conformanceChecks(trial, { games })) {
    it(check.name, () => {
      expect(check.run()).toBeGreaterThan(0);
    });
  }
});
