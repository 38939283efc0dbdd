import type { Decision } from '../rules/state.ts';

/** Returns the public form of a decision: it shows who still has to choose in secret, not what was chosen. */
export function viewDecision(decision: Decision): Decision {
  const { seat } = decision;
  switch (decision.kind) {
    case 'turn-action':
    case 'robber-move':
    case 'robber-steal':
    case 'wall-help':
      return { kind: decision.kind, seat };
    case 'place-start':
      return { kind: decision.kind, seat, round: decision.round };
    case 'trade-answer':
      return { kind: decision.kind, seat, from: decision.from, together: decision.together };
    case 'trade-settle':
      return { kind: decision.kind, seat, together: decision.together };
    case 'robber-discard':
      return { kind: decision.kind, seat, count: decision.count, together: decision.together };
    case 'council-swap':
      return { kind: decision.kind, seat, victims: decision.victims.slice() };
  }
}
