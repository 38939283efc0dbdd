import { type Chance, completeOptions, type Options, type Seat, seatLetter, seatOfLetter } from '@belfry/kernel';
import { Scenario } from '@belfry/kernel/conformance';
import { STOCK_PER_KIND } from '../src/data/amounts.ts';
import { SITES } from '../src/data/city.ts';
import { CARDS } from '../src/data/events.ts';
import type { NurembergOptions } from '../src/data/options.ts';
import { CROSSINGS, HEXES, ROADS } from '../src/data/region.ts';
import { KINDS, TREASURES } from '../src/data/resources.ts';
import { TIMELINE } from '../src/data/timeline.ts';
import { nuremberg } from '../src/game.ts';
import type { Event } from '../src/rules/events.ts';
import { flow } from '../src/rules/flow.ts';
import type { Move } from '../src/rules/moves.ts';
import { putHouse, putStation, putVillage } from '../src/rules/pieces.ts';
import { emptyTable } from '../src/rules/setup.ts';
import type { State } from '../src/rules/state.ts';
import type { View } from '../src/view/view.ts';

type Treasure = (typeof TREASURES)[number];
export type Holdings = Partial<Record<Treasure, number>>;

/** What lies before a seat besides its pieces. */
export interface Place {
  /** Resource cards and gold; whatever is left out is none. */
  readonly holds?: Holdings;
  readonly prestige?: number;
  /** 1 Council of Seven, 2 Small Council, 3 Great Council. */
  readonly council?: number;
}

/** A position to play from, in the words of the game: the beginner set-up with these changes. Seats a, b, c, d are white, red, blue, orange. */
export interface Position {
  readonly players?: 3 | 4;
  readonly seats?: Partial<Record<string, Place>>;
  readonly options?: Partial<NurembergOptions>;
  /** Whose turn it is, in the trade and build phase. */
  readonly turn?: string;
  /** More pieces: `a ii` a station, `b i-6` a village, `c s6` a house. */
  readonly stations?: readonly string[];
  readonly villages?: readonly string[];
  readonly houses?: readonly string[];
  readonly walls?: number;
  readonly towers?: number;
  readonly robber?: string;
  readonly year?: number;
  readonly fair?: boolean;
  /** Cards in stock of a kind, whoever holds the others. */
  readonly stock?: Holdings;
  /** No pieces at all at the start. */
  readonly empty?: boolean;
}

/** A table to play a scenario at. Moves are written `a: build village iv-3`. */
export class Table extends Scenario<State, Move, Event, View> {
  constructor(state: State, events: Event[] = []) {
    super(nuremberg, state, { events });
  }

  /** Ends the turn of the active player and lets the next one draw this card: a yield number or `robber`. */
  draw(card: number | 'robber'): this {
    const { deck, phase, active } = this.state;
    deck.push(...deck.splice(deck.lastIndexOf(cardOf(card)), 1));
    return phase === 'draw' ? this.begin(flow.advance) : this.play(`${seatLetter(active)}: end turn`);
  }

  holds(who: string): Holdings {
    const { hand, gold } = this.state.players[seat(who)];
    return Object.fromEntries([...hand, gold].flatMap((count, kind) => (count === 0 ? [] : [[TREASURES[kind], count]])));
  }

  gold(who: string): number {
    return this.state.players[seat(who)].gold;
  }

  points(): number[] {
    return this.state.players.map(({ points }) => points);
  }
}

const seat = (letter: string): Seat => seatOfLetter(letter);
const placeOf = (list: readonly { readonly id: string }[], id: string): number => list.findIndex((item) => item.id.toLowerCase() === id);
export const hex = (id: string): number => placeOf(HEXES, id);
export const crossing = (id: string): number => placeOf(CROSSINGS, id);
const road = (id: string): number => placeOf(ROADS, id);
const site = (id: string): number => placeOf(SITES, id);
const cardOf = (card: number | 'robber'): number => CARDS.findIndex(({ number }) => number === (card === 'robber' ? null : card));

export function options(asked: Partial<NurembergOptions> = {}): NurembergOptions {
  return completeOptions(nuremberg.options, asked as Options) as NurembergOptions;
}

/** The luck of a set-up in which colours keep the order of the seats, the first card drawn is this one, and the pile is sorted. */
export function orderly(first: number | 'robber' = 6): Chance {
  const at = nuremberg.setup(3, options(), { chance: { below: (bound) => bound - 1 } });
  const sorted = [...at.deck, ...at.discards];
  return { below: (bound) => (bound === 36 ? sorted.indexOf(cardOf(first)) : bound - 1) };
}

/** A new game from its setup: colours in the order of the seats, seat a begins with this card. */
export function newGame(players: 3 | 4, asked: Partial<NurembergOptions> = {}, first: number | 'robber' = 6): Table {
  const events: Event[] = [];
  const state = nuremberg.setup(players, options({ firstPlayer: 'seat-1', ...asked }), {
    chance: orderly(first),
    emit: (event) => events.push(event),
  });
  return new Table(state, events);
}

/** A table in the trade and build phase of a turn. */
export function table(position: Position = {}): Table {
  const players = position.players ?? 4;
  const state = position.empty ? bare(players, position) : newGame(players, position.options).state;
  state.players.forEach((player, at) => {
    const place = position.seats?.[seatLetter(at)] ?? {};
    player.hand = KINDS.map((kind) => place.holds?.[kind] ?? 0);
    player.cards = player.hand.reduce((sum, count) => sum + count, 0);
    player.gold = place.holds?.gold ?? 0;
    player.prestige = place.prestige ?? 0;
    player.council = place.council ?? 0;
    player.points += [0, 4, 3, 2][player.council];
  });
  state.stock = KINDS.map(
    (kind, k) => position.stock?.[kind] ?? STOCK_PER_KIND - state.players.reduce((sum, { hand }) => sum + hand[k], 0),
  );
  for (const [owner, place] of split(position.stations)) putStation(state, seat(owner), road(place));
  for (const [owner, place] of split(position.villages)) putVillage(state, seat(owner), crossing(place));
  for (const [owner, place] of split(position.houses)) putHouse(state, seat(owner), site(place));
  state.walls = position.walls ?? 0;
  state.towers = position.towers ?? 0;
  if (position.robber !== undefined) state.robber = hex(position.robber);
  if (position.year !== undefined) state.year = TIMELINE.findIndex(({ year }) => year === position.year);
  state.fair = position.fair ?? false;
  state.phase = 'trade';
  state.active = seat(position.turn ?? 'a');
  state.agenda = [Object.freeze({ kind: 'turn-action', seat: state.active })];
  return new Table(state);
}

function bare(players: number, position: Position): State {
  const state = emptyTable((['white', 'red', 'blue', 'orange'] as const).slice(0, players), options(position.options));
  state.deck = newGame(4).state.deck.slice();
  state.turn = 1;
  return state;
}

function split(pieces: readonly string[] = []): [string, string][] {
  return pieces.map((piece) => piece.split(' ') as [string, string]);
}
