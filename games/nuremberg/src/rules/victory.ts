import type { Dealer } from '@belfry/kernel';
import { TARGET_POINTS } from '../data/amounts.ts';
import type { Event } from './events.ts';
import { winningColours } from './scoring.ts';
import type { State } from './state.ts';

// NUR-17.1, 17.2 The active player wins the game as soon as they have 13 points on their own turn. (NUR-17.3: only on their own turn.)
export function checkVictory(state: State, dealer: Dealer<Event>): void {
  const player = state.players[state.active];
  if (player.points < TARGET_POINTS || state.phase === 'over') return;
  end(state, 'points');
  dealer.emit?.({ type: 'won', clause: 'NUR-17.1', seat: state.active, colour: player.colour, points: player.points });
}

// NUR-17.4 In 1400 the game ends at once.
export function endOfTime(state: State, dealer: Dealer<Event>): void {
  end(state, 'time');
  dealer.emit?.({ type: 'time-out', clause: 'NUR-17.4', winners: winningColours(state) });
}

function end(state: State, ending: 'points' | 'time'): void {
  state.phase = 'over';
  state.ending = ending;
  state.trade = null;
  state.agenda.length = 0;
}
