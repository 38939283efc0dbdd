import { LAST_STEP, SIDES, type Side } from '../../data/board.ts';
import { canBuildNext } from '../canals.ts';
import { cardsLeft } from '../piles.ts';
import type { Effect } from './effect.ts';

// BRU-12.10 Build the next space of a canal without a card, at a multiple of its price.
export const buildCanal: Effect<'build-canal'> = {
  usable: (state, seat, { priceFactor }) => SIDES.some((_, side) => canBuildNext(state, seat, side as Side, priceFactor)),
  run(state, seat, { priceFactor }) {
    state.agenda.push({ kind: 'choose-canal', seat, factor: priceFactor });
  },
};

// BRU-12.11 The top card of a pile becomes a house; nobody sees its face.
export const buildHouseFromPile: Effect<'build-house-from-pile'> = {
  usable: cardsLeft,
  run(state, seat) {
    state.agenda.push({ kind: 'draw-from', seat, left: 1, optional: 0, to: 'house' });
  },
};

// BRU-12.12 Steps without paying, one after another; the points follow even if no step was possible.
export const advance: Effect<'advance'> = {
  usable: (state, seat, { points = 0 }) => points > 0 || state.players[seat].step < LAST_STEP,
  run(state, seat, { steps, points = 0 }, card) {
    state.agenda.push({ step: 'go-forward', seat, left: steps, points, card });
  },
};
