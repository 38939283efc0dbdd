import { itemAt, type Phrase } from '@belfry/kernel';
import { ARCHITECT_CARDS, INCOME_EACH, RESOURCE } from '../data/amounts.ts';
import { CHARACTERS } from '../data/characters.ts';
import { ASK_RECLAIM, PAY_FOR_CARDS, RECLAIM } from '../data/powers.ts';
import { payingDistricts } from '../rules/income.ts';
import type { Move } from '../rules/moves.ts';
import { resourceCards } from '../rules/resource.ts';
import { UNLIMITED } from '../rules/state.ts';
import { cardsTrade } from '../rules/workshops.ts';
import type { SeatView, View } from '../view/view.ts';
import { districtName, districtWithPrice, seatName } from './names.ts';

/** A move as a choice in this position, where its numbers depend on it; undefined where they do not. */
export function sayChoice(move: Move, view: View): Phrase | undefined {
  const own = typeof view.viewer === 'number' ? view.seats[view.viewer] : undefined;
  if (own === undefined) return undefined;
  const key = `move.${move.do}.here`;
  switch (move.do) {
    case 'take-gold':
      return { key: 'move.take-gold', args: { gold: paidOf(RESOURCE.gold, view) } };
    case 'draw-cards':
      return { key, args: looksAt(own, view) };
    case 'take-income':
      return { key, args: { gold: paidOf(payingDistricts(own.city, view.turn.character) * INCOME_EACH, view) } };
    case 'architect-draw':
      return { key, args: { cards: drawnOf(ARCHITECT_CARDS, view) } };
    case 'murder':
    case 'steal': {
      // CIT-4.3 A blow at a character that lies face up hits nobody.
      const character = { key: `character.${itemAt(CHARACTERS, move.character).id}` };
      return view.draft.faceUp.includes(move.character) ? { key: `move.${move.do}.nobody`, args: { character } } : undefined;
    }
    case 'swap-hands': {
      const { handSize } = itemAt(view.seats, move.seat);
      return { key, args: { partner: seatName(move.seat), gave: own.handSize, got: handSize } };
    }
    case PAY_FOR_CARDS: {
      const { pay, draw } = cardsTrade(view.options);
      return { key, args: { pay, draw: drawnOf(draw, view) } };
    }
    case 'keep':
      return { key: 'move.keep', args: { districts: move.districts.map(districtWithPrice) } };
    case RECLAIM: {
      const asked = view.pending.find(({ kind }) => kind === ASK_RECLAIM);
      if (asked?.kind !== ASK_RECLAIM) return undefined;
      return { key: `move.${RECLAIM}-${move.buy ? 'buy' : 'pass'}.here`, args: { district: districtName(asked.district) } };
    }
    default:
      return undefined;
  }
}

/** CIT-22.4 No more than there are. */
function looksAt({ city }: SeatView, view: View): { readonly look: number; readonly keep: number } {
  const { look, keep } = resourceCards(city);
  const looked = drawnOf(look, view);
  return { look: looked, keep: Math.min(looked, keep) };
}

/** CIT-22.3, 22.6 How many of so many cards there are to draw. */
function drawnOf(cards: number, { pileSize, discardSize }: View): number {
  return Math.min(cards, pileSize + discardSize);
}

/** CIT-22.1 How much of so much gold the bank can pay. */
function paidOf(gold: number, { bank }: View): number {
  return bank === UNLIMITED ? gold : Math.min(gold, bank);
}
