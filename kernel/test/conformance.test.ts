import { describe, expect, it } from 'vitest';
import { conformanceChecks } from '../conformance/index.ts';
import { sampleSubject } from './sample-subject.ts';

describe('the sample game keeps the contract', () => {
  for (const check of conformanceChecks(sampleSubject, { games: 10 })) {
    it(check.name, () => {
      expect(check.run()).toBeGreaterThan(0);
    });
  }
});
