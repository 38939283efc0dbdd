import { NONE } from '@belfry/kernel';
import { HAND_SIZE, THREATS, WORKERS_TAKEN } from '../data/amounts.ts';
import type { Colour } from '../data/colours.ts';
import { type Power, power, powersOf } from './powers.ts';
import type { Player } from './state.ts';

// The always-on persons (BRU-10.7): one small query each, called where the rule applies.

// BRU-12.26 The worker action gives more workers.
export function workersOfAction(player: Player): number {
  return power(player, 'worker-action-total')?.params.workers ?? WORKERS_TAKEN;
}

// BRU-12.27 The guilder action gives more guilders.
export function guilderBonus(player: Player): number {
  return power(player, 'guilder-action-bonus')?.params.guilders ?? 0;
}

// BRU-12.28 Canal tokens never cost guilders, even at double price.
export function canalPrice(player: Player, printed: number): number {
  return power(player, 'canal-free') === undefined ? printed : 0;
}

// BRU-12.29 A card of any colour builds a canal token.
export function anyCardBuilds(player: Player): boolean {
  return power(player, 'canal-any-card-colour') !== undefined;
}

// BRU-12.30 A worker of any colour pays for a house.
export function anyWorkerPays(player: Player): boolean {
  return power(player, 'house-any-worker') !== undefined;
}

// BRU-12.32 Every step forward brings guilders or points.
export function stepRewards(player: Player): readonly Power<'on-advance-gain'>[] {
  return powersOf(player, 'on-advance-gain');
}

// BRU-9.6, BRU-12.36 A marker returned in time scores 1 point; `threat-return-bonus` adds to it.
export function returnPoints(player: Player): number {
  return THREATS.returnPoints + (power(player, 'threat-return-bonus')?.params.points ?? 0);
}

// BRU-12.37 The rolled price is lower, at least 0.
export function discountedPrice(player: Player, rolled: number): number {
  return Math.max(0, rolled - (power(player, 'advance-discount')?.params.guilders ?? 0));
}

// BRU-12.38, BRU-13.3 A fixed price in a round without a rolled one; NONE without such a person.
export function priceWithoutLowDice(player: Player): number {
  return power(player, 'advance-without-low-dice')?.params.guilders ?? NONE;
}

// BRU-12.39 A second step at the same price.
export function mayAdvanceTwice(player: Player): boolean {
  return power(player, 'advance-twice') !== undefined;
}

// BRU-12.40 Sharing first place is enough.
export function tieCounts(player: Player): boolean {
  return power(player, 'majority-tie-counts') !== undefined;
}

// BRU-12.41 The hand may be refilled to more cards.
export function refillLimit(player: Player): number {
  return power(player, 'hand-refill-limit')?.params.cards ?? HAND_SIZE;
}

// BRU-12.42 Arrow effects of persons recruited afterwards may be resolved twice.
export function arrowsTwice(player: Player): boolean {
  return power(player, 'arrow-twice') !== undefined;
}

// BRU-12.43 Points instead of the damage of one penalty.
export function protection(player: Player, colour: Colour): Power<'threat-immunity'> | undefined {
  return powersOf(player, 'threat-immunity').find(({ params }) => params.colour === colour);
}
