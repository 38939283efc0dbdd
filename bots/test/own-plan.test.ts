import { findGame } from '@belfry/games';
import { seededChance } from '@belfry/kernel';
import { describe, expect, it } from 'vitest';
import { judgeOf } from '../src/evaluation/judge.ts';
import { withGoodPlans } from '../src/pruning/own-plan.ts';
import { positionsOf } from './positions.ts';

const bruges = findGame('bruges');
const judge = judgeOf(bruges);
const ownPlan = judge.evaluation.planning?.ownPlan;
const turns = positionsOf(bruges, 3, 60).filter(({ state, seat, moves }) => moves.length > 4 && ownPlan?.isNow(state, seat));

function planned(at: number, slack: number, mayGoOn = (): boolean => true): readonly unknown[] {
  const position = turns[at];
  if (position === undefined) throw new Error('there are too few turns in the games that were played');
  const { state, seat, moves } = position;
  return withGoodPlans(judge, bruges.view(state, seat), seat, moves, seededChance('plan'), slack, mayGoOn);
}

describe('planning one’s own turns', () => {
  it('leaves out moves whose best plan is worse, the more of them the less they may be worse by', () => {
    const kept = [0, 1, 2].map((at) => ({ all: turns[at]?.moves ?? [], some: planned(at, 0.01), few: planned(at, 0.002) }));
    for (const { all, some, few } of kept) {
      expect(all).toEqual(expect.arrayContaining([...some]));
      expect(some).toEqual(expect.arrayContaining([...few]));
      expect(few.length).toBeGreaterThan(0);
    }
    expect(kept.some(({ all, few }) => few.length < all.length / 2)).toBe(true);
  });

  it('leaves out nothing when there is no time for it, or when it is switched off', () => {
    expect(planned(0, 0.005, () => false)).toEqual(turns[0]?.moves);
    expect(planned(0, 0)).toEqual(turns[0]?.moves);
  });
});
