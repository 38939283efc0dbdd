import { outcomeOf } from '../../src/index.ts';
import type { Observer } from '../driver.ts';
import { ensure, ensureSame } from '../failure.ts';
import type { Testbed } from '../subject.ts';

/** Checks that the sheet adds up to the totals, that the places follow from it, and that an independent recount agrees. */
export function addsUpScores({ subject, setup }: Testbed): Observer {
  return {
    see({ state, next }) {
      const outcome = subject.game.outcome(state);
      if (next !== null || outcome === null) return;
      for (const { key, points } of [...outcome.sheet, ...outcome.tieBreaks]) {
        ensure(
          points.length === setup.players && points.every(Number.isInteger),
          () => `the line "${key}" does not give every seat a whole number: ${points}`,
        );
      }
      const summed = outcomeOf(outcome.sheet, outcome.tieBreaks, outcome.won);
      ensureSame(JSON.stringify(outcome.totals), JSON.stringify(summed.totals), () => 'the totals are not the sum of the score sheet');
      ensureSame(
        JSON.stringify(outcome.places),
        JSON.stringify(summed.places),
        () => 'the places do not follow from totals and tie-breaks',
      );
      ensure(outcome.places.includes(1), () => 'nobody has won');
      const recount = subject.recount?.(state) ?? outcome.totals;
      ensureSame(JSON.stringify(outcome.totals), JSON.stringify(recount), () => 'counting from scratch gives other totals');
    },
  };
}
