import type { Decision, View } from '@belfry/fortuna';
import type { Viewer } from '@belfry/kernel';
import type { ActionCard } from '../src/data/action-cards.ts';

/** Returns the pending decision of this screen's player. */
export function asked(view: View, viewer: Viewer): Decision | undefined {
  return view.pending.find(({ seat }) => seat === viewer);
}

/** Returns the move that a player means by touching an action card. */
export function meantByCard(view: View, viewer: Viewer, card: ActionCard): unknown {
  switch (asked(view, viewer)?.kind) {
    case 'draft-card':
      return { do: 'draft', card };
    case 'protect-start-card':
      return { do: 'protect', card };
    case 'swap-card':
      return { do: 'swap', card };
    case 'bribe-card':
      return { do: 'bribe', card };
    case 'use-army':
      return { do: 'army', card };
    default:
      return { do: 'perform', card };
  }
}
