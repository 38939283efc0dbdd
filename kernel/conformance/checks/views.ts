import { type Observer, playOn } from '../driver.ts';
import { ensure, ensureSame } from '../failure.ts';
import type { Testbed } from '../subject.ts';
import { anotherWorld, ensureAlike, eyesAt, restsAt } from '../worlds.ts';

/** One determinized world in this many is played to its end. */
const PLAYED_ON = 40;

/**
 * Checks that a determinized state looks to its viewer exactly like the true one: the same view byte for byte, the same legal moves, the
 * same questions. It must also be a possible state: no component is missing, and play reaches an end.
 */
export function determinizesFromViews(testbed: Testbed): Observer {
  const { subject } = testbed;
  let census = '';
  return {
    see(moment, chance) {
      if (moment.log.entries.length === 0) census = JSON.stringify(subject.census(moment.state));
      if (moment.next === null || restsAt(testbed, moment)) return;
      for (const viewer of eyesAt(testbed, moment)) {
        const sight = anotherWorld(subject, moment.sight, viewer, chance);
        const world = sight.state;
        ensureAlike(sight, moment.sight, viewer, (of) => `${of} of ${viewer} in the determinized state differ from the truth`);
        ensureSame(
          JSON.stringify(subject.census(world)),
          census,
          () => `the state determinized by ${viewer} has other components than the game`,
        );
        if (chance.below(PLAYED_ON) !== 0) continue;
        const decisions = playOn(subject.game, world, chance, testbed.limit);
        ensure(subject.game.outcome(world) !== null, () => `a state determinized by ${viewer} has not ended after ${decisions} decisions`);
        ensureSame(JSON.stringify(subject.census(world)), census, () => `a state determinized by ${viewer} loses components in play`);
      }
    },
  };
}
