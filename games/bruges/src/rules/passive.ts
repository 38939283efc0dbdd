import { NONE } from '@belfry/kernel';
import { HAND_SIZE, THREATS, WORKERS_TAKEN } from '../data/amounts.ts';
import type { Colour } from '../data/colours.ts';
import { type Power, power, powersOf } from './powers.ts';
import type { Player } from './state.ts';

// The always-on persons (BRU-10.7): one small question each, asked where its situation occurs.

// BRU-12.26 Lawyer: the worker action gives 3 workers instead of 2.
export function workersOfAction(player: Player): number {
  return power(player, 'worker-action-total')?.params.workers ?? WORKERS_TAKEN;
}

// BRU-12.27 Banker: the guilder action gives 2 guilders more.
export function guilderBonus(player: Player): number {
  return power(player, 'guilder-action-bonus')?.params.guilders ?? 0;
}

// BRU-12.28 Fountain Builder: canal tokens never cost guilders, not even at double price.
export function canalPrice(player: Player, printed: number): number {
  return power(player, 'canal-free') === undefined ? printed : 0;
}

// BRU-12.29 Dredger: a card of any colour builds a canal token.
export function anyCardBuilds(player: Player): boolean {
  return power(player, 'canal-any-card-colour') !== undefined;
}

// BRU-12.30 Housekeeper: a worker of any colour pays for a house.
export function anyWorkerPays(player: Player): boolean {
  return power(player, 'house-any-worker') !== undefined;
}

// BRU-12.31 Preacher: every step forward returns a threat marker of any colour.
export function preacher(player: Player): Power<'on-advance-return-threat'> | undefined {
  return power(player, 'on-advance-return-threat');
}

// BRU-12.32 Customs Officer, Noblewoman: every step forward brings guilders or points.
export function stepRewards(player: Player): readonly Power<'on-advance-gain'>[] {
  return powersOf(player, 'on-advance-gain');
}

// BRU-12.33 Plasterer: every house built returns a marker of the house's colour.
export function plasterer(player: Player): Power<'on-house-return-threat'> | undefined {
  return power(player, 'on-house-return-threat');
}

// BRU-12.34 Guard: every canal token built returns a marker of the space's colour.
export function guard(player: Player): Power<'on-canal-return-threat'> | undefined {
  return power(player, 'on-canal-return-threat');
}

// BRU-12.35 Fire-eater: every person recruited returns a marker of that card's colour.
export function fireEater(player: Player): Power<'on-recruit-return-threat'> | undefined {
  return power(player, 'on-recruit-return-threat');
}

// BRU-9.6, BRU-12.36 A marker returned in time scores 1 point; with the Beguine 1 more.
export function returnPoints(player: Player): number {
  return THREATS.returnPoints + (power(player, 'threat-return-bonus')?.params.points ?? 0);
}

// BRU-12.37 Notary: the rolled price is 2 guilders lower, at least 0.
export function discountedPrice(player: Player, rolled: number): number {
  return Math.max(0, rolled - (power(player, 'advance-discount')?.params.guilders ?? 0));
}

// BRU-12.38, BRU-13.3 Earl: a fixed price in a round without a rolled one; NONE without him.
export function priceWithoutLowDice(player: Player): number {
  return power(player, 'advance-without-low-dice')?.params.guilders ?? NONE;
}

// BRU-12.39 Marquis: a second step at the same price.
export function mayAdvanceTwice(player: Player): boolean {
  return power(player, 'advance-twice') !== undefined;
}

// BRU-12.40 Judge: sharing first place is enough.
export function tieCounts(player: Player): boolean {
  return power(player, 'majority-tie-counts') !== undefined;
}

// BRU-12.41 Inventor: the hand may be refilled to 6 cards.
export function refillLimit(player: Player): number {
  return power(player, 'hand-refill-limit')?.params.cards ?? HAND_SIZE;
}

// BRU-12.42 Astronomer: arrow effects of persons recruited after him may be carried out twice.
export function arrowsTwice(player: Player): boolean {
  return power(player, 'arrow-twice') !== undefined;
}

// BRU-12.43 Lock Keeper, Apothecary, Confidant, Bell Ringer, Night Watchman: points instead of the damage of one penalty.
export function protection(player: Player, colour: Colour): Power<'threat-immunity'> | undefined {
  return powersOf(player, 'threat-immunity').find(({ params }) => params.colour === colour);
}
