import type { Dealer, Seat } from '@belfry/kernel';
import { FAVOUR_COUNT } from '../data/favours.ts';
import { CARDS_PER_SIDE } from '../data/sides.ts';
import { canUseArmy } from './actions.ts';
import type { Event } from './events.ts';
import { canCoverExtra, canServeSomething, decline, roll } from './favour.ts';
import { drawPrivileges } from './privileges.ts';
import { continueDraft, firstPosition, showProtection } from './start-cards.ts';
import { activeSeat, isInPalace, isOver, type State } from './state.ts';
import { beginRound, endTurn } from './turn.ts';

/** FOR-20.1 Runs the game on by itself until somebody owes a decision or the game is over. */
export function advance(state: State, dealer: Dealer<Event>): void {
  while (state.agenda.length === 0 && !isOver(state)) step(state, dealer);
}

function step(state: State, dealer: Dealer<Event>): void {
  const seat = activeSeat(state);
  const player = state.players[seat];
  switch (state.phase) {
    case 'draft':
      continueDraft(state, dealer);
      return;
    case 'protect':
      showProtection(state, dealer);
      beginRound(state, dealer);
      return;
    case 'action':
      state.agenda.push({ kind: 'play-action', seat });
      return;
    case 'swap':
      state.agenda.push({ kind: 'swap-card', seat });
      return;
    case 'army':
      // FOR-20.3 Whoever holds a privilege card is asked, even if he can do nothing.
      if (player.hand.length > 0 || canUseArmyAtAll(state, seat)) state.agenda.push({ kind: 'use-army', seat });
      else state.phase = 'roll';
      return;
    case 'roll':
      // FOR-7.17 In the palace there is no phase 4.
      if (isInPalace(player)) state.phase = 'cover';
      else {
        roll(state, seat, dealer);
        state.phase = 'favour';
      }
      return;
    case 'favour':
      if (isInPalace(player)) state.phase = 'cover';
      else if (player.hand.length > 0 || canServeSomething(state, player)) state.agenda.push({ kind: 'serve-emperor', seat });
      else {
        decline(state, seat, dealer);
        state.phase = 'cover';
      }
      return;
    case 'cover':
      state.phase = 'privileges';
      if (mayCoverExtra(state)) state.agenda.push({ kind: 'extra-cover', seat });
      return;
    case 'privileges':
      state.phase = 'end';
      // FOR-10.1 Only for whoever took tokens in this turn.
      if (state.turn.tokens > 0) drawPrivileges(state, seat, dealer);
      return;
    case 'end':
      if (player.hand.length > 0) state.agenda.push({ kind: 'end-turn', seat });
      else endTurn(state, dealer);
  }
}

function canUseArmyAtAll(state: State, seat: Seat): boolean {
  const first = firstPosition(state, seat);
  for (let position = first; position < first + CARDS_PER_SIDE; position++) if (canUseArmy(state, seat, position)) return true;
  return false;
}

// FOR-9.1, FOR-9.4 Two players, the start player, and a card that may be covered.
function mayCoverExtra(state: State): boolean {
  if (state.players.length !== 2 || state.active !== 0) return false;
  for (let favour = 0; favour < FAVOUR_COUNT; favour++) if (canCoverExtra(state, favour)) return true;
  return false;
}
