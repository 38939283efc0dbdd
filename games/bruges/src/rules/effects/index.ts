import type { Dealer, Seat } from '@belfry/kernel';
import { type Card, person } from '../../data/cards.ts';
import type { EffectKey } from '../../data/person.ts';
import { PERSONS } from '../../data/persons.ts';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';
import { advance, buildCanal, buildHouseFromPile } from './builds.ts';
import { discardForGuilders, drawAndAct, drawCard, drawThenDiscard, playExtraCard } from './cards.ts';
import type { Effect } from './effect.ts';
import { gain, gainDie, gainIfDie, gainPer, swapWorkers } from './gains.ts';
import { begWorkers, blackmail, breakCanals, killPersons, lendGuilders, slander, spreadThreats, takeGuilders } from './others.ts';
import { returnEachColour, returnOne, returnOneColour, returnPerPerson } from './returns.ts';

/** The effects that players resolve, by key. Always-on persons are in passive.ts, laurels in laurels.ts. */
const EFFECTS_BY_KEY = {
  gain,
  'gain-if-die': gainIfDie,
  'gain-per': gainPer,
  'gain-die': gainDie,
  'draw-card': drawCard,
  'draw-then-discard': drawThenDiscard,
  'draw-and-act': drawAndAct,
  'play-extra-card': playExtraCard,
  'discard-for-guilders': discardForGuilders,
  'build-canal': buildCanal,
  'build-house-from-pile': buildHouseFromPile,
  advance,
  'swap-workers': swapWorkers,
  'return-threat': returnOne,
  'return-threats-per-person': returnPerPerson,
  'return-threats-one-colour': returnOneColour,
  'return-threat-each-colour': returnEachColour,
  'give-guilders': lendGuilders,
  'others-give-workers': begWorkers,
  'others-give-guilders': takeGuilders,
  'others-lose-canal': breakCanals,
  'others-lose-person': killPersons,
  'others-step-back': slander,
  'others-lose-points': blackmail,
  'others-take-threat': spreadThreats,
} satisfies { [K in EffectKey]?: Effect<K> };

type CarriedOut = keyof typeof EFFECTS_BY_KEY;

/** The effect of each card; undefined for always-on persons and laurels. */
const EFFECT_OF: readonly (Effect<EffectKey> | undefined)[] = PERSONS.map(({ effect }) =>
  effect in EFFECTS_BY_KEY ? (EFFECTS_BY_KEY[effect as CarriedOut] as Effect<EffectKey>) : undefined,
);

// BRU-11.2 Tells whether resolving this person's effect would change anything.
export function isUsable(state: State, seat: Seat, card: Card): boolean {
  return EFFECT_OF[card]?.usable(state, seat, person(card).params) ?? false;
}

export function carryOut(state: State, seat: Seat, card: Card, dealer: Dealer<Event>): void {
  EFFECT_OF[card]?.run(state, seat, person(card).params, card, dealer);
}
