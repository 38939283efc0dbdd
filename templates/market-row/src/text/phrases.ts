import type { Decision, Phrase } from '@belfry/kernel';
import type { Move } from '../rules/moves.ts';
import type { View } from '../view/view.ts';
import { sayChoice } from './choices.ts';
import { seatName, wareName } from './names.ts';

export function sayMove(move: Move, view?: View): Phrase {
  const here = view === undefined ? undefined : sayChoice(move, view);
  return here ?? { key: `move.${move.do}`, args: { ware: wareName(move.ware) } };
}

export function sayDecision({ kind, seat }: Decision): Phrase {
  return { key: `decision.${kind}`, args: { seat: seatName(seat) } };
}
