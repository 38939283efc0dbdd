import { nextToSpeak } from '@belfry/bots';
import { createMatch, type GameEvent, type Phrase, play, seededChance } from '@belfry/kernel';
import { expect, it } from 'vitest';
import { findGame } from '../index.ts';

/** What a choice promises in numbers, and the event that must keep it: key of the choice, its argument, type of the event, its field. */
const PROMISES: Readonly<Record<string, readonly (readonly [key: string, arg: string, type: string, field: string])[]>> = {
  citadels: [
    ['move.take-income.here', 'gold', 'income', 'gold'],
    ['move.draw-cards.here', 'look', 'looked', 'count'],
    ['move.smithy.here', 'pay', 'smithy-drew', 'paid'],
    ['move.swap-hands.here', 'got', 'swapped', 'got'],
    ['move.destroy', 'cost', 'destroyed', 'paid'],
  ],
  fortuna: [
    ['move.sell.here', 'money', 'sold', 'money'],
    ['move.hire.here', 'price', 'hired', 'paid'],
    ['move.serve.here', 'step', 'served', 'step'],
    ['move.serve.deliver.here', 'step', 'served', 'step'],
    ['move.decline.tax', 'money', 'taxed', 'money'],
    ['move.use.steps', 'step', 'used-steps', 'step'],
  ],
  bruges: [
    ['move.guilders.here', 'guilders', 'took-guilders', 'guilders'],
    ['move.canal.here', 'price', 'built-canal', 'paid'],
    ['move.build.here', 'price', 'built-canal', 'paid'],
    ['move.pay.here', 'step', 'advanced', 'step'],
    ['move.threat.here', 'points', 'returned', 'points'],
  ],
  nuremberg: [
    ['move.sell.here', 'gold', 'sold', 'price'],
    ['move.sell.toll', 'toll', 'sold', 'toll'],
    ['move.bank-trade.here', 'count', 'bank-traded', 'count'],
  ],
};

it.each(Object.entries(PROMISES))('a choice in %s says in numbers what then happens', (id, promises) => {
  const game = findGame(id);
  const kept = new Set<string>();
  for (const players of [game.players.min, game.players.max]) {
    const chance = seededChance(`choices ${players}`);
    const match = createMatch(game, { players }, () => chance);
    for (let pending = game.pending(match.state); pending.length > 0; pending = game.pending(match.state)) {
      const seat = nextToSpeak(game, pending, chance);
      const view = game.view(match.state, seat);
      const { move } = game.apprentice.choose(view, game.legal(match.state, seat), chance);
      const said = game.sayMove(move, view);
      const events: GameEvent[] = [];
      play(match, seat, move, chance, (event) => events.push(event));
      for (const promise of promises) if (keeps(promise, said, events)) kept.add(promise[0]);
    }
  }
  // Most of them come up in two games; which ones is up to the seeds.
  expect(kept.size).toBeGreaterThanOrEqual(Math.min(3, promises.length));
});

function keeps([key, arg, type, field]: readonly string[], said: Phrase, events: readonly GameEvent[]): boolean {
  if (said.key !== key || arg === undefined || field === undefined) return false;
  const event = events.find((candidate) => candidate.type === type);
  expect(event, `${key} without ${type}`).toBeDefined();
  expect({ [arg]: new Map(Object.entries(event ?? {})).get(field) }).toEqual({ [arg]: said.args?.[arg] });
  return true;
}
