import { itemAt, type Phrase, type Seat } from '@belfry/kernel';
import { ARCHITECT_CARDS, DISCARD_GOLD, RESOURCE } from '../data/amounts.ts';
import { COST, type District } from '../data/districts.ts';
import { DISCARD_FOR_GOLD, RECLAIM } from '../data/powers.ts';
import type { Move } from '../rules/moves.ts';
import { destructionPrice } from '../rules/warlord.ts';
import type { View } from '../view/view.ts';
import { sayChoice } from './choices.ts';
import { characterName, districtName, districtNames, seatName } from './names.ts';

/** A move as a choice: in the position of whoever may make it, or anywhere. */
export function sayMove(move: Move, view?: View): Phrase {
  return (view === undefined ? undefined : sayChoice(move, view)) ?? sayAnywhere(move);
}

function sayAnywhere(move: Move): Phrase {
  const key = `move.${move.do}`;
  switch (move.do) {
    case 'choose':
    case 'hide':
    case 'murder':
    case 'steal':
      return { key, args: { character: characterName(move.character) } };
    case 'build':
      return { key, args: { district: districtName(move.district), cost: itemAt(COST, move.district) } };
    case DISCARD_FOR_GOLD:
      return { key, args: { district: districtName(move.district), gold: DISCARD_GOLD } };
    case 'destroy':
      return { key, args: { district: districtName(move.district), owner: seatName(move.seat), cost: destructionPrice(move.district) } };
    case 'swap-hands':
      return { key, args: { partner: seatName(move.seat) } };
    case 'redraw':
      return { key, args: { districts: districtNames(move.districts), count: move.districts.length } };
    case 'keep':
      return { key, args: { districts: districtNames(move.districts) } };
    case 'take-gold':
      return { key, args: { gold: RESOURCE.gold } };
    case 'architect-draw':
      return { key, args: { cards: ARCHITECT_CARDS } };
    case RECLAIM:
      return { key: `${key}-${move.buy ? 'buy' : 'pass'}` };
    default:
      return { key };
  }
}

export function sayDecision(decision: {
  readonly kind: string;
  readonly seat: Seat;
  readonly district?: District;
  readonly keep?: number;
}): Phrase {
  const { kind, seat, district, keep } = decision;
  return {
    key: `decision.${kind}`,
    args: {
      seat: seatName(seat),
      ...(district === undefined ? {} : { district: districtName(district) }),
      ...(keep === undefined ? {} : { keep }),
    },
  };
}
