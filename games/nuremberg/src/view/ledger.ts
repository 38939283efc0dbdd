import { NONE, type Seat, seesAs, type Viewer } from '@belfry/kernel';
import { KINDS, type Kind } from '../data/resources.ts';
import { THEFT_SIZE, THIEF_SPARE, VICTIM_SPARE } from '../rules/memory.ts';
import type { State } from '../rules/state.ts';

/** A theft as a viewer knows it. */
export interface TheftView {
  readonly thief: Seat;
  readonly victim: Seat;
  /** NUR-5.8 The kind, for thief and victim; NONE for all others. */
  readonly kind: Kind;
  /** The fewest spare cards of each kind that either of them had from then until their own next theft, ignoring all stolen cards. */
  readonly thiefSpare: readonly number[];
  readonly victimSpare: readonly number[];
}

/** What an attentive player has written down: all cards that changed hands in public, and the thefts. */
export interface Ledger {
  /** For each seat the cards of each kind it would hold if nothing had ever been stolen; below zero if it has spent loot. */
  readonly counted: readonly (readonly number[])[];
  readonly thefts: readonly TheftView[];
}

/** Everything here follows from public information; only the kinds of thefts differ between viewers. */
export function viewLedger(state: State, viewer: Viewer): Ledger {
  // Start with the current hands; every theft is then taken out of them.
  const counted = state.players.map(({ hand }) => hand.slice());
  const thefts: TheftView[] = [];
  for (let at = 0; at < state.memory.length; at += THEFT_SIZE) {
    const thief = state.memory[at];
    const victim = state.memory[at + 1];
    const kind = state.memory[at + 2];
    counted[thief][kind]--;
    counted[victim][kind]++;
    const loot = (seat: Seat, k: Kind): number => state.players[seat].hand[k] - counted[seat][k];
    const spare = (seat: Seat, from: number): number[] => KINDS.map((_, k) => state.memory[at + from + k] - loot(seat, k));
    thefts.push({
      thief,
      victim,
      kind: seesAs(viewer, thief) || seesAs(viewer, victim) ? kind : NONE,
      thiefSpare: spare(thief, THIEF_SPARE),
      victimSpare: spare(victim, VICTIM_SPARE),
    });
  }
  return { counted, thefts };
}
