import { type GameView, isOver, NONE, type Seat, seesAs, splitAgenda, type Viewer } from '@belfry/kernel';
import type { ActionCard } from '../data/action-cards.ts';
import type { Stock } from '../data/amounts.ts';
import type { FortunaOptions } from '../data/options.ts';
import type { Privilege } from '../data/privileges.ts';
import { OWNER_OF, type Position } from '../data/sides.ts';
import { isInsideRome } from '../rules/scoring.ts';
import type { Decision, Memory, Phase, Player, State, Turn } from '../rules/state.ts';
import { viewDecision } from './decision-view.ts';

/** The public part of a province; privilege cards only for those who may see them. */
export interface SeatView extends Readonly<Omit<Player, 'buildings' | 'hand' | 'oldHand' | 'spentInPalace'>> {
  readonly buildings: readonly number[];
  readonly handSize: number;
  /** The privilege cards, for their owner, and for all players once the final scoring has shown them. */
  readonly hand: readonly Privilege[] | null;
  /** For the owner: those that were certainly here at the last shuffle of the pile. */
  readonly oldHand: readonly Privilege[] | null;
  readonly spentInPalace: readonly Privilege[];
}

export interface TurnView extends Readonly<Omit<Turn, 'roll' | 'drawn'>> {
  readonly roll: readonly number[];
  readonly drawnSize: number;
  /** The cards being chosen from in phase 5, for the player who drew them. */
  readonly drawn: readonly Privilege[] | null;
}

export interface PalaceView {
  readonly tokens: number;
  readonly size: number;
  readonly arrivals: readonly Seat[];
  /** How many of the arrivals have taken a card; they are the first of them. */
  readonly takers: number;
  /** What the viewer took there, or NONE. */
  readonly took: Privilege;
  /**
   * The cards the viewer left there, wherever they are now; the cards it looks at while choosing. Null for a viewer who has not arrived.
   */
  readonly left: readonly Privilege[] | null;
}

export interface View extends GameView {
  readonly pending: readonly Decision[];
  /** The rest of the agenda below it, the next item last. */
  readonly later: readonly Decision[];
  readonly options: FortunaOptions;
  readonly seats: readonly SeatView[];
  readonly phase: Phase;
  readonly order: readonly Seat[];
  readonly active: number;
  readonly turn: TurnView;
  readonly cards: readonly ActionCard[];
  /** NONE also for a choice that is not revealed yet. */
  readonly protectedAt: readonly Position[];
  readonly supply: Readonly<Record<Stock, number>>;
  readonly buildings: readonly number[];
  readonly covered: readonly boolean[];
  readonly tokens: readonly number[];
  readonly tokenSupply: number;
  readonly pileSize: number;
  readonly discard: readonly Privilege[];
  readonly palace: PalaceView;
  readonly memory: Readonly<Memory>;
  /** The order of the pile and the palace cards, after the end only. */
  readonly secrets: {
    readonly pile: readonly Privilege[];
    readonly set: readonly Privilege[];
    readonly taken: readonly Privilege[];
  } | null;
}

export function view(state: State, viewer: Viewer): View {
  const { supply, memory } = state;
  const { pending, later } = splitAgenda(state.agenda.map(viewDecision));
  return {
    viewer,
    round: state.round,
    pending,
    later,
    options: state.options,
    seats: state.players.map((_, seat) => viewSeat(state, seat, viewer)),
    phase: state.phase,
    order: state.order.slice(),
    active: state.active,
    turn: viewTurn(state, viewer),
    cards: state.cards.slice(),
    protectedAt: viewProtection(state, viewer),
    supply: { ...supply },
    buildings: state.buildings.slice(),
    covered: state.covered.slice(),
    tokens: state.tokens.slice(),
    tokenSupply: state.tokenSupply,
    pileSize: state.pile.length,
    discard: state.discard.slice(),
    palace: viewPalace(state, viewer),
    memory: {
      fresh: memory.fresh.slice(),
      old: memory.old.slice(),
      least: memory.least.slice(),
      most: memory.most.slice(),
      unsure: memory.unsure.slice(),
    },
    secrets: viewer === 'open' ? { pile: state.pile.slice(), set: state.palace.set.slice(), taken: state.palace.taken.slice() } : null,
  };
}

function viewSeat(state: State, seat: Seat, viewer: Viewer): SeatView {
  const player = state.players[seat];
  const sees = seesAs(viewer, seat);
  // FOR-16.2 The players inside Rome show their cards.
  const shown = sees || (isOver(state) && isInsideRome(player));
  return {
    step: player.step,
    money: player.money,
    grain: player.grain,
    wine: player.wine,
    water: player.water,
    aqueductWater: player.aqueductWater,
    dice: player.dice,
    centurions: player.centurions,
    vestals: player.vestals,
    married: player.married,
    buildings: player.buildings.slice(),
    handSize: player.hand.length,
    hand: shown ? player.hand.slice() : null,
    oldHand: sees ? player.oldHand.slice() : null,
    spentInPalace: player.spentInPalace.slice(),
  };
}

function viewTurn(state: State, viewer: Viewer): TurnView {
  const { played, armyUsed, stepCardUsed, roll, tokens, drawn } = state.turn;
  const sees = drawn.length > 0 && seesAs(viewer, state.order[state.active]);
  return { played, armyUsed, stepCardUsed, roll: roll.slice(), tokens, drawnSize: drawn.length, drawn: sees ? drawn.slice() : null };
}

// FOR-1.12 Until all have chosen, each player knows their own protected card and that of the start player.
function viewProtection(state: State, viewer: Viewer): Position[] {
  if (state.phase !== 'protect') return state.protectedAt.slice();
  const owners = OWNER_OF[state.players.length];
  return state.protectedAt.map((position, side) => (owners[side] === state.order[0] || seesAs(viewer, owners[side]) ? position : NONE));
}

function viewPalace(state: State, viewer: Viewer): PalaceView {
  const { tokens, set, arrivals, taken } = state.palace;
  const at = typeof viewer === 'number' ? arrivals.indexOf(viewer) : -1;
  let takers = 0;
  for (const privilege of taken) if (privilege !== NONE) takers++;
  return {
    tokens,
    size: set.length,
    arrivals: arrivals.slice(),
    takers,
    took: at < 0 ? NONE : taken[at],
    left: at < 0 ? null : [...set, ...taken.slice(at + 1).filter((privilege) => privilege !== NONE)].sort((a, b) => a - b),
  };
}
