import { BadInput } from '@belfry/kernel';

/** How long a bot may think. Iterations make the result repeatable; milliseconds keep to the clock. */
export type Budget = { readonly iterations: number } | { readonly milliseconds: number };

// Browsers and Node both provide it; the ES library types alone do not declare it.
declare const performance: { now(): number };

export const now = (): number => performance.now();

/** Reads `300ms` or `500it`. */
export function readBudget(text: string): Budget {
  const parts = /^(\d+)(ms|it)$/.exec(text.trim());
  const amount = Number(parts?.[1]);
  if (parts === null || amount < 1) throw new BadInput(`a budget is a time like 300ms or a number of iterations like 500it, not "${text}"`);
  return parts[2] === 'ms' ? { milliseconds: amount } : { iterations: amount };
}

export function writeBudget(budget: Budget): string {
  return 'iterations' in budget ? `${budget.iterations}it` : `${budget.milliseconds}ms`;
}

/** Returns the share of the budget that is used after this many iterations; 1 is all of it. */
export type Progress = (iterations: number) => number;

/** Returns the progress through a budget that starts now. */
export function progressOf(budget: Budget, clock: () => number = now): Progress {
  if ('iterations' in budget) return (iterations) => iterations / budget.iterations;
  const began = clock();
  let last = began;
  let longest = 0;
  return () => {
    const time = clock();
    longest = Math.max(longest, time - last);
    last = time;
    // On a busy machine the next clock check may come twice as late as the latest so far, so stop before that.
    return (time - began + 2 * Math.max(0, longest - TOLERABLE)) / budget.milliseconds;
  };
}

/** The longest harmless interval between two clock checks, in milliseconds. */
const TOLERABLE = 10;
