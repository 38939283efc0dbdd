import { BadInput } from '@belfry/kernel';

/** How long a bot may think. Iterations make it repeatable; milliseconds make it punctual. */
export type Budget = { readonly iterations: number } | { readonly milliseconds: number };

// Browsers and Node both have it; the language library alone does not name it.
declare const performance: { now(): number };

export const now = (): number => performance.now();

/** `300ms` or `500it`. */
export function readBudget(text: string): Budget {
  const parts = /^(\d+)(ms|it)$/.exec(text.trim());
  const amount = Number(parts?.[1]);
  if (parts === null || amount < 1) throw new BadInput(`a budget is a time like 300ms or a number of iterations like 500it, not "${text}"`);
  return parts[2] === 'ms' ? { milliseconds: amount } : { iterations: amount };
}

export function writeBudget(budget: Budget): string {
  return 'iterations' in budget ? `${budget.iterations}it` : `${budget.milliseconds}ms`;
}

/** Tells after so many iterations how much of the budget is used: 1 is all. */
export type Progress = (iterations: number) => number;

/** Progress through a budget that begins now. */
export function progressOf(budget: Budget, clock: () => number = now): Progress {
  if ('iterations' in budget) return (iterations) => iterations / budget.iterations;
  const began = clock();
  let last = began;
  let longest = 0;
  return () => {
    const time = clock();
    longest = Math.max(longest, time - last);
    last = time;
    // On a busy machine the next look at the clock may come twice as late as the latest so far: better to stop before that.
    return (time - began + 2 * Math.max(0, longest - TOLERABLE)) / budget.milliseconds;
  };
}

/** Milliseconds between two looks at the clock that do no harm. */
const TOLERABLE = 10;
