import { type GameView, type Seat, seesAs, splitAgenda, type Viewer } from '@belfry/kernel';
import type { MarketRowOptions } from '../data/options.ts';
import type { Ware } from '../data/wares.ts';
import { stallPoints } from '../rules/scoring.ts';
import type { Decision, Phase, Player, State } from '../rules/state.ts';

export interface SeatView {
  readonly stall: readonly Ware[];
  readonly points: number;
  readonly handSize: number;
  /** The hand, for its owner (and for everyone after the end). */
  readonly hand: readonly Ware[] | null;
  readonly hasOffered: boolean;
  /** The offer, for its owner, and for everyone once it is turned up. */
  readonly offer: Ware | null;
}

export interface View extends GameView {
  readonly pending: readonly Decision[];
  /** The agenda below the pending decisions, the next item last. */
  readonly later: readonly Decision[];
  readonly phase: Phase;
  readonly options: MarketRowOptions;
  readonly seats: readonly SeatView[];
  readonly start: Seat;
  readonly row: readonly Ware[];
  readonly pileSize: number;
  /** The order of the pile, after the end only. */
  readonly pile: readonly Ware[] | null;
  readonly discard: readonly Ware[];
  readonly order: readonly Seat[];
}

// MKT-6.1
export function view(state: State, viewer: Viewer): View {
  const { pending, later } = splitAgenda(state.agenda);
  return {
    viewer,
    round: state.round,
    pending,
    later,
    phase: state.phase,
    options: state.options,
    seats: state.players.map((player, seat) => viewSeat(player, seesAs(viewer, seat), state.order.length > 0)),
    start: state.start,
    row: state.row.slice(),
    pileSize: state.pile.length,
    pile: viewer === 'open' ? state.pile.slice() : null,
    discard: state.discard.slice(),
    order: state.order.slice(),
  };
}

function viewSeat({ hand, offer, stall }: Player, isOwn: boolean, isTurnedUp: boolean): SeatView {
  return {
    stall: stall.slice(),
    points: stallPoints(stall),
    handSize: hand.length,
    hand: isOwn ? hand.slice() : null,
    hasOffered: offer !== null,
    offer: isOwn || isTurnedUp ? offer : null,
  };
}
