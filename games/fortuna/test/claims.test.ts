import { expect, it } from 'vitest';
import { claims } from '../src/bot/claims.ts';
import { table } from './table.ts';

it('FOR-15.1 in the last round no card is kept for a next turn', () => {
  const { state } = table({ seats: [{ cards: ['wine-trade', 'build', 'clergy'] }, { step: 15 }, {}], turn: 'b' });
  const kept = () => claims.facts(state, 0).some(({ kind, worth }) => kind === 'protected' && worth > 0);
  expect(kept()).toBe(true);
  state.palace.arrivals.push(1);
  expect(kept()).toBe(false);
});
