import {
  type Chance,
  completeOptions,
  type Dealer,
  isLegal,
  type Options,
  type Seat,
  seatLetter,
  seatOfLetter,
  seededChance,
} from '@belfry/kernel';
import { SITES } from '../src/data/city.ts';
import { CARDS } from '../src/data/events.ts';
import type { NurembergOptions } from '../src/data/options.ts';
import { CROSSINGS, HEXES, ROADS } from '../src/data/region.ts';
import { KINDS, STOCK_PER_KIND, TREASURES } from '../src/data/resources.ts';
import { TIMELINE } from '../src/data/timeline.ts';
import { nuremberg } from '../src/game.ts';
import { advance } from '../src/rules/advance.ts';
import type { Event } from '../src/rules/events.ts';
import { putHouse, putStation, putVillage } from '../src/rules/pieces.ts';
import { emptyTable } from '../src/rules/setup.ts';
import type { State } from '../src/rules/state.ts';

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
export interface Table {
  readonly state: State;
  readonly events: Event[];
  /** Plays moves, each legal at its time. */
  play(...moves: readonly string[]): Table;
  /** Ends the turn of the active player and lets the next one draw this card: a yield number or `robber`. */
  draw(card: number | 'robber'): Table;
  /** Luck for what follows, as whole numbers. */
  luck(...outcomes: readonly number[]): Table;
  legal(seat: string): string[];
  may(seat: string, move: string): boolean;
  /** The clause that refuses a move; the table stays as it was. */
  refusal(seat: string, move: string): string;
  /** Who owes what: `a turn-action`. */
  owed(): string[];
  holds(seat: string): Holdings;
  gold(seat: string): number;
  points(): number[];
  happened(): string[];
  last<T extends Event['type']>(type: T): Extract<Event, { type: T }>;
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
    tell: (event) => events.push(event),
  });
  return seated(state, events);
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
  return seated(state, []);
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

function seated(state: State, events: Event[]): Table {
  let chance: Chance = seededChance('scenario');
  const dealer: Dealer<Event> = { chance: { below: (bound) => chance.below(bound) }, tell: (event) => events.push(event) };
  const made: Table = {
    state,
    events,
    play(...moves) {
      for (const text of moves) {
        const [letter, words] = [text.slice(0, 1), text.slice(3)];
        const move = nuremberg.read(words);
        if (!isLegal(nuremberg, state, seat(letter), move))
          throw new Error(`"${text}" is not legal: ${JSON.stringify(nuremberg.refusal(state, seat(letter), move))}`);
        nuremberg.apply(state, seat(letter), move, dealer);
      }
      return made;
    },
    draw(card) {
      const at = state.deck.lastIndexOf(cardOf(card));
      state.deck.splice(at, 1);
      state.deck.push(cardOf(card));
      if (state.phase === 'draw') advance(state, dealer);
      else made.play(`${seatLetter(state.active)}: end turn`);
      return made;
    },
    luck(...outcomes) {
      let at = 0;
      chance = { below: (bound) => Math.min(bound - 1, outcomes[at++] ?? 0) };
      return made;
    },
    legal: (letter) => nuremberg.legal(state, seat(letter)).map((move) => nuremberg.write(move)),
    may: (letter, words) => isLegal(nuremberg, state, seat(letter), nuremberg.read(words)),
    refusal(letter, words) {
      if (made.may(letter, words)) throw new Error(`"${letter}: ${words}" is legal`);
      return nuremberg.refusal(state, seat(letter), nuremberg.read(words)).clause;
    },
    owed: () => nuremberg.pending(state).map((decision) => `${seatLetter(decision.seat)} ${decision.kind}`),
    holds(letter) {
      const player = state.players[seat(letter)];
      return Object.fromEntries([...player.hand, player.gold].flatMap((count, kind) => (count === 0 ? [] : [[TREASURES[kind], count]])));
    },
    gold: (letter) => state.players[seat(letter)].gold,
    points: () => state.players.map(({ points }) => points),
    happened: () => events.map(({ type }) => type),
    last(type) {
      const found = events.findLast((event) => event.type === type);
      if (found === undefined) throw new Error(`nothing of type ${type} has happened`);
      return found as Extract<Event, { type: typeof type }>;
    },
  };
  return made;
}
