import { expect, it } from 'vitest';
import { ratioOf, type Spent } from '../src/comparison/ratio.ts';
import { inTurn } from '../src/comparison/rounds.ts';

it('compares within each round, so that a machine that slows down for both changes nothing', () => {
  const rounds = [1, 3, 0.5, 10].map((pace) => ({ ours: { work: 110 * pace, seconds: 1 }, theirs: { work: 100 * pace, seconds: 1 } }));
  expect(ratioOf(rounds)).toEqual({ ratio: 1.1, low: 1.1, high: 1.1 });
});

it('says how far the rounds disagree', () => {
  const rounds = [0.8, 1.25, 0.8, 1.25].map((ours) => ({ ours: { work: ours, seconds: 1 }, theirs: { work: 1, seconds: 1 } }));
  const { ratio, low, high } = ratioOf(rounds);
  expect(ratio).toBe(1);
  expect(low).toBeLessThan(0.8);
  expect(high).toBeGreaterThan(1.25);
  expect(ratioOf(rounds.slice(0, 1))).toEqual({ ratio: 0.8, low: 0, high: Number.POSITIVE_INFINITY });
});

it('lets both sides begin equally often, one at a time', async () => {
  const order: string[] = [];
  const side = (name: string, work: number) => async (): Promise<Spent> => {
    order.push(name);
    await Promise.resolve();
    order.push(`/${name}`);
    return { work, seconds: 1 };
  };
  const rounds = await inTurn(side('a', 1), side('b', 2), { count: 2, seconds: 1 });
  expect(order.join(' ')).toBe('a /a b /b b /b a /a');
  expect(rounds.map(({ ours, theirs }) => [ours.work, theirs.work])).toEqual([
    [1, 2],
    [1, 2],
  ]);
});
