import { type Dealer, NONE, type Seat } from '@belfry/kernel';
import { INCOME_EACH } from '../data/amounts.ts';
import { CHARACTERS, type Character } from '../data/characters.ts';
import { COLOURS } from '../data/colours.ts';
import { COLOUR, type District, having } from '../data/districts.ts';
import type { Event } from './events.ts';
import { type Move, TAKE_INCOME } from './moves.ts';
import type { State } from './state.ts';
import { bankHasGold, receiveGold } from './supply.ts';

/** CIT-8.1, 8.6 The colour that pays each character: King yellow, Bishop blue, Merchant green, Warlord red, the others none. */
const INCOME_COLOUR: readonly number[] = CHARACTERS.map(({ incomeColour }) =>
  incomeColour === null ? NONE : COLOURS.indexOf(incomeColour),
);

const WILD = having('income-wild');

/** CIT-8.2 The districts that pay this character. CIT-17.8 `income-wild` counts as the character's colour. */
export function payingDistricts(city: readonly District[], character: Character): number {
  const colour = INCOME_COLOUR[character] ?? NONE;
  if (colour === NONE) return 0;
  let districts = 0;
  for (let i = 0; i < city.length; i++) if (COLOUR[city[i]] === colour || WILD[city[i]]) districts++;
  return districts;
}

/** Returns what the city pays this character now. */
export function incomeOf(state: State, seat: Seat, character: Character): number {
  return payingDistricts(state.players[seat].city, character) * INCOME_EACH;
}

// CIT-8.7, 22.2 Offered once per turn, if it pays.
export function addIncomeMove(state: State, seat: Seat, moves: Move[]): void {
  const { turn } = state;
  if (!turn.incomeTaken && incomeOf(state, seat, turn.character) > 0 && bankHasGold(state)) moves.push(TAKE_INCOME);
}

// CIT-8.2 All at once, once per turn.
export function takeIncome(state: State, seat: Seat, dealer: Dealer<Event>): void {
  const { turn } = state;
  turn.incomeTaken = true;
  const gold = receiveGold(state, seat, incomeOf(state, seat, turn.character));
  dealer.emit?.({ type: 'income', clause: 'CIT-8.1', seat, gold, character: turn.character });
}
