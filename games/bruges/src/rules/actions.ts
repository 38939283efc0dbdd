import type { Dealer, Seat } from '@belfry/kernel';
import type { Side } from '../data/board.ts';
import { type Card, COLOUR_OF, PRICE_OF } from '../data/cards.ts';
import type { Colour } from '../data/colours.ts';
import { buildToken, canBuildNext, nextColour } from './canals.ts';
import type { Event } from './events.ts';
import { removeCard } from './hand.ts';
import { emptyColours, layHouse } from './houses.ts';
import { CANAL, GUILDERS, HOUSE, type Move, type Play, RECRUIT, THREAT, WORKERS } from './moves.ts';
import { anyCardBuilds, anyWorkerPays, guilderBonus, workersOfAction } from './passive.ts';
import { recruit } from './recruit.ts';
import type { Player, State } from './state.ts';
import { helpedBy, returnThreat } from './threats.ts';

/** What a player can do with any card now, calculated once for a whole hand. Sets of colours are numbers with one bit per colour. */
export interface Means {
  /** Colours of cards that build the next space of the left and of the right canal. */
  readonly left: number;
  readonly right: number;
  /** Colours of the empty houses. */
  readonly empty: number;
  /** Colours of workers that pay for a house of any colour. */
  readonly anyHouse: number;
}

const COLOUR_COUNT = 5;
const EVERY_COLOUR = (1 << COLOUR_COUNT) - 1;

export function meansOf(state: State, seat: Seat): Means {
  const player = state.players[seat];
  return {
    left: canalCards(state, seat, 0),
    right: canalCards(state, seat, 1),
    empty: emptyColours(player),
    anyHouse: anyWorkerPays(player) ? workerColours(player) : 0,
  };
}

// BRU-9.7 The card must have the colour of the space, and the price must be paid.
function canalCards(state: State, seat: Seat, side: Side): number {
  if (!canBuildNext(state, seat, side, 1)) return 0;
  return anyCardBuilds(state.players[seat]) ? EVERY_COLOUR : 1 << nextColour(state, seat, side);
}

function workerColours(player: Player): number {
  let bits = 0;
  for (let colour = 0; colour < COLOUR_COUNT; colour++) if (player.workers[colour] > 0) bits |= 1 << colour;
  return bits;
}

// BRU-9.1 Every card can be used for every action; its colour decides what that means.
export function addPlays(state: State, seat: Seat, card: Card, means: Means, moves: Move[]): void {
  const player = state.players[seat];
  const colour = COLOUR_OF[card];
  moves.push(WORKERS[card], GUILDERS[card]);
  // BRU-9.5 Only with a marker of the card's colour.
  if (player.threats[colour] > 0) moves.push(THREAT[card]);
  if ((means.left & (1 << colour)) !== 0) moves.push(CANAL[card][0]);
  if ((means.right & (1 << colour)) !== 0) moves.push(CANAL[card][1]);
  // BRU-9.12 A house costs a worker of its colour; of any colour with `house-any-worker`.
  if (means.anyHouse !== 0) addEach(means.anyHouse, HOUSE[card], moves);
  else if (player.workers[colour] > 0) moves.push(HOUSE[card][colour]);
  // BRU-9.15 Not without an empty house and enough guilders.
  if (means.empty !== 0 && player.guilders >= PRICE_OF[card]) addEach(means.empty, RECRUIT[card], moves);
}

/** Adds the moves of the colours in a set. */
function addEach(colours: number, byColour: readonly Move[], moves: Move[]): void {
  for (let colour = 0; colour < COLOUR_COUNT; colour++) if ((colours & (1 << colour)) !== 0) moves.push(byColour[colour]);
}

export function playsOfHand(state: State, seat: Seat, moves: Move[]): void {
  const { hand } = state.players[seat];
  if (hand.length === 0) return;
  const means = meansOf(state, seat);
  for (let i = 0; i < hand.length; i++) addPlays(state, seat, hand[i], means, moves);
}

/** Takes the card out of the hand and performs its action. */
export function playFromHand(state: State, seat: Seat, play: Play, dealer: Dealer<Event>): void {
  const player = state.players[seat];
  removeCard(player.hand, play.card);
  if (player.known.length > 0) {
    removeCard(player.known, play.card);
    if (play.do === 'house') coverKnown(state, seat, COLOUR_OF[play.card]);
  }
  perform(state, seat, play, dealer);
}

/** When a card goes face down from the hand, the others can no longer tell whether a known card of that colour is still there. */
function coverKnown(state: State, seat: Seat, colour: Colour): void {
  const player = state.players[seat];
  player.known = player.known.filter((card) => COLOUR_OF[card] !== colour);
}

type Action<D extends Play['do']> = (state: State, seat: Seat, play: Extract<Play, { do: D }>, dealer: Dealer<Event>) => void;

// BRU-9.3 I Workers: 2 of the card's colour, more with `worker-action-total`.
const takeWorkers: Action<'workers'> = (state, seat, { card }, dealer) => {
  const player = state.players[seat];
  const colour = COLOUR_OF[card];
  const workers = workersOfAction(player);
  player.workers[colour] += workers;
  state.discard.push(card);
  dealer.emit?.({ type: 'took-workers', clause: 'BRU-9.3', seat, card, colour, workers });
  helpedBy(player, seat, 'worker-action-total', dealer);
};

// BRU-9.4 II Guilders: as many as the die of the card's colour shows, more with `guilder-action-bonus`.
const takeGuilders: Action<'guilders'> = (state, seat, { card }, dealer) => {
  const player = state.players[seat];
  const guilders = state.dice[COLOUR_OF[card]] + guilderBonus(player);
  player.guilders += guilders;
  state.discard.push(card);
  dealer.emit?.({ type: 'took-guilders', clause: 'BRU-9.4', seat, card, guilders });
  helpedBy(player, seat, 'guilder-action-bonus', dealer);
};

// BRU-9.5 III Threat: return a marker of the card's colour for a point.
const fightThreat: Action<'threat'> = (state, seat, { card }, dealer) => {
  state.discard.push(card);
  const colour = COLOUR_OF[card];
  dealer.emit?.({ type: 'played-threat', clause: 'BRU-9.5', seat, card, colour });
  returnThreat(state, seat, colour, dealer);
};

// BRU-9.7 IV Canal: pay for the next space of that canal.
const buildCanal: Action<'canal'> = (state, seat, { card, side }, dealer) => {
  state.discard.push(card);
  if (dealer.emit !== undefined) tellCanalHelp(state, seat, COLOUR_OF[card], side, dealer);
  buildToken(state, seat, side, 1, card, 'BRU-9.7', dealer);
};

function tellCanalHelp(state: State, seat: Seat, card: Colour, side: Side, dealer: Dealer<Event>): void {
  if (card !== nextColour(state, seat, side)) helpedBy(state.players[seat], seat, 'canal-any-card-colour', dealer);
}

// BRU-9.12 V House: return a worker, lay the card face down.
const buildHouse: Action<'house'> = (state, seat, { card, worker }, dealer) => {
  const player = state.players[seat];
  const colour = COLOUR_OF[card];
  player.workers[worker]--;
  dealer.emit?.({ type: 'built-house', clause: 'BRU-9.12', seat, colour, worker, card });
  if (worker !== colour) helpedBy(player, seat, 'house-any-worker', dealer);
  layHouse(state, seat, card, true, dealer);
};

// BRU-9.14 VI Recruit: pay the price, lay the card face up on an empty house.
const recruitPerson: Action<'recruit'> = (state, seat, { card, house }, dealer) => recruit(state, seat, card, house, dealer);

const ACTION_OF: { readonly [D in Play['do']]: Action<D> } = {
  workers: takeWorkers,
  guilders: takeGuilders,
  threat: fightThreat,
  canal: buildCanal,
  house: buildHouse,
  recruit: recruitPerson,
};

/** Performs one of the six actions with a card that has left the hand or the pile. */
export function perform(state: State, seat: Seat, play: Play, dealer: Dealer<Event>): void {
  // The table's type guarantees that each action gets the play that names it.
  const action = ACTION_OF[play.do] as (state: State, seat: Seat, play: Play, dealer: Dealer<Event>) => void;
  action(state, seat, play, dealer);
}

export function isPlay(move: Move): move is Play {
  return ACTION_OF[move.do as Play['do']] !== undefined;
}
