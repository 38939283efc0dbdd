import { ALL_COLOURS } from '../../data/colours.ts';
import { gainGoods } from '../effects/gains.ts';
import { TAKE_WORKER } from '../moves.ts';
import type { DecisionModule } from './module.ts';

// BRU-12.1 The colour of a worker "of any colour".
export const chooseWorker: DecisionModule<'choose-worker'> = {
  kind: 'choose-worker',
  options: () => [...TAKE_WORKER],
  choose(state, { seat, left, card }, move, dealer) {
    if (move.do !== 'take-worker') return;
    if (left > 1) state.agenda.push({ kind: 'choose-worker', seat, left: left - 1, card });
    gainGoods(state, seat, card, { workers: ALL_COLOURS.map((colour) => (colour === move.colour ? 1 : 0)) }, dealer);
  },
};
