import type { Effect } from '../data/effects.ts';

/** The powers whose worth is learnt, in the order of their numbers. */
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

// What is measured of a seat, in the order of the numbers.
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

/** The place of every feature in the row of numbers. */
export const AT: Readonly<Record<Feature, number>> = Object.fromEntries(FEATURES.map((name, at) => [name, at])) as Record<Feature, number>;
