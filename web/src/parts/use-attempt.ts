import type { Phrase } from '@belfry/kernel';
import { useState } from 'react';
import { refusalWords } from '../base/refusals/refused.ts';

/** Something a person asks for that may not come about: the way to try it, and why it did not the last time. */
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
