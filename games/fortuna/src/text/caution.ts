import type { Phrase } from '@belfry/kernel';
import { ACTION_CARDS, TRADES } from '../data/action-cards.ts';
import { MONEY_LIMIT } from '../data/amounts.ts';
import { MARKET, MARKET_BONUS } from '../data/buildings.ts';
import { DESIGNED } from '../data/designed.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../view/view.ts';

const MARRIAGE = ACTION_CARDS.findIndex(({ id }) => id === 'marriage');

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
    return move.amount * (TRADES[asked.crop].price + ((own.buildings[MARKET] ?? 0) > 0 ? MARKET_BONUS : 0));
  }
  return move.do === 'perform' && move.card === MARRIAGE && own.married ? DESIGNED.marriage.income : 0;
}
