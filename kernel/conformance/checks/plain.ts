import { overGames } from '../driver.ts';
import { ensure, ensureSame } from '../failure.ts';
import { impurity } from '../plain-data.ts';
import type { Bench } from '../trial.ts';
import { viewersOf } from '../worlds.ts';

/** States, views, events, decisions, moves and outcomes are plain data that JSON brings back unchanged. */
export function holdsPlainData(bench: Bench): number {
  const { game } = bench.trial;
  return overGames(bench, ({ state, events, next }) => {
    pure(state, 'the state');
    const text = JSON.stringify(state);
    ensureSame(JSON.stringify(JSON.parse(text)), text, () => 'the state does not survive JSON');
    for (const viewer of [...viewersOf(bench.setup), 'open' as const]) {
      pure(game.view(state, viewer), `the view of ${viewer}`);
      for (const event of events) pure(game.eventFor(event, viewer), `the event "${event.type}" for ${viewer}`);
    }
    for (const event of events) pure(event, `the event "${event.type}"`);
    for (const decision of game.pending(state)) pure(decision, `the decision "${decision.kind}"`);
    if (next !== null) for (const move of game.legal(state, next.seat)) pure(move, `the move "${game.write(move)}"`);
    pure(game.outcome(state), 'the outcome');
  });
}

function pure(value: unknown, what: string): void {
  const found = impurity(value, what);
  ensure(found === null, () => `not plain data: ${found}`);
}
