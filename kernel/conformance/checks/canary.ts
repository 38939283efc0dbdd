import { overGames } from '../driver.ts';
import { ensure, ensureSame } from '../failure.ts';
import type { Bench } from '../trial.ts';
import { anotherWorld, movesText, questionsText, viewersOf, viewText } from '../worlds.ts';

/**
 * Tampering with what a viewer may not know changes neither its view nor its legal moves nor what is asked. And since there is something
 * hidden, determinizing must sometimes guess wrong: a view that lets every guess come true shows too much.
 */
export function hidesFromViewers(bench: Bench): number {
  const { trial } = bench;
  const tampered = new Set<unknown>();
  const guessedWrong = new Set<unknown>();
  const moments = overGames(bench, ({ state, next, chance }) => {
    if (next === null) return;
    const before = JSON.stringify(state);
    for (const viewer of viewersOf(bench.setup)) {
      const changed = trial.game.clone(state);
      if (!trial.tamper(changed, viewer, chance)) continue;
      ensure(JSON.stringify(changed) !== before, () => `the trial says it tampered with the state but left it as it was`);
      tampered.add(viewer);
      ensure(viewText(trial, changed, 'open') !== viewText(trial, state, 'open'), () => 'the open view does not show what was hidden');
      const what = (of: string) => () => `${of} of ${viewer} give away something hidden`;
      ensureSame(viewText(trial, changed, viewer), viewText(trial, state, viewer), what('the view'));
      ensureSame(movesText(trial, changed, viewer), movesText(trial, state, viewer), what('the legal moves'));
      ensureSame(questionsText(trial, changed, viewer), questionsText(trial, state, viewer), what('the open questions in the eyes'));
      if (!guessedWrong.has(viewer) && JSON.stringify(anotherWorld(trial, state, viewer, chance)) !== before) guessedWrong.add(viewer);
    }
  });
  for (const viewer of tampered) ensure(guessedWrong.has(viewer), () => `${viewer} determinizes the hidden state right every time`);
  return moments;
}
