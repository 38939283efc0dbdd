import type { Chance, Dealer, Seat } from '@belfry/kernel';
import { KINDS, type Kind } from '../data/resources.ts';
import type { Event } from './events.ts';
import { rememberTheft } from './memory.ts';
import { perSeat } from './moves.ts';
import type { Decision, State } from './state.ts';
import { returnCards } from './supply.ts';

const MOVE = perSeat((seat): Decision => Object.freeze({ kind: 'robber-move', seat }));
const STEAL = perSeat((seat): Decision => Object.freeze({ kind: 'robber-steal', seat }));

// NUR-5.2, 5.4 All players with more than 7 cards choose at the same time; with none of them the knight rides at once.
export function beginRobbery(state: State, limit: number): void {
  state.phase = 'discard';
  state.players.forEach((player, seat) => {
    if (player.cards <= limit) return;
    state.agenda.push(Object.freeze({ kind: 'robber-discard', seat, count: half(player.cards), together: 'robber' }));
  });
}

// NUR-5.3 Half, rounded down.
export function half(cards: number): number {
  return Math.floor(cards / 2);
}

// NUR-5.4 When the last has chosen, all discards are made together. NUR-5.5 Then the robber knight must be moved.
export function makeDiscards(state: State, dealer: Dealer<Event>): void {
  state.players.forEach((player, seat) => {
    const cards = player.discard;
    if (cards === null) return;
    player.discard = null;
    for (let kind = 0; kind < KINDS.length; kind++) if (cards[kind] > 0) returnCards(state, seat, kind, cards[kind]);
    dealer.emit?.({ type: 'handed-in', clause: 'NUR-5.4', seat, cards });
  });
  state.phase = 'steal';
  state.agenda.push(MOVE[state.active]);
}

// NUR-5.6 The player may steal; NUR-5.7, 21.4 the step is skipped only when no opponent has a card.
export function offerTheft(state: State): void {
  state.phase = 'trade';
  if (state.players.some((player, seat) => seat !== state.active && player.cards > 0)) state.agenda.push(STEAL[state.active]);
}

// NUR-5.6 One card drawn uniformly from the victim's hand.
export function steal(state: State, thief: Seat, victim: Seat, dealer: Dealer<Event>): void {
  const from = state.players[victim];
  const to = state.players[thief];
  const kind = drawFrom(from.hand, from.cards, dealer.chance);
  from.hand[kind]--;
  from.cards--;
  to.hand[kind]++;
  to.cards++;
  rememberTheft(state, thief, victim, kind);
  dealer.emit?.({ type: 'stolen', clause: 'NUR-5.6', seat: thief, victim, kind });
}

function drawFrom(hand: readonly number[], cards: number, chance: Chance): Kind {
  let left = chance.below(cards);
  let kind = 0;
  while (left >= hand[kind]) left -= hand[kind++];
  return kind;
}
