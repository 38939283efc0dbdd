import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
/** Node hides the garbage collector; a context created after enabling it exposes it. */
const collect = runInNewContext('gc') as (how: { readonly type: 'minor' }) => void;

/** Returns the CPU seconds this process has used so far, in user and system mode together. */
export function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** Work done and CPU time spent on it, over several slices. */
export interface Meter {
  moves: number;
  seconds: number;
}

/** Repeats the work for about this many CPU seconds and adds it to the meter. It first collects the garbage of the previous measurement. */
export function measureSlice(meter: Meter, seconds: number, work: () => number): void {
  // A major collection would discard optimised code.
  collect({ type: 'minor' });
  const began = cpuSeconds();
  let spent = 0;
  while (spent < seconds) {
    meter.moves += work();
    spent = cpuSeconds() - began;
  }
  meter.seconds += spent;
}
