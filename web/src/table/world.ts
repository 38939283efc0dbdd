import { type Game, type GameView, seededChance } from '@belfry/kernel';

const known = new WeakMap<GameView, unknown[]>();

/**
 * A state that fits the view, to ask the rules about: what they accept, why they refuse, what a move would do. It is made once for each position,
 * and several (`which`) where one would guess too boldly. Whoever plays on in it takes a clone.
 */
export function worldOf(game: Game, view: GameView, which = 0): unknown {
  const worlds = known.get(view) ?? [];
  known.set(view, worlds);
  worlds[which] ??= game.determinize(view, seededChance(`world ${which}`));
  return worlds[which];
}
