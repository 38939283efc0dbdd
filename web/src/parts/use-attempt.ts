import type { Phrase } from '@belfry/kernel';
import { useState } from 'react';
import { refusalWords } from '../base/refusals/refused.ts';

/** Returns a way to try an action that may fail, and the reason for its last failure. */
export function useAttempt(): { readonly problem: Phrase | null; attempt(work: () => Promise<void>): void } {
  const [problem, setProblem] = useState<Phrase | null>(null);
  return {
    problem,
    attempt(work) {
      setProblem(null);
      work().catch((error: unknown) => setProblem(refusalWords(error).phrase));
    },
  };
}
