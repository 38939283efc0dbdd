import { BadInput, itemAt, type Seat } from '@belfry/kernel';
import { type Bundle, TREASURES } from '../data/resources.ts';
import { isNothing } from '../rules/moves.ts';
import type { View } from '../view/view.ts';
import { readBundle, readSwap, writeBundle } from './words.ts';

/** NUR-6.8 What one wants at least, and what one gives for it at most. */
export interface Terms {
  readonly get: Bundle;
  readonly give: Bundle;
}

export function writeTerms({ get, give }: Terms): string {
  return `${writeBundle(get)} for ${writeBundle(give)}`;
}

/** `2 wood for 1 ore`: for one ore, or less, one wants two wood, or more. */
export function readTerms(words: string): Terms {
  const [wanted, given] = readSwap(words.trim());
  const terms = { get: readBundle(wanted), give: readBundle(given) };
  if (isNothing(terms.get) || isNothing(terms.give))
    throw new BadInput(`"${words}" must name something on both sides, like "2 wood for 1 ore"`);
  if (TREASURES.some((_, kind) => itemAt(terms.get, kind) > 0 && itemAt(terms.give, kind) > 0))
    throw new BadInput(`"${words}" has the same kind on both sides`);
  return terms;
}

/** Is a seat offered that, or better? Its offer must be firm: what is open cannot be accepted (NUR-6.8). */
export function meets({ trade, pending }: View, seat: Seat, words: string): boolean {
  const { get, give } = readTerms(words);
  const isAsked = pending.some((owed) => owed.kind === 'trade-answer' && owed.seat === seat);
  if (!isAsked || trade === null || isNothing(trade.give) || isNothing(trade.get)) return false;
  return TREASURES.every((_, kind) => itemAt(trade.give, kind) >= itemAt(get, kind) && itemAt(trade.get, kind) <= itemAt(give, kind));
}
