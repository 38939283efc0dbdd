import { type Card, person } from '../data/cards.ts';
import type { EffectKey, Person } from '../data/person.ts';

// Rules of thumb in points: three guilders make a point, and a worker is worth slightly more than half a point.
export const GUILDER = 1 / 3;
export const WORKER = 0.58;

/** The average value of resolving such an effect once, where the card does not state it in goods. */
const TYPICAL: { readonly [K in EffectKey]?: number } = {
  'gain-if-die': 0.33,
  'gain-per': 1.2,
  'gain-die': 1.17,
  'draw-and-act': 1.6,
  'play-extra-card': 1.1,
  'discard-for-guilders': 1,
  'build-canal': 1.4,
  'build-house-from-pile': 2.2,
  'swap-workers': 0.9,
  'return-threat': 1,
  'return-threats-per-person': 3,
  'return-threats-one-colour': 2,
  'return-threat-each-colour': 3,
  'give-guilders': 1.5,
  'others-give-workers': 2.5,
  'others-give-guilders': 1.6,
  'others-lose-canal': 1.5,
  'others-lose-person': 2,
  'others-step-back': 1.5,
  'others-lose-points': 2,
  'others-take-threat': 1,
};

/** The value of an always-on person per round, or of a laurel at the end. */
const LASTING: { readonly [K in EffectKey]?: number } = {
  'worker-action-total': 0.8,
  'guilder-action-bonus': 0.8,
  'canal-free': 1,
  'canal-any-card-colour': 0.5,
  'house-any-worker': 0.3,
  'on-advance-return-threat': 0.6,
  'on-advance-gain': 0.6,
  'on-house-return-threat': 1,
  'on-canal-return-threat': 0.8,
  'on-recruit-return-threat': 0.7,
  'threat-return-bonus': 0.7,
  'advance-discount': 0.5,
  'advance-without-low-dice': 0.6,
  'advance-twice': 0.7,
  'majority-tie-counts': 0.5,
  'hand-refill-limit': 0.7,
  'arrow-twice': 0.6,
  'threat-immunity': 0.4,
};

/** Returns what one use of a person's effect brings its owner. */
export function worthOfUse(someone: Person): number {
  switch (someone.effect) {
    case 'gain': {
      const { points = 0, guilders = 0, workers = 0, colour } = someone.params;
      return points + guilders * GUILDER + workers * (colour === 'each' ? 5 : 1) * WORKER;
    }
    case 'draw-card':
      return someone.params.count * 0.75;
    case 'draw-then-discard':
      return someone.params.draw * 0.45;
    case 'advance':
      return someone.params.steps * 1.8 + (someone.params.points ?? 0);
    default:
      return TYPICAL[someone.effect] ?? 0;
  }
}

/** Returns what a person is worth to a player with this many rounds left, without its price. */
export function worthOfPerson(card: Card, roundsLeft: number): number {
  const someone = person(card);
  switch (someone.activation) {
    case 'arrow':
      return someone.points + worthOfUse(someone);
    case 'worker':
      return someone.points + Math.max(0.1, worthOfUse(someone) - WORKER) * roundsLeft;
    case 'round':
      return someone.points + worthOfUse(someone) * roundsLeft;
    case 'passive':
      return someone.points + (LASTING[someone.effect] ?? 0) * roundsLeft;
    case 'laurel':
      return someone.points + 3;
  }
}
