import type { Seat } from '@belfry/kernel';
import type { SearchParams } from './search-params.ts';
import { type Branch, promiseOf } from './tree.ts';

/** The minimum visits per move before thinking may end early. */
const FEWEST = 24;

/** The moves at the root, and their results compared. */
export interface Contest {
  /** Returns the moves to try next, each once and with the same luck; null when it is time to choose. */
  next(progress: number): readonly Branch[] | null;
  /** Records the result of one try of a move. */
  note(branch: Branch, found: number): void;
}

/**
 * Allocates the search among the moves at the root. All are tried equally often, and every round drops the worse half (sequential halving):
 * what counts is the right choice between the last two, not many visits to good moves.
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

  /** Returns the share of the win at risk if the bot chooses now, should another move prove better. */
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

/** Returns the standard error of the difference between two moves that were tried with the same luck. */
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

/** Returns the expected loss from choosing the move with this lead and this error; slightly larger than under a normal distribution. */
function regret(lead: number, error: number): number {
  if (error === 0) return 0;
  const z = lead / error;
  return (error * Math.exp((-z * z) / 2)) / (Math.sqrt(2 * Math.PI) * (1 + z * z));
}
