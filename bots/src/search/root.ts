import type { Seat } from '@belfry/kernel';
import type { Knobs } from './knobs.ts';
import { type Branch, promiseOf } from './tree.ts';

/** When the search may first end early, as a part of its budget. */
const EARLIEST = 0.25;

/**
 * Shares the search out among the moves at the root: gives those to look into next, each once, or null when it is time to choose. The worse half is
 * dropped in every round (sequential halving): what counts is to be right about the last two, not to look at good moves only.
 */
export function candidates(branches: readonly Branch[], seat: Seat, knobs: Knobs): (progress: number) => readonly Branch[] | null {
  const { rootTrust: trust, sure } = knobs;
  const better = (a: Branch, b: Branch): number => promiseOf(b, seat, trust) - promiseOf(a, seat, trust);
  let left = [...branches].sort(better).slice(0, Math.max(2, knobs.entrants));
  const entered = left.length;
  const rounds = Math.max(1, Math.ceil(Math.log2(entered)));
  let round = 0;
  return (progress) => {
    if (progress >= 1) return null;
    const now = Math.floor(progress * rounds);
    if (now > round) {
      round = now;
      left = left.sort(better).slice(0, Math.max(2, Math.ceil(entered / 2 ** round)));
    }
    return progress > EARLIEST && leadOf(left, seat, trust) > sure * (1 - progress) ? null : left;
  };
}

/** By how much the best move leads the next one. */
function leadOf(among: readonly Branch[], seat: Seat, trust: number): number {
  let best = Number.NEGATIVE_INFINITY;
  let second = Number.NEGATIVE_INFINITY;
  for (const branch of among) {
    const promise = promiseOf(branch, seat, trust);
    if (promise > best) {
      second = best;
      best = promise;
    } else if (promise > second) second = promise;
  }
  return best - second;
}
