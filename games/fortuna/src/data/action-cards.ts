import type { Good, Piece } from './amounts.ts';
import { DESIGNED } from './designed.ts';

/** The goods that players harvest and sell. */
export type Crop = Exclude<Good, 'water'>;

/** FOR-5.1, FOR-5.2 The yield of a harvest, and the extra yield with water. */
export const HARVESTS = {
  grain: { clause: 'FOR-5.1', ...DESIGNED.harvest.grain },
  wine: { clause: 'FOR-5.2', ...DESIGNED.harvest.wine },
} as const satisfies Record<Crop, { clause: string; base: number; irrigated: number }>;

/** FOR-5.4, FOR-5.5 Money per unit. */
export const TRADES = {
  grain: { clause: 'FOR-5.4', price: DESIGNED.grainPrice },
  wine: { clause: 'FOR-5.5', price: 3 },
} as const satisfies Record<Crop, { clause: string; price: number }>;

/** What performing a card does. */
export type ActionRow = { readonly id: string; readonly clause: string } & (
  | { readonly effect: 'harvest'; readonly crop: Crop }
  | { readonly effect: 'gain'; readonly good: Good; readonly amount: number }
  | { readonly effect: 'sell'; readonly crop: Crop }
  | { readonly effect: 'hire'; readonly piece: Piece }
  | { readonly effect: 'build' }
  | { readonly effect: 'marry'; readonly price: number; readonly income: number }
  | { readonly effect: 'copy'; readonly price: number }
  | { readonly effect: 'exchange' }
  | { readonly effect: 'advance'; readonly steps: number }
);

// FOR-5 The twelve action cards, one of each.
export const ACTION_CARDS = [
  { id: 'grain-harvest', clause: 'FOR-5.1', effect: 'harvest', crop: 'grain' },
  { id: 'wine-harvest', clause: 'FOR-5.2', effect: 'harvest', crop: 'wine' },
  { id: 'water-distribution', clause: 'FOR-5.3', effect: 'gain', good: 'water', amount: DESIGNED.waterGain },
  { id: 'grain-trade', clause: 'FOR-5.4', effect: 'sell', crop: 'grain' },
  { id: 'wine-trade', clause: 'FOR-5.5', effect: 'sell', crop: 'wine' },
  { id: 'hire-centurions', clause: 'FOR-5.6', effect: 'hire', piece: 'centurions' },
  { id: 'recruit-vestals', clause: 'FOR-5.7', effect: 'hire', piece: 'vestals' },
  { id: 'build', clause: 'FOR-5.8', effect: 'build' },
  { id: 'marriage', clause: 'FOR-5.9', effect: 'marry', ...DESIGNED.marry },
  { id: 'bribery', clause: 'FOR-5.10', effect: 'copy', price: DESIGNED.bribe },
  { id: 'clergy', clause: 'FOR-5.11', effect: 'exchange' },
  { id: 'fortuna', clause: 'FOR-5.12', effect: 'advance', steps: 1 },
] as const satisfies readonly ActionRow[];

export type ActionCardId = (typeof ACTION_CARDS)[number]['id'];

/** An action card: its index in ACTION_CARDS. */
export type ActionCard = number;

export const ACTION_COUNT = ACTION_CARDS.length;

export function actionOf(id: ActionCardId): ActionCard {
  return ACTION_CARDS.findIndex((row) => row.id === id);
}

function actionWith(effect: ActionRow['effect']): ActionCard {
  return ACTION_CARDS.findIndex((row) => row.effect === effect);
}

export const COPY = actionWith('copy');
export const ADVANCE = actionWith('advance');
