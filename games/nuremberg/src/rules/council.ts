import { type Dealer, isOver, type Seat } from '@belfry/kernel';
import { ENTRY_PRESTIGE, PROTECTED_PRESTIGE } from '../data/amounts.ts';
import { COUNCIL_POINTS, COUNCILS, type CouncilRank } from '../data/council.ts';
import type { Event } from './events.ts';
import type { State } from './state.ts';
import { checkVictory } from './victory.ts';

// NUR-15.1, 15.11 Prestige from one wall or tower, settled once.
export function gainPrestige(state: State, seat: Seat, prestige: number, dealer: Dealer<Event>): void {
  state.players[seat].prestige += prestige;
  enterCouncil(state, seat, dealer);
  settleCouncil(state, seat, dealer);
}

// NUR-15.2, 15.8a With 3 prestige and no card: the highest unclaimed one.
function enterCouncil(state: State, seat: Seat, dealer: Dealer<Event>): void {
  const player = state.players[seat];
  if (player.council !== 0 || player.prestige < ENTRY_PRESTIGE) return;
  const council = highestUnclaimed(state);
  if (council === 0) return;
  takeCard(state, seat, council);
  dealer.emit?.({ type: 'council-entered', clause: 'NUR-15.2', seat, council });
  checkVictory(state, dealer);
}

function highestUnclaimed(state: State): CouncilRank {
  const { players } = state;
  for (let rank = 1; rank <= COUNCILS.length; rank++) {
    // NUR-15.3 With three players the Small Council is out of the game.
    if (COUNCILS[rank - 1].players.some((n) => n === players.length) && !players.some((player) => player.council === rank)) return rank;
  }
  return 0;
}

// NUR-15.8 b, c A claim on one holder is used at once (NUR-15.9), on several by choice; a player who lost a card settles next.
export function settleCouncil(state: State, climber: Seat, dealer: Dealer<Event>): void {
  let seat = climber;
  while (!isOver(state)) {
    const victims = victimsOf(state, seat);
    if (victims.length === 0) return;
    if (victims.length > 1) {
      state.agenda.push(Object.freeze({ kind: 'council-swap', seat, victims: Object.freeze(victims) }));
      return;
    }
    swapCouncil(state, seat, victims[0], false, dealer);
    seat = victims[0];
  }
}

// NUR-15.5 to 15.7 Holders of higher cards with strictly less prestige who are not protected.
function victimsOf(state: State, seat: Seat): Seat[] {
  const { players } = state;
  const { council, prestige } = players[seat];
  const victims: Seat[] = [];
  // NUR-15.10 Without a card every card counts as higher, unless outsiders have no claim.
  if (council === 0 && state.options.councilOutsider === 'no-claim') return victims;
  for (let other = 0; other < players.length; other++) {
    const holder = players[other];
    const higher = holder.council !== 0 && (council === 0 || holder.council < council);
    if (higher && holder.prestige < prestige && holder.prestige < PROTECTED_PRESTIGE) victims.push(other);
  }
  return victims;
}

// NUR-15.5 The climber takes the higher card and gives their own in exchange (none if they have none: NUR-15.10).
export function swapCouncil(state: State, seat: Seat, victim: Seat, final: boolean, dealer: Dealer<Event>): void {
  const given = state.players[seat].council;
  const council = state.players[victim].council;
  takeCard(state, victim, given);
  takeCard(state, seat, council);
  dealer.emit?.({ type: 'council-swapped', clause: given === 0 ? 'NUR-15.10' : 'NUR-15.5', seat, victim, council, given, final });
  checkVictory(state, dealer);
}

function takeCard(state: State, seat: Seat, council: CouncilRank): void {
  const player = state.players[seat];
  player.points += COUNCIL_POINTS[council] - COUNCIL_POINTS[player.council];
  player.council = council;
}
