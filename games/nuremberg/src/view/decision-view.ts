import type { Decision } from '../rules/state.ts';

/** A decision as everybody sees it: who still has to choose unseen is known, what was chosen is not. */
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
