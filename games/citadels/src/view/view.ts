import { type GameView, NONE, type Seat, seesAs, splitAgenda, type Viewer } from '@belfry/kernel';
import type { Character } from '../data/characters.ts';
import type { District } from '../data/districts.ts';
import type { CitadelsOptions } from '../data/options.ts';
import { EVERYONE, IN_DISCARD, recall, recallUnder, type UnderFact } from '../rules/memory.ts';
import { districtPoints } from '../rules/scoring.ts';
import type { Phase, State } from '../rules/state.ts';
import type { Turn } from '../rules/turn.ts';
import { type DecisionView, viewDecision } from './decision-view.ts';
import { type DraftView, viewDraft } from './draft-view.ts';

export interface SeatView {
  readonly gold: number;
  readonly city: readonly District[];
  readonly points: number;
  readonly handSize: number;
  /** The hand, for its owner (and for everyone after the end). */
  readonly hand: readonly District[] | null;
  /** Cards the viewer knows to be in this hand. */
  readonly known: readonly District[];
  /** Cards the viewer knew in this hand before its owner discarded unseen. */
  readonly possible: readonly District[];
  /** Characters of this round that the viewer knows this seat to hold: its own and those that were shown. */
  readonly characters: readonly Character[];
}

export interface View extends GameView {
  readonly pending: readonly DecisionView[];
  /** The rest of the agenda below it, the next item last. */
  readonly later: readonly DecisionView[];
  readonly options: CitadelsOptions;
  readonly seats: readonly SeatView[];
  readonly phase: Phase;
  readonly crown: Seat;
  readonly pileSize: number;
  readonly discardSize: number;
  /** Cards the viewer knows to be in the discard pile. */
  readonly discards: readonly District[];
  /** Cards the viewer itself put under the draw pile. */
  readonly under: readonly UnderFact[];
  /** The order of the draw pile and the whole discard pile, after the end only. */
  readonly piles: { readonly pile: readonly District[]; readonly discard: readonly District[] } | null;
  readonly bank: number;
  readonly draft: DraftView;
  readonly called: number;
  /** By character: the seat that showed it this round, or NONE. */
  readonly shown: readonly Seat[];
  readonly murdered: Character;
  readonly robbed: Character;
  readonly turn: Readonly<Turn>;
  readonly firstFinisher: Seat;
  readonly hauntedRound: number;
}

export function view(state: State, viewer: Viewer): View {
  const shown = shownCharacters(state);
  const { pending, later } = splitAgenda(state.agenda.map((decision) => viewDecision(decision, viewer)));
  return {
    viewer,
    round: state.round,
    pending,
    later,
    options: state.options,
    seats: state.players.map((_, seat) => viewSeat(state, seat, viewer, shown)),
    phase: state.phase,
    crown: state.crown,
    pileSize: state.pile.length,
    discardSize: state.discard.length,
    discards: recall(state, observerOf(viewer), IN_DISCARD, true),
    under: typeof viewer === 'number' ? recallUnder(state, viewer) : [],
    piles: viewer === 'open' ? { pile: state.pile.slice(), discard: state.discard.slice() } : null,
    bank: state.bank,
    draft: viewDraft(state, viewer),
    called: state.called,
    shown,
    murdered: state.murdered,
    robbed: state.robbed,
    turn: { ...state.turn },
    firstFinisher: state.firstFinisher,
    hauntedRound: state.hauntedRound,
  };
}

function observerOf(viewer: Viewer): number {
  return typeof viewer === 'number' ? viewer : EVERYONE;
}

// CIT-4.2, 4.4 Called, held and not murdered: then it was shown.
function shownCharacters(state: State): Seat[] {
  return state.holder.map((seat, character) => (character < state.called && character !== state.murdered ? seat : NONE));
}

function viewSeat(state: State, seat: Seat, viewer: Viewer, shown: readonly Seat[]): SeatView {
  const player = state.players[seat];
  const sees = seesAs(viewer, seat);
  return {
    gold: player.gold,
    city: player.city.slice(),
    points: districtPoints(player.city),
    handSize: player.hand.length,
    hand: sees ? player.hand.slice() : null,
    known: sees ? [] : recall(state, observerOf(viewer), seat, true),
    possible: sees ? [] : recall(state, observerOf(viewer), seat, false),
    characters: charactersOf(seat, sees ? state.holder : shown),
  };
}

function charactersOf(seat: Seat, holders: readonly Seat[]): Character[] {
  const own: Character[] = [];
  for (let character = 0; character < holders.length; character++) if (holders[character] === seat) own.push(character);
  return own;
}
