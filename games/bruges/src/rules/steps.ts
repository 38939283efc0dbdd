import type { Dealer } from '@belfry/kernel';
import { LAST_STEP } from '../data/board.ts';
import { COLOUR_OF } from '../data/cards.ts';
import { gainGoods } from './effects/gains.ts';
import type { Event } from './events.ts';
import { insertCard } from './hand.ts';
import { clearThreats, nextPenalty } from './penalties.ts';
import { offerSecondArrow } from './recruit.ts';
import { stepForward } from './reputation.ts';
import type { State, Step } from './state.ts';
import { takeThreat } from './threats.ts';

type Runner<K extends Step['step']> = (state: State, step: Extract<Step, { step: K }>, dealer: Dealer<Event>) => void;

// BRU-3.8, BRU-11.9 All new faces are shown to the owner at once. BRU-12.6 With `discard`, the player discards as many cards as were drawn.
const seeDrawn: Runner<'see-drawn'> = (state, { seat, discard }, dealer) => {
  const player = state.players[seat];
  const cards = player.drawn;
  if (cards.length === 0) return;
  player.drawn = [];
  for (const card of cards) insertCard(player.hand, card);
  dealer.emit?.({ type: 'saw', clause: state.phase === 'draw' ? 'BRU-3.8' : 'BRU-11.9', seat, count: cards.length, cards });
  if (discard) state.agenda.push({ kind: 'discard-card', seat, left: cards.length, reward: 0 });
};

// BRU-12.7 The player looks at the drawn card and must use it now.
const holdDrawn: Runner<'hold-drawn'> = (state, { seat }, dealer) => {
  const card = state.players[seat].drawn.pop();
  if (card === undefined) return;
  state.held = card;
  dealer.emit?.({ type: 'turned-up', clause: 'BRU-12.7', seat, colour: COLOUR_OF[card], card });
  state.agenda.push({ kind: 'act-with-drawn', seat });
};

// BRU-12.25 The victim takes the marker and suffers any penalty due before the next victim takes one.
const takeMarker: Runner<'take-threat'> = (state, { seat, colour }, dealer) => {
  takeThreat(state, seat, colour, 'BRU-12.25', dealer);
  state.agenda.push({ step: 'penalties', seat });
};

// BRU-12.12 One step after another, then the points.
const goForward: Runner<'go-forward'> = (state, { seat, left, points, card }, dealer) => {
  if (left > 0 && state.players[seat].step < LAST_STEP) {
    state.agenda.push({ step: 'go-forward', seat, left: left - 1, points, card });
    stepForward(state, seat, 0, 'BRU-12.12', dealer);
  } else if (points > 0) gainGoods(state, seat, card, { points }, dealer);
};

export const steps: { readonly [K in Step['step']]: Runner<K> } = {
  'see-drawn': seeDrawn,
  'hold-drawn': holdDrawn,
  penalties: (state, { seat }, dealer) => nextPenalty(state, seat, dealer),
  'clear-threats': (state, { seat, colour }, dealer) => clearThreats(state, seat, colour, dealer),
  'take-threat': takeMarker,
  'go-forward': goForward,
  'second-arrow': (state, { seat, card }, dealer) => offerSecondArrow(state, seat, card, dealer),
};
