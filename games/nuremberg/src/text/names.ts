import { itemAt, type Phrase, type PhraseArg, type Seat } from '@belfry/kernel';
import { COUNCILS, type CouncilRank } from '../data/council.ts';
import { CARDS, type EventCard } from '../data/events.ts';
import { type Bundle, type Kind, TREASURES } from '../data/resources.ts';
import { isNothing } from '../rules/moves.ts';

export function seatName(seat: Seat): PhraseArg {
  return { seat };
}

export function kindName(kind: Kind): Phrase {
  return { key: `kind.${TREASURES[kind]}` };
}

/** `2 wood and 1 gold`, as a list. */
export function amounts(counts: readonly number[]): PhraseArg {
  const parts = counts.flatMap((count, kind) => (count === 0 ? [] : [{ key: 'word.amount', args: { count, kind: kindName(kind) } }]));
  return parts.length === 0 ? { key: 'word.nothing' } : parts;
}

/** A side of an offer, which may be left open. */
export function sideOf(side: Bundle): PhraseArg {
  return isNothing(side) ? { key: 'word.open' } : amounts(side);
}

export function councilName(council: CouncilRank): Phrase {
  return council === 0 ? { key: 'word.nothing' } : { key: `council.${itemAt(COUNCILS, council - 1).id}` };
}

/** The number (0 for none) and the event of a card. */
export function cardArgs(card: EventCard): Record<string, PhraseArg> {
  return { number: itemAt(CARDS, card).number ?? 0, event: { key: `card.${itemAt(CARDS, card).event}` } };
}

/** Firm offer, question or call. (NUR-6.5) */
export function offerPhrase(key: string, give: Bundle, get: Bundle, args: Record<string, PhraseArg>): Phrase {
  const form = isNothing(give) ? (isNothing(get) ? '.call' : '.question-give') : isNothing(get) ? '.question-get' : '';
  return {
    key: key + form,
    args: { ...args, ...(isNothing(give) ? {} : { give: amounts(give) }), ...(isNothing(get) ? {} : { get: amounts(get) }) },
  };
}
