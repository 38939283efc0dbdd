import { type GameView, type Seat, seesAs, splitAgenda, type Viewer } from '@belfry/kernel';
import type { Colour } from '../data/colours.ts';
import type { CouncilRank } from '../data/council.ts';
import type { EventCard } from '../data/events.ts';
import { NUMBERS } from '../data/numbers.ts';
import type { NurembergOptions } from '../data/options.ts';
import type { Hex } from '../data/region.ts';
import { type Decision, type Phase, roundOf, type State, type Trade } from '../rules/state.ts';
import { viewDecision } from './decision-view.ts';
import { type Ledger, viewLedger } from './ledger.ts';

export interface SeatView {
  readonly colour: Colour;
  readonly handSize: number;
  /** The hand by kind, for its owner (and for everyone after the end). */
  readonly hand: readonly number[] | null;
  readonly gold: number;
  readonly prestige: number;
  readonly council: CouncilRank;
  readonly points: number;
  /** Pieces left. */
  readonly villages: number;
  readonly houses: number;
  readonly stations: number;
  /** Bank ratios by kind, gold last. */
  readonly ratios: readonly number[];
  /** Bits of the goods sold at double price. */
  readonly doubled: number;
  readonly yard: boolean;
  /** True once the player has chosen what to discard for the robber knight. */
  readonly chosen: boolean;
  /** What was chosen, for the chooser. */
  readonly discard: readonly number[] | null;
}

export interface View extends GameView {
  readonly pending: readonly Decision[];
  /** The rest of the agenda below it, the next item last. */
  readonly later: readonly Decision[];
  readonly options: NurembergOptions;
  readonly seats: readonly SeatView[];
  readonly phase: Phase;
  readonly first: Seat;
  readonly active: Seat;
  readonly turn: number;
  readonly placed: number;
  readonly helped: number;
  readonly fair: boolean;
  readonly offersMade: number;
  readonly bankTrades: number;
  readonly offered: readonly number[];
  readonly trade: Readonly<Trade> | null;
  readonly stock: readonly number[];
  readonly deckSize: number;
  /** The order of the draw pile, after the end only. */
  readonly deck: readonly EventCard[] | null;
  readonly discards: readonly EventCard[];
  readonly year: number;
  /** The number printed on each hex. */
  readonly numbers: readonly (number | null)[];
  readonly robber: Hex;
  readonly stations: readonly Seat[];
  readonly villages: readonly Seat[];
  readonly houses: readonly Seat[];
  readonly rights: readonly Seat[];
  readonly walls: number;
  readonly towers: number;
  readonly ledger: Ledger;
  readonly ending: 'points' | 'time' | null;
}

export function view(state: State, viewer: Viewer): View {
  const { trade } = state;
  const { pending, later } = splitAgenda(state.agenda.map(viewDecision));
  return {
    viewer,
    round: roundOf(state),
    pending,
    later,
    options: state.options,
    seats: state.players.map((_, seat) => viewSeat(state, seat, viewer)),
    phase: state.phase,
    first: state.first,
    active: state.active,
    turn: state.turn,
    placed: state.placed,
    helped: state.helped,
    fair: state.fair,
    offersMade: state.offersMade,
    bankTrades: state.bankTrades,
    offered: state.offered.slice(),
    trade: trade === null ? null : { give: trade.give, get: trade.get, to: trade.to, listed: trade.listed, answers: trade.answers.slice() },
    stock: state.stock.slice(),
    deckSize: state.deck.length,
    deck: viewer === 'open' ? state.deck.slice() : null,
    discards: state.discards.slice(),
    year: state.year,
    numbers: NUMBERS,
    robber: state.robber,
    stations: state.stations.slice(),
    villages: state.villages.slice(),
    houses: state.houses.slice(),
    rights: state.rights.slice(),
    walls: state.walls,
    towers: state.towers,
    ledger: viewLedger(state, viewer),
    ending: state.ending,
  };
}

// NUR-1.13 Hands are hidden; gold, prestige and the number of cards are public.
function viewSeat(state: State, seat: Seat, viewer: Viewer): SeatView {
  const player = state.players[seat];
  const sees = seesAs(viewer, seat);
  return {
    colour: player.colour,
    handSize: player.cards,
    hand: sees ? player.hand.slice() : null,
    gold: player.gold,
    prestige: player.prestige,
    council: player.council,
    points: player.points,
    villages: player.villages,
    houses: player.houses,
    stations: player.stations,
    ratios: player.ratios.slice(),
    doubled: player.doubled,
    yard: player.yard,
    chosen: player.discard !== null,
    discard: sees ? player.discard : null,
  };
}
