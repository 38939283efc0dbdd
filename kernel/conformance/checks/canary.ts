import type { Observer } from '../driver.ts';
import { ensure } from '../failure.ts';
import type { Testbed } from '../subject.ts';
import { ViewCache } from '../view-cache.ts';
import { anotherWorld, ensureAlike, eyesAt } from '../worlds.ts';

/**
 * Checks that tampering with what a viewer may not know changes neither their view, nor their legal moves, nor the questions. While
 * something is hidden, determinizing must sometimes guess wrong: a view from which every guess is right shows too much.
 */
export function hidesFromViewers(testbed: Testbed): Observer {
  const { subject } = testbed;
  const tampered = new Set<unknown>();
  const guessedWrong = new Set<unknown>();
  return {
    see(moment, chance) {
      const { sight, state } = moment;
      if (moment.next === null) return;
      for (const viewer of eyesAt(testbed, moment)) {
        const changed = new ViewCache(subject.game, subject.game.clone(state));
        if (!subject.tamper(changed.state, viewer, chance)) continue;
        ensure(changed.text !== sight.text, () => `the subject says it tampered with the state but left it as it was`);
        tampered.add(viewer);
        ensure(changed.viewText('open') !== sight.viewText('open'), () => 'the open view does not show what was hidden');
        ensureAlike(
          changed,
          sight,
          viewer,
          (of) => `${of} of ${viewer} give away something hidden (or "tamper" in test/subject.ts changed what the rules reveal by now)`,
        );
        if (!guessedWrong.has(viewer) && anotherWorld(subject, sight, viewer, chance).text !== sight.text) guessedWrong.add(viewer);
      }
    },
    finish() {
      for (const viewer of tampered) ensure(guessedWrong.has(viewer), () => `${viewer} determinizes the hidden state right every time`);
    },
  };
}
