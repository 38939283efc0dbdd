import { type Dealer, NONE, type Options, type Seat, shuffle } from '@belfry/kernel';
import { HOUSES_EACH, START_GOLD, STATIONS_EACH, STOCK_PER_KIND, VILLAGES_EACH } from '../data/amounts.ts';
import { SITES } from '../data/city.ts';
import { COLOURS, type Colour } from '../data/colours.ts';
import { FULL_DECK } from '../data/events.ts';
import type { NurembergOptions } from '../data/options.ts';
import { CASTLE, CROSSINGS, HEXES, ROAD_LENGTH, ROADS, SEGMENTS } from '../data/region.ts';
import { KINDS, TREASURES } from '../data/resources.ts';
import { BEGINNER } from '../data/start.ts';
import { BASE_RATIO } from '../data/trade.ts';
import type { Event } from './events.ts';
import { placeStation, placeVillage, takeFirstYield } from './start.ts';
import type { Player, State } from './state.ts';

export function setup(players: number, asked: Options, dealer: Dealer<Event>): State {
  const { chance } = dealer;
  const options = asked as NurembergOptions;
  // NUR-1.3 Colours at random, or in the order of the seats; three beginners play white, red and blue.
  const choice = options.start === 'beginner' ? BEGINNER[players].map((start) => start.colour) : COLOURS.slice();
  const colours = options.colours === 'seats' ? choice : shuffle(chance, choice);
  const state = emptyTable(colours.slice(0, players), options);
  // NUR-1.6
  state.deck = shuffle(chance, FULL_DECK.slice());
  // NUR-1.12 A random first player, or the first seat.
  state.first = options.firstPlayer === 'seat-1' ? 0 : chance.below(players);
  state.active = state.first;
  state.players.forEach(({ colour }, seat) => {
    dealer.emit?.({ type: 'seated', clause: 'NUR-1.3', seat, colour });
  });
  dealer.emit?.({ type: 'first-player', clause: 'NUR-1.12', seat: state.first });
  if (options.start === 'beginner') setOutBeginners(state, dealer);
  else state.phase = 'place';
  return state;
}

// NUR-1.9 Two villages and two stations for each colour; NUR-1.11 with equal stations the earlier one has the right.
function setOutBeginners(state: State, dealer: Dealer<Event>): void {
  const starts = BEGINNER[state.players.length];
  const seatOf = (colour: Colour): Seat => state.players.findIndex((player) => player.colour === colour);
  for (const { colour, villages } of starts) {
    for (const id of villages) placeVillage(state, seatOf(colour), crossingOf(id), 'NUR-1.9', dealer);
  }
  SEGMENTS.forEach((segment, at) => {
    const owner = starts.find((start) => start.stations.includes(segment));
    if (owner !== undefined) placeStation(state, seatOf(owner.colour), CROSSINGS[at].road, 'NUR-1.9', dealer);
  });
  for (const { colour, starred } of starts) takeFirstYield(state, seatOf(colour), crossingOf(starred), dealer);
}

function crossingOf(id: string): number {
  return CROSSINGS.findIndex((crossing) => crossing.id === id);
}

/** The crossings of each road after its head: bit k for X-k. (NUR-10.1) */
const EVERY_CROSSING: readonly number[] = ROAD_LENGTH.map((length) => (1 << (length + 1)) - 2);

function filled(length: number, value: number): number[] {
  const list: number[] = [];
  for (let i = 0; i < length; i++) list.push(value);
  return list;
}

/** Returns a table with nothing on it except the stock, the starting coins and the robber knight in the castle. */
export function emptyTable(colours: readonly Colour[], options: NurembergOptions): State {
  const seats = colours.length;
  return {
    options: Object.isFrozen(options) ? options : Object.freeze({ ...options }),
    agenda: [],
    players: colours.map(newcomer),
    phase: 'draw',
    first: 0,
    active: 0,
    turn: 0,
    placed: 0,
    helped: 0,
    fair: false,
    offersMade: 0,
    bankTrades: 0,
    offered: filled(TREASURES.length, 0),
    trade: null,
    // NUR-1.5
    stock: filled(KINDS.length, STOCK_PER_KIND),
    deck: [],
    discards: [],
    // NUR-1.8 1355, and the robber knight on the castle hex.
    year: 0,
    robber: CASTLE,
    stations: filled(SEGMENTS.length, NONE),
    villages: filled(CROSSINGS.length, NONE),
    houses: filled(SITES.length, NONE),
    walls: 0,
    towers: 0,
    rights: filled(ROADS.length, NONE),
    standing: filled(ROADS.length, 0),
    majority: filled(ROADS.length * seats, 0),
    room: EVERY_CROSSING.slice(),
    fields: filled(HEXES.length * seats, 0),
    memory: [],
    trace: filled(seats, NONE),
    ending: null,
  };
}

// NUR-1.2, 1.7 All pieces of one colour, and 2 gold.
function newcomer(colour: Colour): Player {
  return {
    colour,
    hand: filled(KINDS.length, 0),
    cards: 0,
    gold: START_GOLD,
    prestige: 0,
    council: 0,
    points: 0,
    villages: VILLAGES_EACH,
    houses: HOUSES_EACH,
    stations: STATIONS_EACH,
    ratios: filled(TREASURES.length, BASE_RATIO),
    doubled: 0,
    yard: false,
    discard: null,
  };
}
