import { NONE, type Seat } from '@belfry/kernel';
import { ACTION_CARDS, type ActionCard, COPY, HARVESTS } from '../data/action-cards.ts';
import { DICE_LIMIT, MONEY_LIMIT, PALACE_STEP } from '../data/amounts.ts';
import { BUILDINGS, BUILDINGS_PER_PLAYER, HELPS_WATER } from '../data/buildings.ts';
import { DESIGNED } from '../data/designed.ts';
import { SIDE_AT, SIDE_OF } from '../data/sides.ts';
import { hireLimit, nextPrice, piecesOn, withCheapest, withoutHighest } from '../rules/places.ts';
import { salePrice } from '../rules/trade.ts';
import type { View } from '../view/view.ts';
import type { Estate } from './estate-value.ts';

/** Returns the estates that performing a card can lead to; empty if it cannot be performed. */
export function prospects(view: View, seat: Seat, estate: Estate, card: ActionCard): Estate[] {
  const row = ACTION_CARDS[card];
  switch (row.effect) {
    case 'harvest':
      return [false, true].flatMap((irrigated) => afterHarvest(view, estate, row.crop, irrigated));
    case 'gain': {
      const amount = Math.min(row.amount, view.supply[row.good]);
      return amount > 0 ? [{ ...estate, water: estate.water + amount }] : [];
    }
    case 'sell':
      return upTo(estate[row.crop]).map((amount) => afterSale(estate, row.crop, amount));
    case 'hire':
      return upTo(hireLimit(estate[row.piece], estate.money)).map((count) => afterHire(estate, row.piece, count));
    case 'build':
      return BUILDINGS.flatMap((_, building) => afterBuilding(view, estate, building));
    case 'marry':
      if (estate.married) return [{ ...estate, money: Math.min(MONEY_LIMIT, estate.money + row.income) }];
      return estate.money < row.price ? [] : [{ ...estate, money: estate.money - row.price, married: true }];
    case 'copy':
      return bribable(view, seat).flatMap((target) => afterBribe(view, seat, estate, target));
    case 'exchange':
      if (estate.vestals === 0 || estate.dice === DICE_LIMIT || view.supply.dice === 0) return [];
      return [{ ...estate, vestals: withoutHighest(estate.vestals), dice: estate.dice + 1 }];
    case 'advance': {
      const price = DESIGNED.fortunaOffering[view.options.fortunaOffering];
      if (estate.money < price || estate.step === PALACE_STEP) return [];
      return [{ ...estate, money: estate.money - price, step: estate.step + row.steps }];
    }
  }
}

export function afterHarvest(view: View, estate: Estate, crop: 'grain' | 'wine', irrigated: boolean): Estate[] {
  const { base, irrigated: more } = HARVESTS[crop];
  const amount = Math.min(view.supply[crop], irrigated ? base + more : base);
  if (amount === 0 || (irrigated && estate.water === 0)) return [];
  return [{ ...estate, [crop]: estate[crop] + amount, water: estate.water - (irrigated ? 1 : 0) }];
}

export function afterSale(estate: Estate, crop: 'grain' | 'wine', amount: number): Estate {
  const price = salePrice(crop, estate.buildings);
  return { ...estate, [crop]: estate[crop] - amount, money: Math.min(MONEY_LIMIT, estate.money + amount * price) };
}

export function afterHire(estate: Estate, piece: 'centurions' | 'vestals', count: number): Estate {
  let { money } = estate;
  let places = estate[piece];
  for (let i = 0; i < count; i++) {
    money -= nextPrice(places);
    places = withCheapest(places);
  }
  return { ...estate, money, [piece]: places };
}

export function afterBuilding(view: View, estate: Estate, building: number): Estate[] {
  const { cost, marriedOnly } = BUILDINGS[building];
  const again = view.options.duplicateBuildings === 'allowed' && building !== HELPS_WATER;
  const owned = estate.buildings.reduce((sum, count) => sum + count, 0);
  if (cost > estate.money || view.buildings[building] === 0 || owned === BUILDINGS_PER_PLAYER) return [];
  if ((marriedOnly && !estate.married) || (estate.buildings[building] > 0 && !again)) return [];
  return [
    { ...estate, money: estate.money - cost, buildings: estate.buildings.map((count, type) => (type === building ? count + 1 : count)) },
  ];
}

export function afterBribe(view: View, seat: Seat, estate: Estate, target: ActionCard): Estate[] {
  const money = estate.money - DESIGNED.bribe;
  return money < 0 ? [] : prospects(view, seat, { ...estate, money }, target);
}

/** Returns the face-up cards of the other sides, except the one that copies. */
function bribable(view: View, seat: Seat): ActionCard[] {
  const own = SIDE_OF[view.seats.length][seat];
  return view.cards.filter((card, position) => {
    const side = SIDE_AT[position];
    return card !== NONE && card !== COPY && side !== own && view.protectedAt[side] !== position;
  });
}

/** Returns the estate after the army left in exchange for a card. */
export function afterMarch(estate: Estate): Estate {
  return piecesOn(estate.centurions) === 0 ? estate : { ...estate, centurions: withoutHighest(estate.centurions) };
}

function upTo(most: number): number[] {
  return Array.from({ length: most }, (_, i) => i + 1);
}
