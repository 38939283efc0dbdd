import { itemAt, type Phrase, type Seat } from '@belfry/kernel';
import { COST, type District } from '../data/districts.ts';
import type { Move } from '../rules/moves.ts';
import { destructionPrice } from '../rules/warlord.ts';
import { characterName, districtName, districtNames, seatName } from './names.ts';

export function sayMove(move: Move): Phrase {
  const key = `move.${move.do}`;
  switch (move.do) {
    case 'choose':
    case 'hide':
    case 'murder':
    case 'steal':
      return { key, args: { character: characterName(move.character) } };
    case 'build':
      return { key, args: { district: districtName(move.district), cost: itemAt(COST, move.district) } };
    case 'laboratory':
      return { key, args: { district: districtName(move.district) } };
    case 'destroy':
      return { key, args: { district: districtName(move.district), owner: seatName(move.seat), cost: destructionPrice(move.district) } };
    case 'swap-hands':
      return { key, args: { partner: seatName(move.seat) } };
    case 'redraw':
    case 'keep':
      return { key, args: { districts: districtNames(move.districts) } };
    case 'graveyard':
      return { key: move.buy ? 'move.graveyard-buy' : 'move.graveyard-pass' };
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
