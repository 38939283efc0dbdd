import type { Dealer, Seat } from '@belfry/kernel';
import { type Card, clauseOf, person } from '../../data/cards.ts';
import { tokenCount } from '../canals.ts';
import { workerCount } from '../counters.ts';
import type { Event } from '../events.ts';
import { personCount } from '../houses.ts';
import { losePoints } from '../penalties.ts';
import { stepBack } from '../reputation.ts';
import { type Decision, opponents, type State, type Step } from '../state.ts';
import { always, type Effect } from './effect.ts';

// BRU-11.5 "Each other player" is every opponent in turn, starting with the neighbour, each completely before the next (BRU-2.3).

function anyOpponent(state: State, seat: Seat, test: (other: Seat) => boolean): boolean {
  return opponents(state, seat).some(test);
}

/** Pushes this many records per opponent onto the agenda, the neighbour's on top. */
function oneAfterAnother(state: State, seat: Seat, count: number, make: (victim: Seat) => Decision | Step): void {
  for (const victim of opponents(state, seat).reverse()) for (let i = 0; i < count; i++) state.agenda.push(make(victim));
}

export function giveGuilders(
  state: State,
  from: Seat,
  to: Seat,
  guilders: number,
  points: number,
  card: Card,
  dealer: Dealer<Event>,
): void {
  state.players[from].guilders -= guilders;
  state.players[from].points += points;
  state.players[to].guilders += guilders;
  dealer.emit?.({ type: 'gave-guilders', clause: clauseOf(card), seat: from, to, guilders, points });
}

// BRU-12.18 1 guilder to every other player, 1 point each; with too few the owner chooses who gets one.
export const lendGuilders: Effect<'give-guilders'> = {
  usable: (state, seat, { guilders }) => state.players[seat].guilders >= guilders,
  run(state, seat, { guilders, points }, card, dealer) {
    const others = opponents(state, seat);
    const affordable = Math.floor(state.players[seat].guilders / guilders);
    if (affordable < others.length) {
      if (affordable > 0) state.agenda.push({ kind: 'lend-to', seat, left: affordable, card, given: [] });
    } else for (const other of others) giveGuilders(state, seat, other, guilders, points, card, dealer);
  },
};

// BRU-12.19 Each other player gives 2 workers of their choice, or all if they have fewer.
export const begWorkers: Effect<'others-give-workers'> = {
  usable: (state, seat) => anyOpponent(state, seat, (other) => workerCount(state.players[other]) > 0),
  run(state, seat, { count }) {
    oneAfterAnother(state, seat, 1, (victim) => ({ kind: 'give-worker', seat: victim, to: seat, left: count }));
  },
};

// BRU-12.20 Each other player gives this many guilders, or all if they have fewer.
export const takeGuilders: Effect<'others-give-guilders'> = {
  usable: (state, seat) => anyOpponent(state, seat, (other) => state.players[other].guilders > 0),
  run(state, seat, { amount }, card, dealer) {
    for (const victim of opponents(state, seat)) {
      const guilders = Math.min(amount, state.players[victim].guilders);
      if (guilders > 0) giveGuilders(state, victim, seat, guilders, 0, card, dealer);
    }
  },
};

// BRU-12.21 Each other player returns an outermost canal token of their choice.
export const breakCanals: Effect<'others-lose-canal'> = {
  usable: (state, seat) => anyOpponent(state, seat, (other) => tokenCount(state, other) > 0),
  run(state, seat, { count }) {
    oneAfterAnother(state, seat, count, (victim) => ({ kind: 'lose-canal', seat: victim }));
  },
};

// BRU-12.22 Each other player discards one person of their choice. Not a plague.
export const killPersons: Effect<'others-lose-person'> = {
  usable: (state, seat) => anyOpponent(state, seat, (other) => personCount(state.players[other]) > 0),
  run(state, seat, { count }, card) {
    oneAfterAnother(state, seat, count, (victim) => ({ kind: 'lose-person', seat: victim, cause: person(card).id }));
  },
};

// BRU-12.23 Each other player moves back one step.
export const slander: Effect<'others-step-back'> = {
  usable: (state, seat) => anyOpponent(state, seat, (other) => state.players[other].step > 0),
  run(state, seat, { steps }, _card, dealer) {
    for (const victim of opponents(state, seat)) stepBack(state, victim, steps, dealer);
  },
};

// BRU-12.24 Each other player loses 2 points, not below 0.
export const blackmail: Effect<'others-lose-points'> = {
  usable: (state, seat) => anyOpponent(state, seat, (other) => state.players[other].points > 0),
  run(state, seat, { points }, _card, dealer) {
    for (const victim of opponents(state, seat)) {
      const lost = losePoints(state, victim, points);
      if (lost > 0) dealer.emit?.({ type: 'lost-points', clause: 'BRU-12.24', seat: victim, points: lost });
    }
  },
};

// BRU-12.25 Each other player takes a marker and suffers any penalty due before the next player takes one.
export const spreadThreats: Effect<'others-take-threat'> = {
  usable: always,
  run(state, seat, { colour, count }) {
    oneAfterAnother(state, seat, count, (victim) => ({ step: 'take-threat', seat: victim, colour }));
  },
};
