import { pick } from '../../src/index.ts';
import { type Observer, playOn } from '../driver.ts';
import { ensureSame } from '../failure.ts';
import type { Testbed } from '../subject.ts';
import { restsAt, viewersOf } from '../worlds.ts';

const MOVES_IN_THE_IMAGINED_STATE = 12;

/**
 * Checks that views, events and move lists do not change as the game continues, and that a determinized state shares nothing with its view.
 */
export function handsOutCopies(testbed: Testbed): Observer {
  const { game } = testbed.subject;
  let held: { readonly what: string; readonly value: unknown; readonly text: string }[] = [];
  const hold = (what: string, value: unknown, text = JSON.stringify(value)): void => void held.push({ what, value, text });
  return {
    see(moment, chance) {
      if (restsAt(testbed, moment)) return;
      const { state, sight, events, next } = moment;
      for (const { what, value, text } of held) ensureSame(JSON.stringify(value), text, () => `${what} changed afterwards`);
      held = [];
      if (next === null) return;
      const viewers = viewersOf(testbed.setup);
      for (const viewer of viewers) hold(`the view of ${viewer}`, sight.view(viewer), sight.viewText(viewer));
      for (const event of events) hold(`the event "${event.type}"`, event);
      hold('the list of legal moves', sight.moves(next.seat));
      // A separate view, so that a change to it does not affect the other checks.
      const viewer = pick(chance, viewers);
      const view = game.view(state, viewer);
      playOn(game, game.determinize(view, chance), chance, MOVES_IN_THE_IMAGINED_STATE);
      ensureSame(JSON.stringify(view), sight.viewText(viewer), () => 'playing on in a determinized state changed the view it came from');
    },
  };
}
