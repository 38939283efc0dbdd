import { withoutBlunders } from '@belfry/bots';
import { seatOfView, seededChance } from '@belfry/kernel';
import type { Move } from '../rules/moves.ts';
import { wasBetterBefore } from '../rules/offers.ts';
import { determinize } from '../view/determinize.ts';
import type { View } from '../view/view.ts';
import { blunders, isShunned } from './blunders.ts';
import { exchanged, holdingsWorth } from './hand.ts';
import { situationOf } from './situation.ts';
import { countersWorth, isAccepted, offersWorth } from './trade.ts';

/** Offers thought through in one decision, and made in one turn: nobody is pestered, and nobody offers what was just bought from the bank. */
const MOST_OFFERS = 3;
const OFFERS_A_TURN = 2;
const MOST_COUNTERS = 2;
const MOST_DISCARDS = 12;

/** The moves worth a thought: everything but blunders, and the offers, counters and discards that help least. */
export function shortlist(view: View, legal: readonly Move[]): readonly Move[] {
  if (legal.length === 1) return legal;
  const seat = seatOfView(view);
  const state = determinize(view, seededChance('any'));
  const moves = withoutBlunders(blunders, state, seat, legal);
  // Whoever could only deal with a leader about to win may break his word.
  const bound = view.viewer === view.active && isAccepted(view.trade) && moves.some(({ do: what }) => what === 'deal');
  const { trade } = view;
  // Who let a price pass takes no worse one in the same turn.
  const fickle = trade !== null && wasBetterBefore(view.offered, trade);
  const kept = moves.filter(
    ({ do: what }) =>
      what !== 'offer' && what !== 'counter' && what !== 'hand-in' && !(bound && what === 'close') && !(fickle && what === 'accept'),
  );
  if (kept.length === moves.length) return moves;
  const situation = situationOf(view, seat);
  const { holdings, plans } = situation;
  const offer = offersWorth(situation);
  const counter = countersWorth(situation);
  // Nobody is asked with whom it would not deal.
  const askable = moves.flatMap((move) => {
    const to = move.do === 'offer' ? move.to.filter((other) => !isShunned({ state, seat }, other)) : [];
    return move.do !== 'offer' || to.length === 0 ? [] : [to.length === move.to.length ? move : { ...move, to }];
  });
  const offers = best(askable, view.offersMade < OFFERS_A_TURN && view.bankTrades === 0 ? MOST_OFFERS : 0, offer);
  const counters = best(moves, MOST_COUNTERS, (move) => (move.do === 'counter' ? counter(move) : 0));
  const discards = best(moves, MOST_DISCARDS, (move) =>
    // What is left is always worth something, so the sum only has to stay above nothing.
    move.do === 'hand-in' ? 1000 + holdingsWorth(exchanged(holdings, [...move.cards, 0], [0, 0, 0, 0, 0, 0]), plans.aims) : 0,
  );
  const listed = [...kept, ...offers, ...counters, ...discards];
  // Where everything but more offers is a blunder, the turn is ended all the same.
  return listed.length > 0 ? listed : legal.filter(({ do: what }) => what !== 'offer' && what !== 'counter');
}

function best<M extends Move>(moves: readonly M[], most: number, worth: (move: M) => number): M[] {
  if (most === 0) return [];
  return moves
    .map((move) => ({ move, value: worth(move) }))
    .filter(({ value }) => value > 0)
    .sort((a, b) => b.value - a.value)
    .slice(0, most)
    .map(({ move }) => move);
}
