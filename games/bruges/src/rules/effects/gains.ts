import type { Dealer, Seat } from '@belfry/kernel';
import { type Card, clauseOf } from '../../data/cards.ts';
import { ALL_COLOURS } from '../../data/colours.ts';
import { countSets } from '../counters.ts';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';
import { always, type Effect } from './effect.ts';

interface Goods {
  readonly points?: number;
  readonly guilders?: number;
  /** By colour. */
  readonly workers?: readonly number[];
}

const NO_WORKERS: readonly number[] = [0, 0, 0, 0, 0];

// BRU-11.8 Points from effects are scored at once.
export function gainGoods(state: State, seat: Seat, card: Card, goods: Goods, dealer: Dealer<Event>): void {
  const { points = 0, guilders = 0, workers = NO_WORKERS } = goods;
  const player = state.players[seat];
  player.points += points;
  player.guilders += guilders;
  for (let colour = 0; colour < workers.length; colour++) player.workers[colour] += workers[colour];
  dealer.emit?.({ type: 'gained', clause: clauseOf(card), seat, card, points, guilders, workers });
}

// BRU-12.1 Take the points, guilders and workers named; "any" workers are chosen one at a time. Not an action.
export const gain: Effect<'gain'> = {
  usable: always,
  run(state, seat, { points = 0, guilders = 0, workers = 0, colour }, card, dealer) {
    if (colour === 'any') state.agenda.push({ kind: 'choose-worker', seat, left: workers, card });
    const named = ALL_COLOURS.map((each) => (colour === 'each' || colour === each ? workers : 0));
    if (points + guilders > 0 || colour !== 'any') gainGoods(state, seat, card, { points, guilders, workers: named }, dealer);
  },
};

// BRU-12.2 A worker of the die's colour, or guilders, if that die shows one of the values.
export const gainIfDie: Effect<'gain-if-die'> = {
  usable: (state, _seat, { colour, values }) => values.includes(state.dice[colour]),
  run(state, seat, { colour, guilders = 0, workers = 0 }, card, dealer) {
    gainGoods(state, seat, card, { guilders, workers: ALL_COLOURS.map((each) => (each === colour ? workers : 0)) }, dealer);
  },
};

// BRU-12.3 Count something, divide, round down, take guilders or points for each.
export const gainPer: Effect<'gain-per'> = {
  usable: (state, seat, rate) => countSets(state, seat, rate) >= 1,
  run(state, seat, rate, card, dealer) {
    const sets = countSets(state, seat, rate);
    if (sets === 0) return;
    gainGoods(state, seat, card, { points: sets * (rate.points ?? 0), guilders: sets * (rate.guilders ?? 0) }, dealer);
  },
};

// BRU-12.4 As many guilders as the named die shows. Not an action: `guilder-action-bonus` does not apply.
export const gainDie: Effect<'gain-die'> = {
  usable: always,
  run(state, seat, { colour }, card, dealer) {
    gainGoods(state, seat, card, { guilders: state.dice[colour] }, dealer);
  },
};

// BRU-12.13 Swap workers one for one, at most as many as are left after paying.
export const swapWorkers: Effect<'swap-workers'> = {
  // The worker that pays for the activation is not paid yet at this point.
  usable: (state, seat) => countSets(state, seat, { per: 'worker', every: 1 }) >= 2,
  run(state, seat) {
    state.agenda.push({ kind: 'swap-worker', seat, left: countSets(state, seat, { per: 'worker', every: 1 }) });
  },
};
