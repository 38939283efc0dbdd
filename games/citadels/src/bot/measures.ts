import type { Effect } from '../data/effects.ts';

/** The district powers with learnt weights, in the order of those weights. */
export const POWERS = [
  'discard-for-gold',
  'pay-for-cards',
  'resource-look',
  'resource-keep',
  'income-wild',
  'reclaim-destroyed',
  'indestructible',
  'end-colour-wild',
] as const satisfies readonly Effect[];

// The features of a seat, in the order of the weights.
export const FEATURES = [
  'city-size',
  'city-points',
  'colours',
  'all-colours',
  'completed',
  'first-to-finish',
  'one-missing',
  'two-missing',
  'gold',
  'some-gold',
  'hand',
  'some-hand',
  'hand-points',
  'affordable',
  'soon-affordable',
  'new-colour',
  'crown',
  'yet-to-choose',
  'as-assassin',
  'as-thief',
  'as-magician',
  'as-king',
  'as-bishop',
  'as-merchant',
  'as-architect',
  'as-warlord',
  'turn-to-come',
  'income-to-come',
  'robber-prospect',
  'magic-prospect',
  'architect-prospect',
  'murdered',
  'robbed',
  'loot',
  'in-turn',
  'resource-left',
  'build-left',
  'power-left',
  'protected',
  'exposed',
  ...POWERS,
  'looked',
  'race',
  'last-round',
  'last-chance',
  'lead',
  'rival-near',
] as const;

export type Feature = (typeof FEATURES)[number];

/** The index of every feature. */
export const AT: Readonly<Record<Feature, number>> = Object.fromEntries(FEATURES.map((name, at) => [name, at])) as Record<Feature, number>;
