import { type Seat, seesAs, type Viewer } from '@belfry/kernel';
import type { District } from '../data/districts.ts';
import { ASK_RECLAIM } from '../data/powers.ts';
import type { Decision } from '../rules/state.ts';

/** The form of a decision that others may see: cards that a seat looks at in secret are only a number. */
export type DecisionView =
  | Exclude<Decision, { kind: 'keep-cards' }>
  | {
      readonly kind: 'keep-cards';
      readonly seat: Seat;
      readonly count: number;
      readonly keep: number;
      readonly looked: readonly District[] | null;
    };

export function viewDecision(decision: Decision, viewer: Viewer): DecisionView {
  const { seat } = decision;
  switch (decision.kind) {
    case 'draft-choose':
    case 'draft-hide':
    case 'turn-action':
      return { kind: decision.kind, seat };
    case 'keep-cards': {
      const { kind, looked, keep } = decision;
      return { kind, seat, count: looked.length, keep, looked: seesAs(viewer, seat) ? looked.slice() : null };
    }
    // CIT-17.3 The destroyed district is public.
    case ASK_RECLAIM:
      return { kind: decision.kind, seat, district: decision.district };
  }
}
