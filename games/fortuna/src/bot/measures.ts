import { ACTION_CARDS } from '../data/action-cards.ts';
import { BUILDINGS } from '../data/buildings.ts';

// The features of a seat, in the order of the weights.
export const FEATURES = [
  'step',
  'outside',
  'inside',
  'arrived',
  'lead',
  'race',
  'ending',
  'ending-inside',
  'money',
  'some-money',
  'grain',
  'some-grain',
  'wine',
  'some-wine',
  'water',
  'some-water',
  'dice',
  'centurions',
  'vestals',
  'vestals-dice',
  'married',
  ...BUILDINGS.map(({ id }) => id),
  'step-cards',
  'help-cards',
  'scoring-cards',
  'scoring-points',
  'turn-to-come',
  'in-turn',
  'action-left',
  'service-left',
  'prospect',
  'drawn',
  'order',
  ...ACTION_CARDS.map(({ id }) => `has-${id}` as const),
  'pays-fortuna',
  'sells-grain',
  'sells-wine',
  'hires',
  'could-marry',
  'estate',
  'estate-lead',
] as const;

export type Feature = (typeof FEATURES)[number];

/** The index of every feature. */
export const AT: Readonly<Record<Feature, number>> = Object.fromEntries(FEATURES.map((name, at) => [name, at])) as Record<Feature, number>;
