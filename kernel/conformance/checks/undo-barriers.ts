import { type GameEvent, pick, type Seat } from '../../src/index.ts';
import { overGames } from '../driver.ts';
import { ensure, ensureSame } from '../failure.ts';
import type { Bench, Trial } from '../trial.ts';
import { anotherWorld, movesText, viewText, withoutChance } from '../worlds.ts';

/**
 * An entry that is no barrier may be taken back, so it must have taught its player nothing: in any other world that looked
 * the same before the move, it looks the same after it.
 */
export function sealsKnowledge(bench: Bench): number {
  const { trial } = bench;
  return overGames(bench, ({ state, next, chance }) => {
    if (next === null) return;
    const { seat } = next;
    const moves = trial.game.legal(state, seat);
    for (const move of new Set([next.move, pick(chance, moves), pick(chance, moves)])) {
      const here = quietly(trial, state, seat, move);
      if (here === null) continue;
      const world = anotherWorld(trial, state, seat, chance);
      const there = quietly(trial, world, seat, move);
      const words = (): string => `"${trial.game.write(move)}" is no barrier for undo, yet seat ${seat} learns from it`;
      ensure(there !== null, () => `${words()}: in another world that looks the same it is a barrier`);
      ensureSame(viewText(trial, there, seat), viewText(trial, here, seat), words);
      ensureSame(movesText(trial, there, seat), movesText(trial, here, seat), words);
    }
  });
}

/** The state after the move, or null when the entry becomes a barrier. */
function quietly({ game }: Trial, state: unknown, seat: Seat, move: unknown): unknown {
  const after = game.clone(state);
  const events: GameEvent[] = [];
  const calm = withoutChance((chance) => game.apply(after, seat, move, { chance, emit: (event) => events.push(event) }));
  return calm && !events.some((event) => game.blocksUndo(event)) ? after : null;
}
