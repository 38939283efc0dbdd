import { isOver, type Outcome, outcomeOf } from '@belfry/kernel';
import { KINDS, type Kind, type Ware, wareOf } from '../data/wares.ts';
import type { State } from './state.ts';

/** MKT-5.1 Returns the points of one kind in a stall. */
function kindPoints(stall: readonly Ware[], kind: Kind): number {
  return stall.filter((ware) => wareOf(ware).kind === kind).length ** 2;
}

export function stallPoints(stall: readonly Ware[]): number {
  return KINDS.reduce((sum, kind) => sum + kindPoints(stall, kind), 0);
}

export function outcome(state: State): Outcome | null {
  if (!isOver(state)) return null;
  const stalls = state.players.map(({ stall }) => stall);
  return outcomeOf(
    KINDS.map((kind) => ({ key: `score.${kind}`, clause: 'MKT-5.1', points: stalls.map((stall) => kindPoints(stall, kind)) })),
    [
      {
        key: 'tie.numbers',
        clause: 'MKT-5.2',
        points: stalls.map((stall) => stall.reduce((sum, ware) => sum + wareOf(ware).number, 0)),
      },
    ],
  );
}
