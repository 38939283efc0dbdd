import { type Chance, completeOptions, NONE, type Options, type Seat, seatLetter, seatOfLetter, seededChance } from '@belfry/kernel';
import { Scenario } from '@belfry/kernel/conformance';
import { ACTION_CARDS, type ActionCardId, actionOf } from '../src/data/action-cards.ts';
import { BOX, type Stock } from '../src/data/amounts.ts';
import { BUILDINGS, type BuildingId } from '../src/data/buildings.ts';
import { FAVOURS } from '../src/data/favours.ts';
import type { FortunaOptions } from '../src/data/options.ts';
import { COPIES, PRIVILEGES, type Privilege, type PrivilegeId, privilegeOf } from '../src/data/privileges.ts';
import { CARDS_PER_SIDE, SIDE_OF, SIDES, type SideId } from '../src/data/sides.ts';
import { fortuna } from '../src/game.ts';
import type { Event } from '../src/rules/events.ts';
import { flow } from '../src/rules/flow.ts';
import type { Move } from '../src/rules/moves.ts';
import { emptyTable } from '../src/rules/setup.ts';
import type { Phase, Player, State } from '../src/rules/state.ts';
import type { View } from '../src/view/view.ts';

/** What lies before a seat. Whatever is left out is nothing; everybody has one die. */
export interface Place {
  readonly step?: number;
  readonly money?: number;
  readonly grain?: number;
  readonly wine?: number;
  readonly water?: number;
  readonly aqueductWater?: number;
  readonly dice?: number;
  /** The filled places, 1 to 3. */
  readonly centurions?: readonly number[];
  readonly vestals?: readonly number[];
  readonly married?: boolean;
  readonly buildings?: readonly BuildingId[];
  readonly hand?: readonly PrivilegeId[];
  /** Up to three action cards; the others are dealt from what is left. */
  readonly cards?: readonly ActionCardId[];
}

/** A position to play from, in the words of the game. */
export interface Position {
  readonly seats: readonly Place[];
  readonly options?: Partial<FortunaOptions>;
  /** The order of play, `abc` by default; `turn` is the seat whose turn it is, the first by default. */
  readonly order?: string;
  readonly turn?: string;
  readonly round?: number;
  /** What comes next; the choice of the action card by default. */
  readonly phase?: Phase;
  readonly roll?: readonly number[];
  /** Cards of open sides. */
  readonly open?: Partial<Record<SideId, readonly ActionCardId[]>>;
  /** Cards lying face down; by default the third card of everybody whose turn it is not. */
  readonly face?: Partial<Record<SideId, ActionCardId>>;
  /** Numbers of covered favour cards, and the tokens on all six. */
  readonly covered?: readonly number[];
  readonly tokens?: readonly number[];
  readonly supply?: Partial<Record<Stock, number>>;
  readonly buildingsLeft?: readonly number[];
  /** The privilege pile, the top card first. By default all cards that lie nowhere else. */
  readonly pile?: readonly PrivilegeId[];
  readonly discard?: readonly PrivilegeId[];
}

/** A table to play a scenario at. Moves are written `a: serve orgy 2`. */
export class Table extends Scenario<State, Move, Event, View> {
  constructor(state: State, how?: { events: Event[]; chance: Chance }) {
    super(fortuna, state, how);
  }

  /** How the dice of the next rolls fall. */
  dice(...faces: readonly number[]): this {
    return this.luck(...faces.map((face) => face - 1));
  }

  /** The decision owed now, and its moves. */
  asked(): string[] {
    return fortuna.pending(this.state).flatMap(({ kind, seat: who }) => [kind, ...this.legal(seatLetter(who))]);
  }

  own(who: string): Player {
    return this.state.players[seat(who)];
  }

  hand(who: string): PrivilegeId[] {
    return ids(this.own(who).hand);
  }

  buildings(who: string): BuildingId[] {
    return BUILDINGS.flatMap(({ id }, type) => new Array<BuildingId>(this.own(who).buildings[type]).fill(id));
  }

  /** The cards of a side, the protected one in brackets. */
  side(side: SideId): string[] {
    const first = SIDES.indexOf(side) * CARDS_PER_SIDE;
    return this.state.cards.slice(first, first + CARDS_PER_SIDE).map((card, at) => {
      const { id } = ACTION_CARDS[card];
      return this.state.protectedAt[SIDES.indexOf(side)] === first + at ? `(${id})` : id;
    });
  }

  /** Numbers of the covered favour cards. */
  covered(): number[] {
    return FAVOURS.flatMap(({ number }, favour) => (this.state.covered[favour] ? [number] : []));
  }

  pile(): PrivilegeId[] {
    return ids(this.state.pile).reverse();
  }

  discard(): PrivilegeId[] {
    return ids(this.state.discard);
  }

  order(): string {
    return this.state.order.map(seatLetter).join('');
  }
}

const ids = (privileges: readonly Privilege[]): PrivilegeId[] => privileges.map((privilege) => PRIVILEGES[privilege].id);
const kinds = (names: readonly PrivilegeId[] = []): Privilege[] => names.map(privilegeOf);
const bits = (places: readonly number[] = []): number => places.reduce((set, place) => set | (1 << (place - 1)), 0);
export const seat = (letter: string): Seat => seatOfLetter(letter);
const byNumber = (a: number, b: number): number => a - b;

export function options(asked: Partial<FortunaOptions> = {}): FortunaOptions {
  return completeOptions(fortuna.options, asked as Options) as FortunaOptions;
}

/** A table at which the next thing is about to happen. */
export function table(position: Position): Table {
  const players = position.seats.length;
  const state = emptyTable(players, options(position.options));
  state.players = position.seats.map(newPlayer);
  state.order = [...(position.order ?? 'abcd'.slice(0, players))].map(seat);
  state.active = state.order.indexOf(position.turn === undefined ? state.order[0] : seat(position.turn));
  state.round = position.round ?? 2;
  state.phase = position.phase ?? 'action';
  state.turn.roll = [...(position.roll ?? [])].sort(byNumber);
  layCards(state, position);
  layPrivileges(state, position);
  for (const number of position.covered ?? []) state.covered[number - 1] = true;
  state.tokens = position.tokens?.slice() ?? state.tokens;
  state.tokenSupply = 12 - state.tokens.reduce((sum, n) => sum + n, 0);
  for (const stock of Object.keys(BOX) as Stock[]) state.supply[stock] = position.supply?.[stock] ?? BOX[stock] - ownedOf(state, stock);
  state.buildings = position.buildingsLeft?.slice() ?? state.buildings;
  return new Table(state).begin(flow.advance);
}

function newPlayer(place: Place): Player {
  const { step = 0, money = 0, grain = 0, wine = 0, water = 0, aqueductWater = 0, dice = 1, married = false } = place;
  return {
    ...{ step, money, grain, wine, water, aqueductWater, dice, married },
    centurions: bits(place.centurions),
    vestals: bits(place.vestals),
    buildings: BUILDINGS.map(({ id }) => (place.buildings ?? []).filter((own) => own === id).length),
    hand: kinds(place.hand).sort(byNumber),
    oldHand: [],
    spentInPalace: [],
  };
}

function ownedOf(state: State, stock: Stock): number {
  const pieces = (places: number): number => [1, 2, 4].filter((bit) => places & bit).length;
  return state.players.reduce((sum, player) => {
    if (stock === 'centurions' || stock === 'vestals') return sum + pieces(player[stock]);
    return sum + player[stock] + (stock === 'water' ? player.aqueductWater : 0);
  }, 0);
}

function layCards(state: State, { seats, open, face }: Position): void {
  const sides = SIDE_OF[seats.length];
  const lay = (side: number, cards: readonly ActionCardId[] = []): void => {
    for (const [at, card] of cards.entries()) state.cards[side * CARDS_PER_SIDE + at] = actionOf(card);
  };
  seats.forEach(({ cards }, at) => void lay(sides[at], cards));
  SIDES.forEach((id, side) => void lay(side, open?.[id]));
  const rest = ACTION_CARDS.map((_, card) => card).filter((card) => !state.cards.includes(card));
  state.cards = state.cards.map((card) => (card === NONE ? (rest.shift() ?? NONE) : card));
  sides.forEach((side, at) => {
    const named = face?.[SIDES[side]];
    const inTurn = at === state.order[state.active];
    if (named !== undefined) state.protectedAt[side] = state.cards.indexOf(actionOf(named));
    else if (!inTurn || !['action', 'swap'].includes(state.phase)) state.protectedAt[side] = side * CARDS_PER_SIDE + 2;
  });
}

function layPrivileges(state: State, { pile, discard }: Position): void {
  state.discard = kinds(discard).sort(byNumber);
  const left = COPIES.slice();
  for (const kind of [...state.discard, ...state.players.flatMap(({ hand }) => hand)]) left[kind]--;
  const all = left.flatMap((count, kind) => new Array<Privilege>(Math.max(0, count)).fill(kind));
  state.pile = pile === undefined ? all : kinds(pile).reverse();
  for (const kind of state.discard) state.memory.fresh[kind]--;
}

/** A new game from its setup. */
export function newGame(players: number, asked: Partial<FortunaOptions> = {}, seed = 1): Table {
  const events: Event[] = [];
  const chance = seededChance(seed);
  const state = fortuna.setup(players, options(asked), { chance, emit: (event) => events.push(event) });
  return new Table(state, { events, chance });
}
