import type { Seat } from '@belfry/kernel';
import type { SearchParams } from './search-params.ts';
import { type Branch, promiseOf } from './tree.ts';

/** So often every move is tried before thinking may end early. */
const FEWEST = 24;

/** The moves at the root, and how they do beside each other. */
export interface Contest {
  /** The moves to look into next, each once and on the same luck; null when it is time to choose. */
  next(progress: number): readonly Branch[] | null;
  /** What looking into a move has found. */
  note(branch: Branch, found: number): void;
}

/**
 * Shares the search out among the moves at the root. All are tried equally often, and the worse half is dropped in every round (sequential halving): what
 * counts is to be right about the last two, not to look at good moves only.
 */
export function contestOf(branches: readonly Branch[], seat: Seat, params: SearchParams): Contest {
  const { rootPriorVisits: priorVisits, sure } = params;
  const better = (a: Branch, b: Branch): number => promiseOf(b, seat, priorVisits) - promiseOf(a, seat, priorVisits);
  let left = [...branches].sort(better).slice(0, Math.max(2, params.rootWidth));
  const samples = new Map(left.map((branch): [Branch, number[]] => [branch, []]));
  const samplesOf = (branch: Branch): readonly number[] => samples.get(branch) ?? [];
  const entered = left.length;
  const rounds = Math.max(1, Math.ceil(Math.log2(entered)));
  let round = 0;

  /** What may be lost, in shares of the win, if the choice is made now: at worst one of the others is better after all. */
  function atStake(): number {
    const [best, ...others] = [...left].sort(better);
    const own = samplesOf(best);
    return Math.max(
      ...others.map((other) => {
        const lead = promiseOf(best, seat, priorVisits) - promiseOf(other, seat, priorVisits);
        return regret(lead, doubt(own, samplesOf(other), priorVisits));
      }),
    );
  }

  return {
    next(progress) {
      if (progress >= 1) return null;
      const now = Math.floor(progress * rounds);
      if (now > round) {
        round = now;
        left = left.sort(better).slice(0, Math.max(2, Math.ceil(entered / 2 ** round)));
      }
      const tried = samplesOf(left[0]).length;
      const weighs = tried >= FEWEST && tried % (FEWEST / 3) === 0;
      return weighs && atStake() < sure ? null : left;
    },
    note(branch, found) {
      samples.get(branch)?.push(found);
    },
  };
}

/** The standard error of the difference between two moves that were tried on the same luck. */
function doubt(a: readonly number[], b: readonly number[], priorVisits: number): number {
  const n = Math.min(a.length, b.length);
  let sum = 0;
  let squares = 0;
  for (let i = 0; i < n; i++) {
    const difference = a[i] - b[i];
    sum += difference;
    squares += difference * difference;
  }
  return Math.sqrt(Math.max(0, squares - (sum * sum) / n) / ((n - 1) * (n + priorVisits)));
}

/** What is lost on average by taking the move that leads by so much, with so much doubt about the lead; a little more than a normal distribution has. */
function regret(lead: number, error: number): number {
  if (error === 0) return 0;
  const z = lead / error;
  return (error * Math.exp((-z * z) / 2)) / (Math.sqrt(2 * Math.PI) * (1 + z * z));
}
