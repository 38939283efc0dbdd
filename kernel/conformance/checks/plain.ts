import type { Observer } from '../driver.ts';
import { ensure, ensureSame } from '../failure.ts';
import { impurity } from '../plain-data.ts';
import type { Testbed } from '../subject.ts';
import { eyesAt, restsAt } from '../worlds.ts';

/** Checks that states, views, events, decisions, moves and outcomes are plain data that survives a JSON round trip. */
export function holdsPlainData(testbed: Testbed): Observer {
  const { game } = testbed.subject;
  return {
    see(moment) {
      if (restsAt(testbed, moment)) return;
      const { state, sight, events, next } = moment;
      pure(state, 'the state');
      ensureSame(JSON.stringify(JSON.parse(sight.text)), sight.text, () => 'the state does not survive JSON');
      for (const viewer of [...eyesAt(testbed, moment), 'open' as const]) {
        pure(sight.view(viewer), `the view of ${viewer}`);
        for (const event of events) pure(game.eventFor(event, viewer), `the event "${event.type}" for ${viewer}`);
      }
      for (const event of events) pure(event, `the event "${event.type}"`);
      for (const decision of game.pending(state)) pure(decision, `the decision "${decision.kind}"`);
      if (next !== null) for (const move of sight.moves(next.seat)) pure(move, `the move "${game.write(move)}"`);
      pure(game.outcome(state), 'the outcome');
    },
  };
}

function pure(value: unknown, what: string): void {
  const found = impurity(value, what);
  ensure(found === null, () => `not plain data: ${found}`);
}
