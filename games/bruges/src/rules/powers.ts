import { NONE } from '@belfry/kernel';
import { type Card, personsWith } from '../data/cards.ts';
import type { EffectKey, EffectParams } from '../data/person.ts';
import { PERSONS } from '../data/persons.ts';
import type { Player } from './state.ts';

/** An always-on person: its bit in `Player.powers`, and the numbers on its card. */
export interface Power<K extends EffectKey> {
  readonly card: Card;
  readonly bit: number;
  readonly params: EffectParams[K];
}

const PASSIVE_CARDS: readonly Card[] = PERSONS.flatMap((p, card) => (p.activation === 'passive' ? [card] : []));

/** The bit of each card; 0 for a person that is not always on. */
const BIT_OF: readonly number[] = PERSONS.map((_, card) => {
  const at = PASSIVE_CARDS.indexOf(card);
  return at < 0 ? 0 : 1 << at;
});

function powers<K extends EffectKey>(key: K): readonly Power<K>[] {
  return personsWith(key).map(({ card, person: { params } }) => ({ card, bit: BIT_OF[card], params }));
}

const POWERS = {
  'worker-action-total': powers('worker-action-total'),
  'guilder-action-bonus': powers('guilder-action-bonus'),
  'canal-free': powers('canal-free'),
  'canal-any-card-colour': powers('canal-any-card-colour'),
  'house-any-worker': powers('house-any-worker'),
  'on-advance-return-threat': powers('on-advance-return-threat'),
  'on-advance-gain': powers('on-advance-gain'),
  'on-house-return-threat': powers('on-house-return-threat'),
  'on-canal-return-threat': powers('on-canal-return-threat'),
  'on-recruit-return-threat': powers('on-recruit-return-threat'),
  'threat-return-bonus': powers('threat-return-bonus'),
  'advance-discount': powers('advance-discount'),
  'advance-without-low-dice': powers('advance-without-low-dice'),
  'advance-twice': powers('advance-twice'),
  'majority-tie-counts': powers('majority-tie-counts'),
  'hand-refill-limit': powers('hand-refill-limit'),
  'arrow-twice': powers('arrow-twice'),
  'threat-immunity': powers('threat-immunity'),
} as const;
export type PowerKey = keyof typeof POWERS;

const TYPED: { readonly [K in PowerKey]: readonly Power<K>[] } = POWERS;

/** Returns all of the player's persons with this kind of power, in the order of their numbers (BRU-11.11). */
export function powersOf<K extends PowerKey>(player: Player, key: K): readonly Power<K>[] {
  if (player.powers === 0) return [];
  return TYPED[key].filter((candidate) => (player.powers & candidate.bit) !== 0);
}

/** Returns the player's first person with this kind of power. */
export function power<K extends PowerKey>(player: Player, key: K): Power<K> | undefined {
  if (player.powers === 0) return undefined;
  const candidates: readonly Power<K>[] = TYPED[key];
  for (let i = 0; i < candidates.length; i++) if ((player.powers & candidates[i].bit) !== 0) return candidates[i];
  return undefined;
}

// BRU-10.13 Always on from the end of its own recruiting.
export function gainPower(player: Player, card: Card): void {
  player.powers |= BIT_OF[card];
}

// BRU-10.14 A person that leaves its house loses its effect at once.
export function losePower(player: Player, card: Card): void {
  player.powers &= ~BIT_OF[card];
}

/** Returns the powers of the residents. `Player.powers` caches them for speed. */
export function countPowers(player: Player): number {
  return player.houses.reduce((bits, house) => (house.person === NONE ? bits : bits | BIT_OF[house.person]), 0);
}
