import type { Chance } from '../../src/index.ts';
import { type Observer, playOn } from '../driver.ts';
import { ensureSame, Nonconformance } from '../failure.ts';
import { freezeShared } from '../plain-data.ts';
import { Shadow } from '../shadow.ts';
import type { Testbed } from '../subject.ts';
import { restsAt } from '../worlds.ts';

const MOVES_ON_THE_CLONE = 12;

/**
 * A clone is equal, and playing on it leaves the original alone. Records that are never changed may be shared: the kit freezes
 * whatever is shared, so that any later change of it, on either side, fails.
 */
export function clonesApart(testbed: Testbed): Observer {
  const { game } = testbed.subject;
  // What is frozen is a match of its own, or the other checks would fail with this one.
  const shadow = new Shadow(game);
  return {
    see(moment, chance) {
      const { state } = shadow.follow(moment);
      if (restsAt(testbed, moment)) return;
      const before = JSON.stringify(state);
      const clone = game.clone(state);
      ensureSame(JSON.stringify(clone), before, () => 'the clone is not equal to its original');
      const shared = freezeShared(state, clone);
      playFrozen(testbed, clone, chance, shared);
      ensureSame(JSON.stringify(state), before, () => 'playing on the clone changed the original');
    },
  };
}

function playFrozen({ subject }: Testbed, clone: unknown, chance: Chance, shared: readonly string[]): void {
  try {
    playOn(subject.game, clone, chance, MOVES_ON_THE_CLONE);
  } catch (error) {
    throw new Nonconformance(`playing on a clone changes what it shares with its original (${shared.join(', ')}): ${error}`, {
      cause: error,
    });
  }
}
