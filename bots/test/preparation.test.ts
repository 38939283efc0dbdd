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
if (preparation === undefined) throw new Error('no preparations in Nuremberg');
const SEEDS = ['a', 'b', 'c', 'd', 'e', 'f'];

interface Step {
  readonly from: unknown;
  readonly move: unknown;
}

function useful(state: unknown, seat: number): readonly unknown[] {
  const moves = shortlisted(judge.evaluation, nuremberg.view(state, seat), nuremberg.legal(state, seat));
  return withoutIdlePreparations(judge, state, seat, moves, () => true);
}

/** Returns every way to go on from a purchase up to the next move that is none. */
function continued(seat: number, before: readonly Step[], last: Step): (readonly Step[])[] {
  const from = afterOwnMove(nuremberg, last.from, seat, last.move);
  if (from === null) return [];
  const steps = [...before, last];
  return useful(from, seat).flatMap((move) =>
    preparation?.isMore(move) === true ? continued(seat, steps, { from, move }) : [[...steps, { from, move }]],
  );
}

it(`a seat that buys goes on to a piece or a good that needs every card bought for it (${SEEDS.join(', ')})`, () => {
  const idle: string[] = [];
  let purchases = 0;
  for (const { state, seat } of SEEDS.flatMap((seed) => positionsOf(nuremberg, 1, 2000, seed))) {
    for (const move of useful(state, seat).filter((each) => preparation.isOne(state, seat, each))) {
      purchases++;
      for (const way of continued(seat, [], { from: state, move })) {
        const aim = way.at(-1)?.move;
        const isNeeded = (step: Step): boolean => preparation.serves(step.from, seat, step.move, aim);
        if (!preparation.isAim(aim) || !way.slice(0, -1).every(isNeeded))
          idle.push(way.map((step) => nuremberg.write(step.move)).join(', '));
      }
    }
  }
  expect(purchases).toBeGreaterThan(20);
  expect(idle).toEqual([]);
});
