import { type GameView, isDecision, NONE, owed, type Seat, seesAs, splitAgenda, type Viewer } from '@belfry/kernel';
import { type Card, COLOUR_OF } from '../data/cards.ts';
import { ALL_COLOURS, type Colour } from '../data/colours.ts';
import type { BrugesOptions } from '../data/options.ts';
import type { Decision, House, Phase, Player, State, Step } from '../rules/state.ts';
import { viewDecision, viewStep } from './decision-view.ts';

export interface HouseView {
  readonly colour: Colour;
  /** The face of the house card for an owner who has seen it (and for everyone after the end). */
  readonly card: Card | null;
  /** False for a house from the pile (BRU-12.11). */
  readonly seen: boolean;
  readonly person: Card;
  readonly used: boolean;
}

export interface SeatView {
  readonly points: number;
  readonly step: number;
  readonly guilders: number;
  readonly workers: readonly number[];
  readonly threats: readonly number[];
  readonly canals: readonly number[];
  readonly statues: readonly number[];
  readonly majorities: readonly boolean[];
  /** Backs of the hand: number of cards by colour, without those just drawn. */
  readonly handColours: readonly number[];
  /** The hand, for its owner (and for everyone after the end). */
  readonly hand: readonly Card[] | null;
  /** Publicly known cards of the hand. */
  readonly known: readonly Card[];
  /** Backs of the cards drawn but not yet looked at. */
  readonly drawnColours: readonly number[];
  readonly houses: readonly HouseView[];
}

export interface PileView {
  readonly size: number;
  /** The back on top, null for an empty pile. */
  readonly top: Colour | null;
  /** The order, after the end only. */
  readonly cards: readonly Card[] | null;
}

export interface View extends GameView {
  readonly pending: readonly Decision[];
  /** The rest of the agenda below it, the next item last. */
  readonly later: readonly (Decision | Step)[];
  readonly options: BrugesOptions;
  readonly seats: readonly SeatView[];
  readonly phase: Phase;
  readonly place: number;
  readonly circle: number;
  readonly start: Seat;
  readonly dice: readonly number[];
  readonly piles: readonly [PileView, PileView];
  readonly extra: PileView;
  /** All discarded cards were face up at some point. */
  readonly discard: readonly Card[];
  readonly statuesTaken: number;
  /** BRU-12.7 The drawn card to be used now: its back, and its face for the player who must use it. */
  readonly held: { readonly colour: Colour; readonly card: Card | null } | null;
  readonly lastRound: number;
  /** Cards drawn but looked at by nobody, after the end only. */
  readonly unlooked: readonly (readonly Card[])[] | null;
}

/** Builds what a viewer may know, starting from nothing. Backs are public; faces follow section 5 of the rules. */
export function view(state: State, viewer: Viewer): View {
  const open = viewer === 'open';
  const { pending, later } = splitAgenda(state.agenda);
  return {
    viewer,
    round: state.round,
    pending: pending.map(viewDecision),
    later: later.length === 0 ? later : later.map((item) => (isDecision(item) ? viewDecision(item) : viewStep(item))),
    options: state.options,
    seats: state.players.map((player, seat) => viewSeat(player, seat, viewer)),
    phase: state.phase,
    place: state.place,
    circle: state.circle,
    start: state.start,
    dice: state.dice.slice(),
    piles: [viewPile(state.piles[0], open), viewPile(state.piles[1], open)],
    extra: viewPile(state.extra, open),
    discard: state.discard.slice(),
    statuesTaken: state.statuesTaken,
    held: viewHeld(state, viewer),
    lastRound: state.lastRound,
    unlooked: open ? state.players.map(({ drawn }) => drawn.slice()) : null,
  };
}

function viewSeat(player: Player, seat: Seat, viewer: Viewer): SeatView {
  const sees = seesAs(viewer, seat);
  return {
    points: player.points,
    step: player.step,
    guilders: player.guilders,
    workers: player.workers.slice(),
    threats: player.threats.slice(),
    canals: player.canals.slice(),
    statues: player.statues.slice(),
    majorities: player.majorities.slice(),
    handColours: countColours(player.hand),
    hand: sees ? player.hand.slice() : null,
    known: player.known.slice(),
    drawnColours: countColours(player.drawn),
    houses: player.houses.map((house) => viewHouse(house, sees, viewer)),
  };
}

// The owner may look again at a house placed from their own hand; nobody sees one from the pile before the end.
function viewHouse({ card, seen, person, used }: House, owner: boolean, viewer: Viewer): HouseView {
  const knows = viewer === 'open' || (owner && seen);
  return { colour: COLOUR_OF[card], card: knows ? card : null, seen, person, used };
}

function viewPile(pile: readonly Card[], open: boolean): PileView {
  const top = pile.at(-1);
  return { size: pile.length, top: top === undefined ? null : COLOUR_OF[top], cards: open ? pile.slice() : null };
}

function viewHeld(state: State, viewer: Viewer): View['held'] {
  if (state.held === NONE) return null;
  const user = owed(state.agenda).find(({ kind }) => kind === 'act-with-drawn');
  const sees = user !== undefined && seesAs(viewer, user.seat);
  return { colour: COLOUR_OF[state.held], card: sees ? state.held : null };
}

const NONE_OF_ANY: readonly number[] = ALL_COLOURS.map(() => 0);

export function countColours(cards: readonly Card[]): number[] {
  const counts = NONE_OF_ANY.slice();
  for (const card of cards) counts[COLOUR_OF[card]]++;
  return counts;
}
