import { type Dealer, NONE, type Options, shuffle } from '@belfry/kernel';
import { STACKS, START } from '../data/amounts.ts';
import { CARDS_IN_PLAY, type Card, cardOf } from '../data/cards.ts';
import { ALL_COLOURS } from '../data/colours.ts';
import type { BrugesOptions } from '../data/options.ts';
import { REPLACING } from '../data/persons.ts';
import type { Event } from './events.ts';
import type { Player, State } from './state.ts';

export function setup(players: number, asked: Options, dealer: Dealer<Event>): State {
  // The kernel validates the options against the game's own list and fills in defaults.
  const options = asked as BrugesOptions;
  const cards = shuffle(dealer.chance, allCards(options));
  const state = emptyTable(players, options);
  dealPiles(state, cards);
  // BRU-1.18 The first start player is random, the first seat, or the first seat's choice.
  if (options.startPlayer === 'random') state.start = dealer.chance.below(players);
  else if (options.startPlayer === 'chosen') state.agenda.push({ kind: 'choose-start', seat: 0 });
  return state;
}

const BOX: readonly Card[] = Array.from({ length: CARDS_IN_PLAY }, (_, card) => card);

/** Returns the 165 cards in play; options replace some of them. */
export function allCards(options: BrugesOptions): Card[] {
  const cards = BOX.slice();
  for (const { id, replaces, option } of REPLACING) if (options[option.id] === option.values[1]) cards[cardOf(replaces)] = cardOf(id);
  return cards;
}

// BRU-1.13 One stack per player makes two piles, the left one with the odd card. BRU-1.14 The rest is the extra pile.
function dealPiles(state: State, cards: readonly Card[]): void {
  const used = STACKS.size * state.players.length;
  const left = Math.ceil(used / 2);
  state.piles = [cards.slice(0, left), cards.slice(left, used)];
  state.extra = cards.slice(used);
}

// BRU-1.7 to BRU-1.11 What each player starts with.
function newPlayer(): Player {
  return {
    points: START.points,
    step: START.step,
    guilders: START.guilders,
    workers: ALL_COLOURS.map(() => START.workersPerColour),
    threats: ALL_COLOURS.map(() => 0),
    canals: [0, 0],
    statues: [0, 0],
    majorities: [false, false, false],
    hand: [],
    drawn: [],
    known: [],
    houses: [],
    powers: 0,
  };
}

/** Returns a table before the cards are dealt. */
export function emptyTable(players: number, options: BrugesOptions): State {
  return {
    options,
    agenda: [],
    players: Array.from({ length: players }, newPlayer),
    round: 0,
    phase: 'start',
    place: 0,
    circle: 0,
    start: 0,
    dice: ALL_COLOURS.map(() => 0),
    piles: [[], []],
    extra: [],
    discard: [],
    statuesTaken: 0,
    held: NONE,
    lastRound: 0,
  };
}
