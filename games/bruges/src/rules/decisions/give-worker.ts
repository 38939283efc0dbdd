import type { Dealer, Seat } from '@belfry/kernel';
import { ALL_COLOURS, type Colour } from '../../data/colours.ts';
import { workerCount } from '../counters.ts';
import type { Event } from '../events.ts';
import { GIVE_WORKER } from '../moves.ts';
import type { State } from '../state.ts';
import type { DecisionModule } from './module.ts';

// BRU-12.19 The victim chooses the workers to give, until the number is reached or none is left; or all of them at once.
export const giveWorker: DecisionModule<'give-worker'> = {
  kind: 'give-worker',
  options(state, { seat, left }) {
    const player = state.players[seat];
    const colours = ALL_COLOURS.filter((colour) => player.workers[colour] > 0);
    // With no more workers than required there is no choice.
    return (workerCount(player) <= left ? colours.slice(0, 1) : colours).map((colour) => GIVE_WORKER[colour]);
  },
  accepts(state, { seat, left }, move) {
    if (move.do !== 'give-workers') return false;
    const player = state.players[seat];
    const total = move.workers.reduce((sum, count) => sum + count, 0);
    return total === left && ALL_COLOURS.every((colour) => move.workers[colour] <= player.workers[colour]);
  },
  choose(state, { seat, to, left }, move, dealer) {
    if (move.do === 'give-worker') {
      if (left > 1) state.agenda.push({ kind: 'give-worker', seat, to, left: left - 1 });
      give(state, seat, to, move.colour, dealer);
    } else if (move.do === 'give-workers') {
      for (const colour of ALL_COLOURS) for (let i = 0; i < move.workers[colour]; i++) give(state, seat, to, colour, dealer);
    }
  },
};

function give(state: State, seat: Seat, to: Seat, colour: Colour, dealer: Dealer<Event>): void {
  state.players[seat].workers[colour]--;
  state.players[to].workers[colour]++;
  dealer.emit?.({ type: 'gave-worker', clause: 'BRU-12.19', seat, to, colour });
}
