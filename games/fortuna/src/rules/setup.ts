import { type Dealer, NONE, type Options, type Seat, shuffle } from '@belfry/kernel';
import { BOX, START, type Stock, TOKENS } from '../data/amounts.ts';
import { BUILDING_COPIES, BUILDINGS } from '../data/buildings.ts';
import { FAVOUR_COUNT } from '../data/favours.ts';
import { type FortunaOptions, OPTIONS } from '../data/options.ts';
import { COPIES, type Privilege } from '../data/privileges.ts';
import { POSITIONS, SIDES } from '../data/sides.ts';
import type { Event } from './events.ts';
import { firstMemory } from './memory.ts';
import { FIRST_PLACE, piecesOn } from './places.ts';
import { askProtection, dealAll } from './start-cards.ts';
import type { Player, State } from './state.ts';
import { freshTurn } from './turn.ts';

const ALL_PRIVILEGES: readonly Privilege[] = COPIES.flatMap((copies, privilege) => new Array<Privilege>(copies).fill(privilege));

export function setup(players: number, options: Options, dealer: Dealer<Event>): State {
  const { chance } = dealer;
  const state = emptyTable(players, optionsOf(options));
  // FOR-1.7 The pile, FOR-1.10 the order of play, FOR-1.11 the action cards.
  state.pile = shuffle(chance, ALL_PRIVILEGES.slice());
  shuffle(chance, state.order);
  const drafted = state.options.startDeal === 'draft';
  if (!drafted) state.cards = dealAll(chance);
  dealer.emit?.({ type: 'dealt', clause: drafted ? 'FOR-1.14' : 'FOR-1.11', order: state.order.slice() });
  if (!drafted) askProtection(state);
  return state;
}

/** Returns a table before anything is shuffled or dealt. */
export function emptyTable(players: number, options: FortunaOptions): State {
  return {
    options,
    agenda: [],
    players: Array.from({ length: players }, newPlayer),
    round: 0,
    phase: 'draft',
    order: Array.from({ length: players }, (_, seat): Seat => seat),
    active: 0,
    turn: freshTurn(),
    cards: new Array<number>(POSITIONS).fill(NONE),
    protectedAt: SIDES.map(() => NONE),
    supply: firstSupply(players),
    // FOR-1.6 Two of each type with 2 or 3 players, three with 4.
    buildings: BUILDINGS.map(() => BUILDING_COPIES[players]),
    covered: new Array<boolean>(FAVOUR_COUNT).fill(false),
    tokens: new Array<number>(FAVOUR_COUNT).fill(0),
    tokenSupply: TOKENS.supply,
    pile: [],
    discard: [],
    palace: { tokens: TOKENS.palace, set: [], arrivals: [], taken: [] },
    memory: firstMemory(players),
  };
}

function optionsOf(options: Options): FortunaOptions {
  const chosen = Object.fromEntries(OPTIONS.map((spec) => [spec.id, options[spec.id] ?? spec.values[0]]));
  // The match has validated every value against OPTIONS.
  return chosen as FortunaOptions;
}

// FOR-1.3, FOR-1.4
function newPlayer(): Player {
  return {
    step: 0,
    money: START.money,
    grain: START.grain,
    wine: START.wine,
    water: START.water,
    aqueductWater: 0,
    dice: START.dice,
    centurions: FIRST_PLACE,
    vestals: FIRST_PLACE,
    married: false,
    buildings: BUILDINGS.map(() => 0),
    hand: [],
    oldHand: [],
    spentInPalace: [],
  };
}

// FOR-1.5 Everything that is not in the provinces is the supply.
function firstSupply(players: number): Record<Stock, number> {
  const pieces = players * piecesOn(FIRST_PLACE);
  return {
    grain: BOX.grain - players * START.grain,
    wine: BOX.wine - players * START.wine,
    water: BOX.water - players * START.water,
    centurions: BOX.centurions - pieces,
    vestals: BOX.vestals - pieces,
    dice: BOX.dice - players * START.dice,
  };
}
