import { completeOptions, NONE, type Options, owed, type Seat, seatLetter, seatOfLetter, seededChance, type Viewer } from '@belfry/kernel';
import { Scenario } from '@belfry/kernel/conformance';
import { CARDS_IN_PLAY, type Card, COLOUR_OF, cardOf, person } from '../src/data/cards.ts';
import { COLOURS, type ColourName } from '../src/data/colours.ts';
import type { BrugesOptions } from '../src/data/options.ts';
import type { PERSONS } from '../src/data/persons.ts';
import { bruges } from '../src/game.ts';
import type { Event } from '../src/rules/events.ts';
import { flow } from '../src/rules/flow.ts';
import type { Move } from '../src/rules/moves.ts';
import { countPowers } from '../src/rules/powers.ts';
import { allCards, emptyTable } from '../src/rules/setup.ts';
import type { Decision, Phase, Player, State } from '../src/rules/state.ts';
import type { View } from '../src/view/view.ts';

export type Id = (typeof PERSONS)[number]['id'];
export type Amounts = Partial<Record<ColourName, number>>;

/** What lies before a seat. Whatever is left out is none, but a hand: one card that does not matter. */
export interface Place {
  readonly points?: number;
  readonly step?: number;
  readonly guilders?: number;
  readonly workers?: Amounts;
  readonly threats?: Amounts;
  readonly canals?: readonly [number, number];
  readonly statues?: readonly [number, number];
  readonly majorities?: readonly [boolean, boolean, boolean];
  readonly hand?: readonly Id[];
  readonly known?: readonly Id[];
  /** Empty houses by colour. */
  readonly houses?: readonly ColourName[];
  /** Residents, on houses of any colour but purple unless `homes` says which. */
  readonly persons?: readonly Id[];
  /** Houses with their residents. */
  readonly homes?: readonly (readonly [ColourName, Id])[];
}

export interface Position {
  readonly seats: readonly Place[];
  readonly options?: Partial<BrugesOptions>;
  readonly dice?: Amounts;
  /** Whose turn it is, and whether the card of the turn has been played. */
  readonly turn?: string;
  readonly played?: boolean;
  readonly start?: string;
  readonly round?: number;
  readonly circle?: number;
  readonly lastRound?: number;
  readonly statuesTaken?: number;
  /** The top cards of the piles, the topmost first; other cards lie below. */
  readonly left?: readonly Id[];
  readonly right?: readonly Id[];
  /** The piles exactly, the topmost first; every other card is in the discard pile. */
  readonly piles?: { readonly left: readonly Id[]; readonly right: readonly Id[]; readonly extra?: readonly Id[] };
}

/** A table to play a scenario at. Moves are written `a: recruit prince on blue`. */
export class Table extends Scenario<State, Move, Event, View> {
  constructor(state: State, luck: readonly number[] = []) {
    if (everyCard(state).length !== CARDS_IN_PLAY) throw new Error('the scenario lost a card');
    super(bruges, state);
    this.luck(...luck).begin(flow.advance);
  }

  /** Who has to decide what. */
  asked(): string {
    return this.pending()
      .map(({ seat, kind }) => `${seatLetter(seat)}: ${kind}`)
      .join(', ');
  }

  pending(): Decision[] {
    return owed(this.state.agenda);
  }

  player(who: string): Player {
    return this.state.players[seat(who)];
  }

  hand(who: string): Id[] {
    return ids(this.player(who).hand);
  }

  persons(who: string): Id[] {
    return ids(this.player(who).houses.flatMap(({ person: one }) => (one === NONE ? [] : [one])));
  }

  /** Colours of all houses, in the order they were built. */
  houses(who: string): ColourName[] {
    return this.player(who).houses.map((house) => COLOURS[COLOUR_OF[house.card]]);
  }

  workers(who: string): number[] {
    return this.player(who).workers;
  }

  threats(who: string): number[] {
    return this.player(who).threats;
  }

  discard(): Id[] {
    return ids(this.state.discard);
  }

  view(viewer: Viewer): View {
    return bruges.view(this.state, viewer);
  }
}

export const card = (id: Id): Card => cardOf(id);
export const idOf = (one: Card): Id => person(one).id as Id;
export const ids = (cards: readonly Card[]): Id[] => cards.map(idOf);
const amounts = (some: Amounts = {}): number[] => COLOURS.map((colour) => some[colour] ?? 0);
export const seat = (letter: string): Seat => seatOfLetter(letter);

export function options(asked: Partial<BrugesOptions> = {}): BrugesOptions {
  return completeOptions(bruges.options, asked as Options) as BrugesOptions;
}

/** Takes cards that no scenario names, by colour or any. */
function stock(position: Position, all: readonly Card[]) {
  const { left = [], right = [], piles } = position;
  const named = new Set<Card>([...left, ...right, ...(piles?.left ?? []), ...(piles?.right ?? []), ...(piles?.extra ?? [])].map(card));
  for (const { hand = [], persons = [], homes = [] } of position.seats) {
    for (const id of [...hand, ...persons, ...homes.map(([, resident]) => resident)]) named.add(card(id));
  }
  const free = all.filter((one) => !named.has(one));
  return {
    take(colour?: ColourName): Card {
      const at = free.findLastIndex((one) => colour === undefined || COLOURS[COLOUR_OF[one]] === colour);
      return free.splice(at, 1)[0];
    },
    rest: (): Card[] => free.splice(0),
  };
}

/** The state of a position, with nobody asked yet. */
export function laid(position: Position): State {
  const state = emptyTable(position.seats.length, options(position.options));
  const cards = stock(position, allCards(state.options));
  position.seats.forEach((place, at) => {
    const player = state.players[at];
    const { persons = [], homes = [], houses = [] } = place;
    Object.assign(player, {
      points: place.points ?? 0,
      step: place.step ?? 0,
      guilders: place.guilders ?? 0,
      workers: amounts(place.workers),
      threats: amounts(place.threats),
      canals: [...(place.canals ?? [0, 0])],
      statues: [...(place.statues ?? [0, 0])],
      majorities: [...(place.majorities ?? [false, false, false])],
      hand: (place.hand?.map(card) ?? [cards.take('brown')]).sort((a, b) => a - b),
      known: (place.known ?? []).map(card).sort((a, b) => a - b),
    });
    const residents: readonly (readonly [ColourName, Card])[] = [
      ...houses.map((colour) => [colour, NONE] as const),
      ...homes.map(([colour, id]) => [colour, card(id)] as const),
      ...persons.map((id) => ['brown', card(id)] as const),
    ];
    player.houses = residents.map(([colour, resident]) => ({ card: cards.take(colour), seen: true, person: resident, used: false }));
    player.powers = countPowers(player);
  });
  const top = (names: readonly Id[] = []): Card[] => names.map(card).reverse();
  if (position.piles !== undefined) {
    state.piles = [top(position.piles.left), top(position.piles.right)];
    state.extra = top(position.piles.extra);
    state.discard = cards.rest();
  } else {
    const rest = cards.rest();
    const third = Math.floor(rest.length / 3);
    state.piles = [
      [...rest.slice(0, third), ...top(position.left)],
      [...rest.slice(third, 2 * third), ...top(position.right)],
    ];
    state.extra = rest.slice(2 * third);
  }
  state.dice = amounts({ blue: 3, brown: 3, purple: 3, red: 3, yellow: 3, ...position.dice });
  state.start = seat(position.start ?? 'a');
  state.round = position.round ?? 3;
  state.lastRound = position.lastRound ?? 0;
  state.statuesTaken = position.statuesTaken ?? 0;
  return state;
}

/** A table in the middle of a turn of phase 3. */
export function table(position: Position): Table {
  const state = laid(position);
  const turn = seat(position.turn ?? 'a');
  state.phase = 'turns';
  state.circle = position.circle ?? 0;
  state.place = ((turn - state.start + state.players.length) % state.players.length) + 1;
  state.agenda.push({ kind: 'turn-action', seat: turn, played: position.played ?? false });
  return new Table(state);
}

/** A table at the beginning of a phase; what runs by itself has happened. */
export function phase(name: Phase, position: Position, luck?: readonly number[]): Table {
  const state = laid(position);
  state.phase = name;
  return new Table(state, luck);
}

/** A table at which the dice have just been thrown: threats first, then reputation. */
export function rolled(dice: Amounts, position: Position): Table {
  const state = laid(position);
  state.phase = 'draw';
  state.place = state.players.length;
  return new Table(
    state,
    amounts({ blue: 3, brown: 3, purple: 3, red: 3, yellow: 3, ...dice }).map((die) => die - 1),
  );
}

/** A new game from its setup. */
export function newGame(players: number, asked: Partial<BrugesOptions> = {}, seed = 1): Table {
  return new Table(bruges.setup(players, options(asked), { chance: seededChance(seed) }));
}

/** All cards, wherever they lie. */
export function everyCard(state: State): Card[] {
  const cards = [...state.piles.flat(), ...state.extra, ...state.discard, ...(state.held === NONE ? [] : [state.held])];
  for (const { hand, drawn, houses } of state.players) {
    cards.push(
      ...hand,
      ...drawn,
      ...houses.map((house) => house.card),
      ...houses.flatMap(({ person: one }) => (one === NONE ? [] : [one])),
    );
  }
  return cards;
}
