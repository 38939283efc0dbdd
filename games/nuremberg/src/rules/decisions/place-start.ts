import { PLACING_ROUNDS } from '../../data/amounts.ts';
import { CROSSINGS } from '../../data/region.ts';
import { PLACE } from '../moves.ts';
import { mayPlace, placeStation, placeVillage, takeFirstYield } from '../start.ts';
import type { DecisionModule } from './module.ts';

// NUR-22.2 One village of the player's choice; its station follows automatically.
export const placeStart: DecisionModule<'place-start'> = {
  kind: 'place-start',
  options(state) {
    return PLACE.filter((move) => mayPlace(state, move.crossing));
  },
  choose(state, { seat, round }, move, dealer) {
    if (move.do !== 'place') return;
    placeVillage(state, seat, move.crossing, 'NUR-22.3', dealer);
    placeStation(state, seat, CROSSINGS[move.crossing].road, 'NUR-22.4', dealer);
    // NUR-22.6
    if (round === PLACING_ROUNDS) takeFirstYield(state, seat, move.crossing, dealer);
    state.placed++;
  },
};
