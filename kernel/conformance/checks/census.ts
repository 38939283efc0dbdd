import type { Observer } from '../driver.ts';
import { ensureSame } from '../failure.ts';
import type { Testbed } from '../subject.ts';

/** Checks that no component appears or vanishes: every census equals that of the setup. */
export function keepsCensus({ subject }: Testbed): Observer {
  let first = '';
  return {
    see({ state, log }) {
      const census = JSON.stringify(subject.census(state));
      if (log.entries.length === 0) first = census;
      ensureSame(census, first, () => `the last move changed the number of components`);
    },
  };
}
