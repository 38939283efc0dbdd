import type { Dealer, Seat } from '@belfry/kernel';
import { MAJORITIES, type MajorityName } from '../data/board.ts';
import { tokenCount } from './canals.ts';
import type { Event } from './events.ts';
import { personCount } from './houses.ts';
import { tieCounts } from './passive.ts';
import type { State } from './state.ts';
import { helpedBy } from './threats.ts';

// BRU-14.2 What is compared for each majority.
const MEASURES: { readonly [M in MajorityName]: (state: State, seat: Seat) => number } = {
  reputation: (state, seat) => state.players[seat].step,
  people: (state, seat) => personCount(state.players[seat]),
  canals: tokenCount,
};

// BRU-14.1 Reputation, people, canals, in this order.
export function turnMajorities(state: State, dealer: Dealer<Event>): void {
  for (let majority = 0; majority < MAJORITIES.length; majority++) turnMajority(state, majority, dealer);
}

function turnMajority(state: State, majority: number, dealer: Dealer<Event>): void {
  const measure = MEASURES[MAJORITIES[majority]];
  let best = 0;
  let leaders = 0;
  for (let seat = 0; seat < state.players.length; seat++) {
    const value = measure(state, seat);
    if (value > best) {
      best = value;
      leaders = 1;
    } else if (value === best) leaders++;
  }
  // Every player has 0: all share first place, and `majority-tie-counts` does not count that (BRU-14.6).
  if (best === 0) return;
  for (let seat = 0; seat < state.players.length; seat++) {
    const player = state.players[seat];
    // BRU-14.4 A turned marker stays turned.
    if (player.majorities[majority] || measure(state, seat) < best) continue;
    // BRU-14.3 A tie for first place turns no marker, except with `majority-tie-counts`.
    if (leaders > 1 && !tieCounts(player)) continue;
    player.majorities[majority] = true;
    dealer.emit?.({ type: 'turned-majority', clause: leaders > 1 ? 'BRU-14.6' : 'BRU-14.3', seat, majority });
    if (leaders > 1) helpedBy(player, seat, 'majority-tie-counts', dealer);
  }
}
