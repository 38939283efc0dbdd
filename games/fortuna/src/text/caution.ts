import type { Phrase } from '@belfry/kernel';
import { ACTION_CARDS } from '../data/action-cards.ts';
import { MONEY_LIMIT } from '../data/amounts.ts';
import { DESIGNED } from '../data/designed.ts';
import type { Move } from '../rules/moves.ts';
import { salePrice } from '../rules/trade.ts';
import type { View } from '../view/view.ts';

/** FOR-14.2 Income above the limit is lost. */
export function caution(view: View, move: Move): Phrase | undefined {
  const own = typeof view.viewer === 'number' ? view.seats[view.viewer] : undefined;
  if (own === undefined) return undefined;
  const over = own.money + income(view, own, move) - MONEY_LIMIT;
  return over > 0 ? { key: 'caution.money', args: { over, limit: MONEY_LIMIT } } : undefined;
}

function income(view: View, own: View['seats'][number], move: Move): number {
  if (move.do === 'sell') {
    const asked = view.pending.find(({ seat }) => seat === view.viewer);
    if (asked?.kind !== 'sell-amount') return 0;
    return move.amount * salePrice(asked.crop, own.buildings);
  }
  if (move.do !== 'perform' && move.do !== 'army' && move.do !== 'bribe') return 0;
  const row = ACTION_CARDS[move.card];
  const paid = move.do === 'bribe' ? DESIGNED.bribe : 0;
  if (row?.effect === 'marry' && own.married) return row.income - paid;
  // A single unit is sold without asking how many.
  return row?.effect === 'sell' && own[row.crop] === 1 ? salePrice(row.crop, own.buildings) - paid : 0;
}
