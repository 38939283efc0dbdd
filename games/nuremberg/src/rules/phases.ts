import { type Dealer, isOver, type Seat } from '@belfry/kernel';
import { PLACING_ROUNDS } from '../data/amounts.ts';
import { wallsLeft } from './build.ts';
import { drawEventCard } from './event-card.ts';
import type { Event } from './events.ts';
import { perSeat } from './moves.ts';
import { makeDiscards, offerTheft } from './robber.ts';
import { type Decision, leftOf, type State } from './state.ts';
import { hasHoldings } from './supply.ts';
import { checkVictory } from './victory.ts';

export const TURN_ACTION = perSeat((seat): Decision => Object.freeze({ kind: 'turn-action', seat }));
const WALL_HELP = perSeat((seat): Decision => Object.freeze({ kind: 'wall-help', seat }));
const PLACE_START = perSeat((seat) => [1, 2].map((round): Decision => Object.freeze({ kind: 'place-start', seat, round })));

// NUR-2.1 A turn is the event card, then the trade and build phase.
export const phases = {
  place: askPlacement,
  draw: beginTurn,
  discard: makeDiscards,
  steal: offerTheft,
  help: askWallHelp,
  trade: beginTrading,
};

// NUR-22.2 Two rounds, the second in reverse; NUR-22.7 then the first player has the first turn.
function askPlacement(state: State): void {
  const seats = state.players.length;
  if (state.placed === PLACING_ROUNDS * seats) {
    state.phase = 'draw';
    return;
  }
  const secondRound = state.placed >= seats;
  const step = secondRound ? PLACING_ROUNDS * seats - 1 - state.placed : state.placed;
  state.agenda.push(PLACE_START[(state.first + step) % seats][secondRound ? 1 : 0]);
}

// NUR-17.2 A player with 13 points at the start of their own turn has won before the card is drawn.
function beginTurn(state: State, dealer: Dealer<Event>): void {
  state.turn++;
  state.fair = false;
  state.offersMade = 0;
  state.bankTrades = 0;
  state.offered.fill(0);
  dealer.emit?.({ type: 'turn-began', clause: 'NUR-2.1', seat: state.active, turn: state.turn });
  checkVictory(state, dealer);
  if (!isOver(state)) drawEventCard(state, dealer);
}

// NUR-4.5, 21.3 In turn, every player who has a card and a gold, while walls remain.
function askWallHelp(state: State): void {
  const seats = state.players.length;
  while (state.helped < seats) {
    const seat = (state.active + state.helped++) % seats;
    const { cards, gold } = state.players[seat];
    if (cards > 0 && gold > 0 && wallsLeft(state)) {
      state.agenda.push(WALL_HELP[seat]);
      return;
    }
  }
  state.phase = 'trade';
}

// NUR-21.2 Only a player with neither card nor gold is skipped.
function beginTrading(state: State, dealer: Dealer<Event>): void {
  if (hasHoldings(state.players[state.active])) {
    state.agenda.push(TURN_ACTION[state.active]);
    return;
  }
  dealer.emit?.({ type: 'turn-passed', clause: 'NUR-21.2', seat: state.active });
  passTurn(state, state.active);
}

// NUR-2.1 The player on the left is next.
export function passTurn(state: State, seat: Seat): void {
  state.phase = 'draw';
  state.active = leftOf(state, seat);
}
