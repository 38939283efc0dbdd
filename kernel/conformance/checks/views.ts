import { type Observer, playOn } from '../driver.ts';
import { ensure, ensureSame } from '../failure.ts';
import type { Bench } from '../trial.ts';
import { anotherWorld, ensureAlike, eyesAt } from '../worlds.ts';

/** One determinized world in so many is played to its end. */
const PLAYED_ON = 40;

/**
 * What a viewer determinizes looks to it exactly like the truth: the same view byte for byte, the same legal moves, the same questions.
 * It is a possible state too: nothing is missing and play goes on to an end.
 */
export function determinizesFromViews(bench: Bench): Observer {
  const { trial } = bench;
  let census = '';
  return {
    see(moment, chance) {
      if (moment.log.entries.length === 0) census = JSON.stringify(trial.census(moment.state));
      if (moment.next === null) return;
      for (const viewer of eyesAt(bench, moment)) {
        const sight = anotherWorld(trial, moment.sight, viewer, chance);
        const world = sight.state;
        ensureAlike(sight, moment.sight, viewer, (of) => `${of} of ${viewer} in the determinized state differ from the truth`);
        ensureSame(
          JSON.stringify(trial.census(world)),
          census,
          () => `the state determinized by ${viewer} has other components than the game`,
        );
        if (chance.below(PLAYED_ON) !== 0) continue;
        const decisions = playOn(trial.game, world, chance, bench.limit);
        ensure(trial.game.outcome(world) !== null, () => `a state determinized by ${viewer} has not ended after ${decisions} decisions`);
        ensureSame(JSON.stringify(trial.census(world)), census, () => `a state determinized by ${viewer} loses components in play`);
      }
    },
  };
}
