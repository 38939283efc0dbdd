import { type Decision, type Game, type GameView, seesAs, type Viewer } from '../../src/index.ts';
import type { Observer } from '../driver.ts';
import { ensure, ensureSame } from '../failure.ts';
import type { Testbed } from '../subject.ts';
import { viewersOf } from '../worlds.ts';

/**
 * Checks that every view shows its viewer, the round and the pending decisions as the game itself would. Anything a viewer may not know of
 * a decision is absent or null; the seat that owes it sees all of it. Other checks look for leaks.
 */
export function tellsPending({ subject: { game }, setup }: Testbed): Observer {
  const viewers: readonly Viewer[] = [...viewersOf(setup), 'open'];
  return {
    see({ state, sight }) {
      const round = game.round(state);
      const owed = game.pending(state);
      const questions = questionsOf(game, owed);
      for (const viewer of viewers) {
        const view = sight.view(viewer);
        ensure(view.viewer === viewer, () => `the view of ${viewer} says it was made for ${view.viewer}`);
        ensure(view.round === round, () => `the view of ${viewer} tells round ${view.round}, but it is round ${round}`);
        ensureSame(questionsOf(game, view.pending), questions, () => `the decisions in the view of ${viewer} are not those that are owed`);
        owed.forEach((decision, at) => void ensureShown(decision, view, at));
      }
    },
  };
}

/** Returns who owes what, and its question in words. */
function questionsOf(game: Game, decisions: readonly Decision[]): string {
  return JSON.stringify(decisions.map((decision) => [decision.seat, decision.kind, decision.together, game.sayDecision(decision)]));
}

/** Throws unless the view's fields of a decision are correct, and complete for the seat that owes it. */
function ensureShown(decision: Decision, { viewer, pending }: GameView, at: number): void {
  const shown = new Map<string, unknown>(Object.entries(pending[at] ?? {}));
  for (const [what, value] of Object.entries(decision)) {
    const seen = shown.get(what) ?? null;
    if (seen === null && !seesAs(viewer, decision.seat)) continue;
    const complaint = () => `"${what}" of the decision "${decision.kind}" in the view of ${viewer} is not what it is`;
    ensureSame(JSON.stringify(seen), JSON.stringify(value), complaint);
  }
}
