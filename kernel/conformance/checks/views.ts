import { overGames, playOn } from '../driver.ts';
import { ensure, ensureSame } from '../failure.ts';
import type { Bench } from '../trial.ts';
import { anotherWorld, movesText, questionsText, viewersOf, viewText } from '../worlds.ts';

/** One determinized world in so many is played to its end. */
const PLAYED_ON = 40;

/**
 * What a viewer determinizes looks to it exactly like the truth: the same view byte for byte, the same legal moves, the same questions.
 * It is a possible state too: nothing is missing and play goes on to an end.
 */
export function determinizesFromViews(bench: Bench): number {
  const { trial } = bench;
  let census = '';
  return overGames(bench, ({ state, log, next, chance }) => {
    if (log.entries.length === 0) census = JSON.stringify(trial.census(state));
    if (next === null) return;
    for (const viewer of viewersOf(bench.setup)) {
      const world = anotherWorld(trial, state, viewer, chance);
      const what = (of: string) => () => `${of} of ${viewer} in the determinized state differ from the truth`;
      ensureSame(viewText(trial, world, viewer), viewText(trial, state, viewer), what('the view'));
      ensureSame(movesText(trial, world, viewer), movesText(trial, state, viewer), what('the legal moves'));
      ensureSame(questionsText(trial, world, viewer), questionsText(trial, state, viewer), what('the open questions in the eyes'));
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
  });
}
