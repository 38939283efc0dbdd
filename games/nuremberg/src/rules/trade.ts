import type { Dealer, Seat } from '@belfry/kernel';
import { type Bundle, GOLD, KINDS, TREASURES } from '../data/resources.ts';
import { MOST_CARDS_ASKED, MOST_GOLD_ASKED, OFFERS_PER_TURN } from '../data/trade.ts';
import type { Event } from './events.ts';
import { rememberNamed } from './memory.ts';
import { isNothing, NOTHING, type OfferMove, perSeat, sameBundle } from './moves.ts';
import { draftTrade, tickOff } from './offers.ts';
import { TURN_ACTION } from './phases.ts';
import type { Decision, State, Trade, TradeAnswer } from './state.ts';
import { covers, handOver, hasHoldings } from './supply.ts';

const ANSWER = perSeat((from) => perSeat((seat): Decision => Object.freeze({ kind: 'trade-answer', seat, from, together: 'trade' })));
const SETTLE = perSeat((seat): Decision => Object.freeze({ kind: 'trade-settle', seat, together: 'trade' }));

/** Why an offer is not allowed: the clause and the key of the sentence; null if it is allowed. */
export type Fault = { readonly clause: string; readonly key: string } | null;

const fault = (clause: string, key: string): Fault => ({ clause, key });

// NUR-6.5 to 6.7, 6.13
export function faultOfOffer(state: State, seat: Seat, { give, get, to }: OfferMove): Fault {
  if (state.offersMade >= OFFERS_PER_TURN) return fault('NUR-6.13', 'refusal.offers-spent');
  if (!isBundle(give) || !isBundle(get)) return fault('NUR-6.6', 'refusal.no-bundle');
  if (!hasHoldings(state.players[seat])) return fault('NUR-6.6', 'refusal.nothing-to-trade');
  if (!covers(state.players[seat], give)) return fault('NUR-6.6', 'refusal.not-held');
  if (!withinLimits(get)) return fault('NUR-6.6', 'refusal.asks-too-much');
  if (overlap(give, get)) return fault('NUR-6.4', 'refusal.both-sides');
  if (to.length === 0) return fault('NUR-6.7', 'refusal.to-nobody');
  for (let i = 0; i < to.length; i++) {
    const other = state.players[to[i]];
    if (other === undefined || to[i] === seat || (i > 0 && to[i] <= to[i - 1])) return fault('NUR-6.7', 'refusal.to-whom');
    if (!hasHoldings(other)) return fault('NUR-6.7', 'refusal.to-empty');
  }
  return null;
}

// NUR-6.9 Both sides filled, no kind on both, the player holds what they give, and it differs from the offer.
export function faultOfCounter(state: State, seat: Seat, trade: Trade, give: Bundle, get: Bundle): Fault {
  if (!isBundle(give) || !isBundle(get)) return fault('NUR-6.6', 'refusal.no-bundle');
  if (isNothing(give) || isNothing(get)) return fault('NUR-6.3', 'refusal.gift');
  if (overlap(give, get)) return fault('NUR-6.4', 'refusal.both-sides');
  if (!covers(state.players[seat], give)) return fault('NUR-6.9', 'refusal.not-held');
  if (!withinLimits(get)) return fault('NUR-6.6', 'refusal.asks-too-much');
  if (sameBundle(give, trade.get) && sameBundle(get, trade.give)) return fault('NUR-6.9', 'refusal.same-as-offer');
  return null;
}

function isBundle(amounts: Bundle): boolean {
  return amounts.length === TREASURES.length && amounts.every((count) => Number.isInteger(count) && count >= 0);
}

function withinLimits(amounts: Bundle): boolean {
  for (let kind = 0; kind < KINDS.length; kind++) if (amounts[kind] > MOST_CARDS_ASKED) return false;
  return amounts[GOLD] <= MOST_GOLD_ASKED;
}

// NUR-6.4 No kind on both sides, and not gold either.
function overlap(give: Bundle, get: Bundle): boolean {
  for (let kind = 0; kind <= GOLD; kind++) if (give[kind] > 0 && get[kind] > 0) return true;
  return false;
}

// NUR-6.7, 6.8 The offer is open: all addressed players answer, each at any time; the active player may settle or close.
export function openOffer(state: State, seat: Seat, { give, get, to }: OfferMove, dealer: Dealer<Event>): void {
  let addressed = 0;
  for (let i = 0; i < to.length; i++) addressed |= 1 << to[i];
  const trade = draftTrade(give, get, addressed);
  state.trade = trade;
  state.offersMade++;
  tickOff(state, trade.listed);
  rememberNamed(state, seat, give);
  const seats = state.players.length;
  for (let step = 1; step < seats; step++) {
    const other = (seat + step) % seats;
    if ((addressed >> other) & 1) state.agenda.push(ANSWER[seat][other]);
  }
  state.agenda.push(SETTLE[seat]);
  dealer.emit?.({ type: 'offered', clause: 'NUR-6.5', seat, give: trade.give, get: trade.get, to: trade.to });
}

// Copies of a state share answers, which never change; a counter shares the bundles of its move.
const ACCEPTED = perSeat((seat): TradeAnswer => ({ seat, say: 'accept', give: NOTHING, get: NOTHING }));
const DECLINED = perSeat((seat): TradeAnswer => ({ seat, say: 'decline', give: NOTHING, get: NOTHING }));

export function accept(state: State, seat: Seat, trade: Trade, dealer: Dealer<Event>): void {
  rememberNamed(state, seat, trade.get);
  trade.answers.push(ACCEPTED[seat]);
  dealer.emit?.({ type: 'accepted', clause: 'NUR-6.8', seat });
}

export function counter(state: State, seat: Seat, trade: Trade, give: Bundle, get: Bundle, dealer: Dealer<Event>): void {
  rememberNamed(state, seat, give);
  trade.answers.push({ seat, say: 'counter', give, get });
  dealer.emit?.({ type: 'countered', clause: 'NUR-6.9', seat, give, get });
}

// NUR-6.12 When all addressed players have declined, the offer closes automatically.
export function decline(state: State, seat: Seat, trade: Trade, dealer: Dealer<Event>): void {
  trade.answers.push(DECLINED[seat]);
  dealer.emit?.({ type: 'declined', clause: 'NUR-6.8', seat });
  if (trade.answers.length === trade.to.length && allDeclined(trade)) closeOffer(state, true, dealer);
}

function allDeclined({ answers }: Trade): boolean {
  for (let i = 0; i < answers.length; i++) if (answers[i].say !== 'decline') return false;
  return true;
}

// NUR-6.11 An accepted offer, or a counter the active player can pay.
export function mayDeal(state: State, seat: Seat, answer: TradeAnswer): boolean {
  return answer.say === 'accept' || (answer.say === 'counter' && covers(state.players[seat], answer.get));
}

// NUR-6.12, 6.14 One deal, carried out at once; everything else about the offer lapses.
export function deal(state: State, seat: Seat, trade: Trade, answer: TradeAnswer, dealer: Dealer<Event>): void {
  const countered = answer.say === 'counter';
  const give = countered ? answer.get : trade.give;
  const get = countered ? answer.give : trade.get;
  handOver(state, seat, answer.seat, give);
  handOver(state, answer.seat, seat, get);
  endOffer(state);
  dealer.emit?.({ type: 'dealt', clause: 'NUR-6.14', seat, partner: answer.seat, give, get, countered });
}

// NUR-6.11 The offer may be closed at any time without a deal.
export function closeOffer(state: State, declined: boolean, dealer: Dealer<Event>): void {
  endOffer(state);
  dealer.emit?.({ type: 'offer-closed', clause: declined ? 'NUR-6.12' : 'NUR-6.11', seat: state.active, declined });
}

// NUR-6.12 Missing answers lapse; the active player continues.
function endOffer(state: State): void {
  state.trade = null;
  state.agenda.length = 0;
  state.agenda.push(TURN_ACTION[state.active]);
}
