import { type GameEvent, pick, type Seat } from '../../src/index.ts';
import type { Observer } from '../driver.ts';
import { ensureSame, Nonconformance } from '../failure.ts';
import type { Subject, Testbed } from '../subject.ts';
import { ViewCache } from '../view-cache.ts';
import { anotherWorld, withoutChance } from '../worlds.ts';

/**
 * Checks that an entry without a barrier, which may be undone, taught its player nothing: any other world that looked the same before the
 * move must look the same after it.
 */
export function blocksUndoOfKnowledge({ subject }: Testbed): Observer {
  return {
    see({ state, sight, next }, chance) {
      if (next === null) return;
      const { seat } = next;
      const moves = sight.moves(seat);
      for (const move of new Set([next.move, pick(chance, moves), pick(chance, moves)])) {
        const here = quietly(subject, state, seat, move);
        if (here === null) continue;
        const there = quietly(subject, anotherWorld(subject, sight, seat, chance).state, seat, move);
        const words = (): string => `"${subject.game.write(move)}" is no barrier for undo, yet seat ${seat} learns from it`;
        if (there === null) throw new Nonconformance(`${words()}: in another world that looks the same it is a barrier`);
        ensureSame(there.viewText(seat), here.viewText(seat), words);
        ensureSame(there.words(seat).join('; '), here.words(seat).join('; '), words);
      }
    },
  };
}

/** Returns the state after the move, or null if the entry becomes a barrier. */
function quietly({ game }: Subject, state: unknown, seat: Seat, move: unknown): ViewCache | null {
  const after = game.clone(state);
  const events: GameEvent[] = [];
  const calm = withoutChance((chance) => game.apply(after, seat, move, { chance, emit: (event) => events.push(event) }));
  return calm && !events.some((event) => game.blocksUndo(event)) ? new ViewCache(game, after) : null;
}
