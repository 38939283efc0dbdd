import type { Decision, Phrase } from '@belfry/kernel';
import type { Move } from '../rules/moves.ts';
import { seatName, wareName } from './names.ts';

export function sayMove(move: Move): Phrase {
  return { key: `move.${move.do}`, args: { ware: wareName(move.ware) } };
}

export function sayDecision({ kind, seat }: Decision): Phrase {
  return { key: `decision.${kind}`, args: { seat: seatName(seat) } };
}
