import { cardsLeft } from '../piles.ts';
import type { Effect } from './effect.ts';

// BRU-12.5 Draw cards into the hand, a pile chosen for each; faces are seen after the last one (BRU-11.9).
export const drawCard: Effect<'draw-card'> = {
  usable: cardsLeft,
  run(state, seat, { count }) {
    state.agenda.push({ step: 'see-drawn', seat, discard: false }, { kind: 'draw-from', seat, left: count, optional: 0, to: 'hand' });
  },
};

// BRU-12.6 Draw, then discard as many cards from the hand as were drawn, old or new.
export const drawThenDiscard: Effect<'draw-then-discard'> = {
  usable: cardsLeft,
  run(state, seat, { draw }) {
    state.agenda.push({ step: 'see-drawn', seat, discard: true }, { kind: 'draw-from', seat, left: draw, optional: 0, to: 'hand' });
  },
};

// BRU-12.7 Draw one card and use exactly this one; it never joins the hand.
export const drawAndAct: Effect<'draw-and-act'> = {
  usable: cardsLeft,
  run(state, seat) {
    state.agenda.push({ step: 'hold-drawn', seat }, { kind: 'draw-from', seat, left: 1, optional: 0, to: 'hand' });
  },
};

// BRU-12.8 Use another card from the hand at once. The player may decline if the person says so.
export const playExtraCard: Effect<'play-extra-card'> = {
  usable: (state, seat) => state.players[seat].hand.length > 0,
  run(state, seat, { optional }) {
    state.agenda.push({ kind: 'extra-card', seat, optional });
  },
};

// BRU-12.9 Discard a card from the hand for guilders.
export const discardForGuilders: Effect<'discard-for-guilders'> = {
  usable: (state, seat) => state.players[seat].hand.length > 0,
  run(state, seat, { cards, guilders }) {
    state.agenda.push({ kind: 'discard-card', seat, left: cards, reward: guilders });
  },
};
