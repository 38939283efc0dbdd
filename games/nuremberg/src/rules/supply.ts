import type { Seat } from '@belfry/kernel';
import { type Bundle, GOLD, KINDS, type Kind } from '../data/resources.ts';
import { rememberSpent } from './memory.ts';
import type { Player, State } from './state.ts';

/** Tells whether a player holds all of this, including gold. */
export function covers(player: Player, cost: Bundle): boolean {
  const { hand } = player;
  return (
    hand[0] >= cost[0] && hand[1] >= cost[1] && hand[2] >= cost[2] && hand[3] >= cost[3] && hand[4] >= cost[4] && player.gold >= cost[GOLD]
  );
}

/** NUR-6.7 Tells whether the player has cards or gold to trade with. */
export function hasHoldings(player: Player): boolean {
  return player.cards > 0 || player.gold > 0;
}

// NUR-8.1 The cost goes to the stock and the bank.
export function pay(state: State, seat: Seat, cost: Bundle): void {
  for (let kind = 0; kind < KINDS.length; kind++) if (cost[kind] > 0) returnCards(state, seat, kind, cost[kind]);
  state.players[seat].gold -= cost[GOLD];
}

export function returnCards(state: State, seat: Seat, kind: Kind, count: number): void {
  loseCards(state, seat, kind, count);
  state.stock[kind] += count;
}

export function drawCards(state: State, seat: Seat, kind: Kind, count: number): void {
  state.stock[kind] -= count;
  gainCards(state.players[seat], kind, count);
}

// NUR-6.14 What one player gives another, in public.
export function handOver(state: State, from: Seat, to: Seat, given: Bundle): void {
  for (let kind = 0; kind < KINDS.length; kind++) {
    if (given[kind] === 0) continue;
    loseCards(state, from, kind, given[kind]);
    gainCards(state.players[to], kind, given[kind]);
  }
  state.players[from].gold -= given[GOLD];
  state.players[to].gold += given[GOLD];
}

function loseCards(state: State, seat: Seat, kind: Kind, count: number): void {
  const player = state.players[seat];
  player.hand[kind] -= count;
  player.cards -= count;
  rememberSpent(state, seat, kind);
}

function gainCards(player: Player, kind: Kind, count: number): void {
  player.hand[kind] += count;
  player.cards += count;
}
