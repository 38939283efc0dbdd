import { describe, expect, it } from 'vitest';
import { conformanceChecks } from '../conformance/index.ts';
import { sampleTrial } from './sample-trial.ts';

describe('the sample game keeps the contract', () => {
  for (const check of conformanceChecks(sampleTrial, { games: 10 })) {
    it(check.name, () => {
      expect(check.run()).toBeGreaterThan(0);
    });
  }
});
