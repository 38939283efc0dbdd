import { type Dealer, NONE, type Seat } from '@belfry/kernel';
import { GOODS, type Good, KEEP } from '../data/amounts.ts';
import { HELPS_CARDS } from '../data/buildings.ts';
import { DESIGNED } from '../data/designed.ts';
import { FIRST_SCORING, GIVES_GOODS, PRIVILEGES, type Privilege } from '../data/privileges.ts';
import { drawTop } from './draw.ts';
import type { Event } from './events.ts';
import { drawnPlace, insert, rememberMoved, rememberShown, remove } from './memory.ts';
import { type Move, USE, USE_GOODS } from './moves.ts';
import { PLACE_COUNT, piecesOn, withCheapest, withHighest } from './places.ts';
import { take } from './province.ts';
import { greetArrival, moveForward } from './road.ts';
import { isInPalace, type Player, type State } from './state.ts';

// FOR-10.2 As many cards as tokens; FOR-10.7 the tokens go back to the supply.
export function drawPrivileges(state: State, seat: Seat, dealer: Dealer<Event>): void {
  const { turn } = state;
  const { tokens } = turn;
  turn.tokens = 0;
  state.tokenSupply += tokens;
  for (let i = 0; i < tokens; i++) {
    const privilege = drawTop(state, dealer);
    if (privilege !== NONE) insert(turn.drawn, privilege);
  }
  const count = turn.drawn.length;
  if (count === 0) return;
  dealer.emit?.({ type: 'drew', clause: 'FOR-10.2', seat, count, privileges: turn.drawn.slice() });
  const keep = keepLimit(state.players[seat], tokens);
  if (count <= keep) keepPrivileges(state, seat, turn.drawn.slice(), dealer);
  else state.agenda.push({ kind: 'keep-privilege', seat, keep });
}

// FOR-10.3 to 10.5 One card is kept; with at least two tokens and a building that helps, two.
function keepLimit(player: Player, tokens: number): number {
  return player.buildings[HELPS_CARDS] > 0 && tokens >= KEEP.helpedFrom ? KEEP.helped : KEEP.usual;
}

// FOR-10.4, FOR-10.10 The kept cards are secret; the others go face up onto the discard.
export function keepPrivileges(state: State, seat: Seat, kept: readonly Privilege[], dealer: Dealer<Event>): void {
  const { drawn } = state.turn;
  const { memory, players } = state;
  const from = drawnPlace(state);
  const laidOff = drawn.slice();
  for (const privilege of kept) remove(laidOff, privilege);
  for (const privilege of laidOff) {
    rememberShown(memory, from, drawn.length, privilege);
    remove(drawn, privilege);
    insert(state.discard, privilege);
  }
  for (const privilege of kept) {
    rememberMoved(memory, from, seat, drawn.length);
    remove(drawn, privilege);
    insert(players[seat].hand, privilege);
  }
  dealer.emit?.({
    type: 'kept',
    clause: kept.length > KEEP.usual ? 'FOR-10.5' : 'FOR-10.4',
    seat,
    count: kept.length,
    privileges: kept.slice(),
    laidOff,
  });
}

/** FOR-11.4 Adds the privilege cards that can be used now to a list of moves, each kind once. */
export function addUses(state: State, seat: Seat, moves: Move[]): void {
  const { hand } = state.players[seat];
  for (let i = 0; i < hand.length; i++) {
    const privilege = hand[i];
    if (privilege >= FIRST_SCORING) return;
    if (i > 0 && hand[i - 1] === privilege) continue;
    if (privilege === GIVES_GOODS) addGoods(state, moves);
    else if (canUse(state, seat, privilege)) moves.push(USE[privilege]);
  }
}

// FOR-11.7, FOR-19.2 Every mix of units that the three areas of the board allow.
function addGoods(state: State, moves: Move[]): void {
  for (const move of USE_GOODS[goodsUnits(state)]) if (allows(state, move.goods)) moves.push(move);
}

/** Returns how many units the card for goods gives now. */
function goodsUnits(state: State): number {
  const { water, wine, grain } = state.supply;
  return Math.min(DESIGNED.goodsUnits, water + wine + grain);
}

/** Tells whether the supply has these goods; an empty list is not allowed. */
function allows(state: State, goods: readonly Good[]): boolean {
  for (const good of GOODS) {
    let wanted = 0;
    for (const each of goods) if (each === good) wanted++;
    if (wanted > state.supply[good]) return false;
  }
  return goods.length > 0;
}

/** FOR-11.10, FOR-11.12 Tells whether a piece or step card can be used. */
function canUse(state: State, seat: Seat, privilege: Privilege): boolean {
  const player = state.players[seat];
  const row = PRIVILEGES[privilege];
  if (row.effect === 'piece') return piecesOn(player[row.piece]) < PLACE_COUNT;
  return row.effect === 'steps' && !state.turn.stepCardUsed && !isInPalace(player);
}

// FOR-11.5 A used card goes face up onto the discard.
export function usePrivilege(state: State, seat: Seat, privilege: Privilege, goods: readonly Good[], dealer: Dealer<Event>): void {
  const player = state.players[seat];
  rememberShown(state.memory, seat, player.hand.length, privilege);
  remove(player.hand, privilege);
  remove(player.oldHand, privilege);
  insert(state.discard, privilege);
  if (isInPalace(player)) insert(player.spentInPalace, privilege);
  const row = PRIVILEGES[privilege];
  if (row.effect === 'goods') {
    for (const good of goods) take(state, player, good, 1);
    dealer.emit?.({ type: 'used-goods', clause: row.clause, seat, privilege, goods });
  } else if (row.effect === 'piece') {
    // FOR-11.9 The highest free place or, with the option `freePieceSlot`, the cheapest.
    player[row.piece] = state.options.freePieceSlot === 'highest' ? withHighest(player[row.piece]) : withCheapest(player[row.piece]);
    state.supply[row.piece]--;
    dealer.emit?.({ type: 'used-piece', clause: row.clause, seat, privilege, piece: row.piece });
  } else if (row.effect === 'steps') {
    // FOR-11.11, FOR-11.13 Steps of a card are not a favour.
    state.turn.stepCardUsed = true;
    const before = player.step;
    moveForward(player, row.steps);
    dealer.emit?.({ type: 'used-steps', clause: row.clause, seat, privilege, steps: player.step - before, step: player.step });
    greetArrival(state, seat, dealer);
  }
}
