import { withoutBlunders } from '@belfry/bots';
import { seatOfView, seededChance } from '@belfry/kernel';
import type { Move } from '../rules/moves.ts';
import { wasBetterBefore } from '../rules/offers.ts';
import { determinize } from '../view/determinize.ts';
import type { View } from '../view/view.ts';
import { blunders, isRefused } from './blunders.ts';
import { exchanged, holdingsWorth } from './hand.ts';
import { situationOf } from './situation.ts';
import { countersWorth, isAccepted, offersWorth } from './trade.ts';

/**
 * Offers to consider per decision, and offers to make per turn: bots do not pester players, and never offer what they just bought from the
 * bank.
 */
const MOST_OFFERS = 3;
const OFFERS_A_TURN = 2;
const MOST_COUNTERS = 2;
const MOST_DISCARDS = 12;

/** Returns the moves without blunders and without the least useful offers, counters and discards. */
export function shortlist(view: View, legal: readonly Move[]): readonly Move[] {
  if (legal.length === 1) return legal;
  const seat = seatOfView(view);
  const state = determinize(view, seededChance('any'));
  const moves = withoutBlunders(blunders, state, seat, legal);
  // A maker whose offer is accepted must deal, unless the only possible deals are with a leader about to win.
  const bound = view.viewer === view.active && isAccepted(view.trade) && moves.some(({ do: what }) => what === 'deal');
  const { trade } = view;
  // A seat that passed on a price takes no worse one in the same turn.
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
  // An offer goes only to seats from which the bot would take yes for an answer.
  const askable = moves.flatMap((move) => {
    if (move.do !== 'offer') return [];
    const to = move.to.filter((partner) => !isRefused({ state, seat }, { ...move, partner }));
    return to.length === 0 ? [] : [to.length === move.to.length ? move : { ...move, to }];
  });
  const offers = best(askable, view.offersMade < OFFERS_A_TURN && view.bankTrades === 0 ? MOST_OFFERS : 0, offer);
  const counters = best(moves, MOST_COUNTERS, (move) => (move.do === 'counter' ? counter(move) : 0));
  const discards = best(moves, MOST_DISCARDS, (move) =>
    // What is left is always worth something, so the sum only has to stay above 0.
    move.do === 'hand-in' ? 1000 + holdingsWorth(exchanged(holdings, [...move.cards, 0], [0, 0, 0, 0, 0, 0]), plans.aims) : 0,
  );
  const listed = [...kept, ...offers, ...counters, ...discards];
  // If everything except further offers is a blunder, the turn must still end.
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
