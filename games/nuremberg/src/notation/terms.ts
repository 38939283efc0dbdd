import { BadInput, itemAt, type Seat } from '@belfry/kernel';
import { TREASURES } from '../data/resources.ts';
import { isNothing, type Move } from '../rules/moves.ts';
import type { View } from '../view/view.ts';

/**
 * NUR-6.8 Tells whether the offer already gives a seat what this counter-offer asks for, or better. An offer with an open side cannot be
 * accepted.
 */
export function meets({ trade, pending }: View, seat: Seat, terms: Move): boolean {
  if (terms.do !== 'counter' || isNothing(terms.give) || isNothing(terms.get))
    throw new BadInput('terms are a counter-offer with two sides, like "counter 1 ore for 2 wood"');
  const { give, get } = terms;
  if (TREASURES.some((_, kind) => itemAt(get, kind) > 0 && itemAt(give, kind) > 0)) throw new BadInput('terms have no kind on both sides');
  const isAsked = pending.some((owed) => owed.kind === 'trade-answer' && owed.seat === seat);
  if (!isAsked || trade === null || isNothing(trade.give) || isNothing(trade.get)) return false;
  return TREASURES.every((_, kind) => itemAt(trade.give, kind) >= itemAt(get, kind) && itemAt(trade.get, kind) <= itemAt(give, kind));
}
