import { overGames } from '../driver.ts';
import { ensureSame } from '../failure.ts';
import type { Bench } from '../trial.ts';

/** No component appears or vanishes: the census of every moment is that of the setup. */
export function keepsCensus(bench: Bench): number {
  let first = '';
  return overGames(bench, ({ state, log }) => {
    const census = JSON.stringify(bench.trial.census(state));
    if (log.entries.length === 0) first = census;
    ensureSame(census, first, () => `the last move changed the number of components`);
  });
}
