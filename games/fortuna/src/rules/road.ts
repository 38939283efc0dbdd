import { type Dealer, NONE, type Seat } from '@belfry/kernel';
import { PALACE_STEP, TOKENS } from '../data/amounts.ts';
import type { Privilege } from '../data/privileges.ts';
import { drawTop } from './draw.ts';
import type { Event } from './events.ts';
import { insert, palacePlace, rememberMoved, remove } from './memory.ts';
import { isInPalace, type Player, type State } from './state.ts';

// FOR-7.6, FOR-14.5 Steps beyond the palace do not exist.
export function moveForward(player: Player, steps: number): void {
  player.step = Math.min(PALACE_STEP, player.step + steps);
}

// FOR-15.7 The palace reward is handled at the moment of arrival, for any kind of step.
export function greetArrival(state: State, seat: Seat, dealer: Dealer<Event>): void {
  const { palace, players } = state;
  if (!isInPalace(players[seat]) || palace.arrivals.includes(seat)) return;
  palace.arrivals.push(seat);
  palace.taken.push(NONE);
  const place = palace.arrivals.length;
  dealer.emit?.({ type: 'arrived', clause: 'FOR-15.1', seat, place });
  if (place === 1) fillPalace(state, dealer);
  const count = palace.set.length;
  if (count === 0) return;
  dealer.emit?.({ type: 'palace-looked', clause: place === 1 ? 'FOR-15.3' : 'FOR-15.4', seat, count, privileges: palace.set.slice() });
  if (count === 1) takeFromPalace(state, seat, palace.set[0], dealer);
  else state.agenda.push({ kind: 'palace-pick', seat });
}

// FOR-15.3 The first arrival spends the palace tokens on as many cards. FOR-15.8 There may be fewer left to draw.
function fillPalace(state: State, dealer: Dealer<Event>): void {
  const { palace } = state;
  palace.tokens = 0;
  for (let i = 0; i < TOKENS.palace; i++) {
    const privilege = drawTop(state, dealer);
    if (privilege !== NONE) insert(palace.set, privilege);
  }
}

// FOR-15.3 to 15.6 One card, regardless of buildings; the others stay face down.
export function takeFromPalace(state: State, seat: Seat, privilege: Privilege, dealer: Dealer<Event>): void {
  const { palace, players, memory } = state;
  const at = palace.arrivals.indexOf(seat);
  rememberMoved(memory, palacePlace(state), seat, palace.set.length);
  remove(palace.set, privilege);
  insert(players[seat].hand, privilege);
  palace.taken[at] = privilege;
  const clause = at === 0 ? 'FOR-15.3' : at === 1 ? 'FOR-15.4' : 'FOR-15.5';
  dealer.emit?.({ type: 'palace-took', clause, seat, left: palace.set.length, privilege });
}
