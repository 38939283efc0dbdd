import { type Dealer, NONE, type Seat } from '@belfry/kernel';
import { ADVANCE } from '../data/action-cards.ts';
import { TOKENS } from '../data/amounts.ts';
import { FAVOUR_COUNT, type Favour } from '../data/favours.ts';
import { OWNER_OF, SIDE_AT } from '../data/sides.ts';
import type { Event } from './events.ts';
import type { State } from './state.ts';

// FOR-13.1 New order of play, tokens, favour cards opened.
export function closeRound(state: State, dealer: Dealer<Event>): void {
  setOrder(state, dealer);
  placeTokens(state, dealer);
  openFavours(state, dealer);
}

/** FOR-13.2 Returns the player on whose side Fortuna is, or NONE if it is on an open side. */
function fortunaHolder(state: State): Seat {
  return OWNER_OF[state.players.length][SIDE_AT[state.cards.indexOf(ADVANCE)]];
}

function setOrder(state: State, dealer: Dealer<Event>): void {
  const holder = fortunaHolder(state);
  const oldStart = state.order[0];
  // FOR-13.5 Nobody holds Fortuna: the start player stays or, with the option `unclaimedFortuna`, money alone decides.
  const first = holder !== NONE ? holder : state.options.unclaimedFortuna === 'keep' ? oldStart : NONE;
  state.order = orderByMoney(state, first, first === NONE ? oldStart : first);
  dealer.emit?.({ type: 'order-set', clause: holder === NONE ? 'FOR-13.5' : 'FOR-13.2', order: state.order.slice(), holder });
}

// FOR-13.3, FOR-13.4 The other players by money; with equal money clockwise from `from`.
function orderByMoney(state: State, first: Seat, from: Seat): Seat[] {
  const seats = state.players.length;
  const order: Seat[] = [];
  for (let distance = 0; distance < seats; distance++) {
    const seat = (from + distance) % seats;
    let at = order.length;
    while (at > 0 && comesBefore(state, seat, order[at - 1], first)) {
      order[at] = order[at - 1];
      at--;
    }
    order[at] = seat;
  }
  return order;
}

function comesBefore(state: State, seat: Seat, other: Seat, first: Seat): boolean {
  return other !== first && state.players[seat].money > state.players[other].money;
}

// FOR-13.6 to 13.8 A token on every open card with fewer than three, in the order 1 to 6 while the supply lasts.
function placeTokens(state: State, dealer: Dealer<Event>): void {
  const favours: Favour[] = [];
  for (let favour = 0; favour < FAVOUR_COUNT && state.tokenSupply > 0; favour++) {
    if (state.covered[favour] || state.tokens[favour] === TOKENS.perFavour) continue;
    state.tokens[favour]++;
    state.tokenSupply--;
    favours.push(favour);
  }
  dealer.emit?.({ type: 'tokens-placed', clause: 'FOR-13.6', favours });
}

// FOR-13.9
function openFavours(state: State, dealer: Dealer<Event>): void {
  const favours: Favour[] = [];
  for (let favour = 0; favour < FAVOUR_COUNT; favour++) {
    if (state.covered[favour]) favours.push(favour);
    state.covered[favour] = false;
  }
  dealer.emit?.({ type: 'favours-opened', clause: 'FOR-13.9', favours });
}
