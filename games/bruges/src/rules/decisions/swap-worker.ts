import type { Dealer, Seat } from '@belfry/kernel';
import { ALL_COLOURS, type Colour } from '../../data/colours.ts';
import type { Event } from '../events.ts';
import { DONE, type Move, SWAP } from '../moves.ts';
import type { State } from '../state.ts';
import type { DecisionModule } from './module.ts';

// BRU-12.13 One worker for one of another colour, as often as there are workers, until "done"; or the whole result at once.
export const swapWorker: DecisionModule<'swap-worker'> = {
  kind: 'swap-worker',
  options(state, { seat }) {
    const { workers } = state.players[seat];
    const moves: Move[] = [];
    for (const from of ALL_COLOURS) {
      if (workers[from] > 0) for (const to of ALL_COLOURS) if (to !== from) moves.push(SWAP[from][to]);
    }
    moves.push(DONE);
    return moves;
  },
  accepts(state, { seat, left }, move) {
    if (move.do !== 'arrange') return false;
    const { workers } = state.players[seat];
    const given = surplus(workers, move.workers);
    return given > 0 && given <= left && given === surplus(move.workers, workers);
  },
  choose(state, { seat, left }, move, dealer) {
    if (move.do === 'swap') {
      swap(state, seat, move.from, move.to, dealer);
      if (left > 1) state.agenda.push({ kind: 'swap-worker', seat, left: left - 1 });
    } else if (move.do === 'arrange') arrange(state, seat, move.workers, dealer);
  },
};

function swap(state: State, seat: Seat, from: Colour, to: Colour, dealer: Dealer<Event>): void {
  const { workers } = state.players[seat];
  workers[from]--;
  workers[to]++;
  dealer.emit?.({ type: 'swapped', clause: 'BRU-12.13', seat, from, to });
}

/** Makes single swaps until the workers are as wanted. */
function arrange(state: State, seat: Seat, wanted: readonly number[], dealer: Dealer<Event>): void {
  const { workers } = state.players[seat];
  for (const to of ALL_COLOURS) {
    for (const from of ALL_COLOURS) while (workers[to] < wanted[to] && workers[from] > wanted[from]) swap(state, seat, from, to, dealer);
  }
}

/** Returns how many workers of the first list exceed the second, summed over the colours. */
function surplus(some: readonly number[], others: readonly number[]): number {
  return ALL_COLOURS.reduce<number>((sum, colour) => sum + Math.max(0, some[colour] - others[colour]), 0);
}
