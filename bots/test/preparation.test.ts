import { findGame } from '@belfry/games';
import { expect, it } from 'vitest';
import { masterJudgeOf } from '../src/evaluation/judge.ts';
import { withoutIdlePreparations } from '../src/pruning/preparation.ts';
import { shortlisted } from '../src/pruning/shortlist.ts';
import { afterOwnMove } from '../src/search/own-turn.ts';
import { positionsOf } from './positions.ts';

const nuremberg = findGame('nuremberg');
const judge = masterJudgeOf(nuremberg);
const preparation = judge.evaluation.planning?.preparation;
const SEEDS = ['a', 'b', 'c', 'd', 'e', 'f'];

function useful(state: unknown, seat: number): readonly unknown[] {
  const moves = shortlisted(judge.evaluation, nuremberg.view(state, seat), nuremberg.legal(state, seat));
  return withoutIdlePreparations(judge, state, seat, moves, () => true);
}

it(`whoever buys goes on with a piece, a good or the next purchase (${SEEDS.join(', ')})`, () => {
  const stopped: string[] = [];
  let purchases = 0;
  for (const { state, seat } of SEEDS.flatMap((seed) => positionsOf(nuremberg, 1, 2000, seed))) {
    for (const move of useful(state, seat).filter((each) => preparation?.isOne(state, seat, each))) {
      const bought = afterOwnMove(nuremberg, state, seat, move);
      if (bought === null) continue;
      purchases++;
      const next = useful(bought, seat).filter((each) => preparation?.isAim(each) !== true && preparation?.isMore(each) !== true);
      stopped.push(...next.map((each) => `${nuremberg.write(move)}, then ${nuremberg.write(each)}`));
    }
  }
  expect(purchases).toBeGreaterThan(20);
  expect(stopped).toEqual([]);
});
