import type { Seat } from '@belfry/kernel';
import { type Card, COLOUR_OF, person } from '../../data/cards.ts';
import { ALL_COLOURS } from '../../data/colours.ts';
import type { EffectParams } from '../../data/person.ts';
import { countSets } from '../counters.ts';
import type { State } from '../state.ts';

// BRU-10.8 Laurels work only in the final scoring.

// BRU-12.44 Count something, divide, round down, points for each.
function endPer(state: State, seat: Seat, rate: EffectParams['end-per']): number {
  return countSets(state, seat, rate) * rate.points;
}

// BRU-12.45 Points for at least one house of each of the five colours.
function endAllHouseColours(state: State, seat: Seat, { points }: EffectParams['end-all-house-colours']): number {
  const { houses } = state.players[seat];
  return ALL_COLOURS.every((colour) => houses.some((house) => COLOUR_OF[house.card] === colour)) ? points : 0;
}

/** Returns a resident's points in the final scoring besides its own points. */
export function laurelPoints(state: State, seat: Seat, card: Card): number {
  const { effect, params } = person(card);
  if (effect === 'end-per') return endPer(state, seat, params);
  if (effect === 'end-all-house-colours') return endAllHouseColours(state, seat, params);
  return 0;
}
