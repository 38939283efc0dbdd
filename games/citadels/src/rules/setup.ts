import { type Dealer, NONE, type Options, shuffle } from '@belfry/kernel';
import { COINS, START } from '../data/amounts.ts';
import { CHARACTERS } from '../data/characters.ts';
import { COPIES, DISTRICT_KINDS, type District } from '../data/districts.ts';
import type { CitadelsOptions } from '../data/options.ts';
import type { Event } from './events.ts';
import { beginRound } from './phases.ts';
import { type Player, type State, UNLIMITED } from './state.ts';
import { noTurn } from './turn.ts';

export function setup(players: number, asked: Options, dealer: Dealer<Event>): State {
  const options = asked as CitadelsOptions;
  // CIT-1.2 One face-down pile of all districts.
  const pile = shuffle(dealer.chance, allDistricts());
  const state: State = {
    ...emptyTable(players, options),
    pile,
    // CIT-1.3, 1.4 Four cards and two gold each, dealt in seat order from the top.
    players: Array.from({ length: players }, (): Player => ({ gold: START.gold, hand: pile.splice(-START.handCards).reverse(), city: [] })),
    bank: options.bank === 'unlimited' ? UNLIMITED : COINS - players * START.gold,
    // CIT-1.5 The first crown goes to a random seat, or to the first seat.
    crown: options.firstCrown === 'seat-1' ? 0 : dealer.chance.below(players),
  };
  beginRound(state, dealer);
  return state;
}

/** Returns all 65 cards, sorted. */
function allDistricts(): District[] {
  const cards: District[] = [];
  for (let d = 0; d < DISTRICT_KINDS; d++) for (let copy = 0; copy < COPIES[d]; copy++) cards.push(d);
  return cards;
}

/** Returns an empty table. */
export function emptyTable(players: number, options: CitadelsOptions): State {
  return {
    options,
    agenda: [],
    players: Array.from({ length: players }, (): Player => ({ gold: 0, hand: [], city: [] })),
    round: 0,
    phase: 'draft',
    crown: 0,
    pile: [],
    discard: [],
    bank: UNLIMITED,
    draft: { first: 0, step: 0, faceUp: [], line: [], pool: 0 },
    holder: CHARACTERS.map(() => NONE),
    called: 0,
    murdered: NONE,
    robbed: NONE,
    turn: noTurn(),
    firstFinisher: NONE,
    hauntedRound: 0,
    memory: [],
    under: [],
  };
}
