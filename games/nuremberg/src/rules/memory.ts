import type { Seat } from '@belfry/kernel';
import { type Bundle, KINDS, type Kind } from '../data/resources.ts';
import type { State } from './state.ts';

// What an attentive player remembers. Every change of a hand is public except for the kind of a stolen card. So it is enough
// to store, for every theft, who took from whom, the kind, and for both of them the fewest cards of each kind they are
// proved to have had to spare from then until their next theft: a guess about the kind is possible as long as it
// leaves none of these below zero. Views turn the figures into public ones (view/ledger.ts); `determinize` guesses from them.

/** Each theft in `memory`: thief, victim, kind, five figures of the thief, five of the victim. */
export const THEFT_SIZE = 3 + 2 * KINDS.length;
export const THIEF_SPARE = 3;
export const VICTIM_SPARE = 3 + KINDS.length;

// NUR-5.8 Only thief and victim see which card it is.
export function rememberTheft(state: State, thief: Seat, victim: Seat, kind: Kind): void {
  const { memory, players, trace } = state;
  const at = memory.length;
  memory.push(thief, victim, kind);
  for (let k = 0; k < KINDS.length; k++) memory.push(players[thief].hand[k]);
  for (let k = 0; k < KINDS.length; k++) memory.push(players[victim].hand[k]);
  trace[thief] = at + THIEF_SPARE;
  trace[victim] = at + VICTIM_SPARE;
}

/** Records that a hand has shrunk in public. */
export function rememberSpent(state: State, seat: Seat, kind: Kind): void {
  const at = state.trace[seat];
  if (at < 0) return;
  const left = state.players[seat].hand[kind];
  if (left < state.memory[at + kind]) state.memory[at + kind] = left;
}

/** Records that a seat holds the cards it names in an offer, in a counter or by accepting. */
export function rememberNamed(state: State, seat: Seat, named: Bundle): void {
  const at = state.trace[seat];
  if (at < 0) return;
  const { hand } = state.players[seat];
  for (let k = 0; k < KINDS.length; k++) {
    const spare = hand[k] - named[k];
    if (named[k] > 0 && spare < state.memory[at + k]) state.memory[at + k] = spare;
  }
}
