import type { Chance } from '../../src/index.ts';
import { type Observer, playOn } from '../driver.ts';
import { ensureSame, Nonconformance } from '../failure.ts';
import { ParallelMatch } from '../parallel-match.ts';
import { freezeShared } from '../plain-data.ts';
import type { Testbed } from '../subject.ts';
import { restsAt } from '../worlds.ts';

const MOVES_ON_THE_CLONE = 12;

/**
 * Checks that a clone is equal, and that playing on it leaves the original unchanged. Immutable records may be shared: the check freezes
 * whatever is shared, so that any later change to it, on either side, throws.
 */
export function clonesApart(testbed: Testbed): Observer {
  const { game } = testbed.subject;
  // Freezes the objects of a separate match; otherwise the other checks would fail too.
  const shadow = new ParallelMatch(game);
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
