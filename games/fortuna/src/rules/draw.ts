import { type Dealer, NONE, shuffle } from '@belfry/kernel';
import type { Privilege } from '../data/privileges.ts';
import type { Event } from './events.ts';
import { rememberReshuffle } from './memory.ts';
import type { State } from './state.ts';

// FOR-10.8, FOR-19.5 An empty pile is rebuilt from the discard when a card must be drawn, not earlier.
// FOR-10.9 With both empty there is nothing to draw.
export function drawTop(state: State, dealer: Dealer<Event>): Privilege {
  if (state.pile.length === 0) {
    if (state.discard.length === 0) return NONE;
    rememberReshuffle(state);
    state.pile = shuffle(dealer.chance, state.discard);
    state.discard = [];
    dealer.emit?.({ type: 'reshuffled', clause: 'FOR-10.8', count: state.pile.length });
  }
  return state.pile.pop() ?? NONE;
}
