import type { Decision } from '../rules/state.ts';

/**
 * Returns the public form of a decision. It does not contain cards that are chosen from in secret: those are in the turn and in the palace.
 */
export function viewDecision(decision: Decision): Decision {
  const { seat } = decision;
  switch (decision.kind) {
    case 'draft-card':
    case 'play-action':
    case 'choose-building':
    case 'bribe-card':
    case 'swap-card':
    case 'use-army':
    case 'serve-emperor':
    case 'extra-cover':
    case 'palace-pick':
    case 'end-turn':
      return { kind: decision.kind, seat };
    case 'protect-start-card':
      return { kind: decision.kind, seat, together: decision.together };
    case 'irrigate':
    case 'sell-amount':
      return { kind: decision.kind, seat, crop: decision.crop };
    case 'hire-count':
      return { kind: decision.kind, seat, piece: decision.piece };
    case 'keep-privilege':
      return { kind: decision.kind, seat, keep: decision.keep };
  }
}
