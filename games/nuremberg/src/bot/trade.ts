import type { Seat } from '@belfry/kernel';
import { type Bundle, GOLD } from '../data/resources.ts';
import type { CounterMove, OfferMove } from '../rules/moves.ts';
import type { TradeAnswer } from '../rules/state.ts';
import { APPRENTICE_WEIGHTS } from './apprentice-weights.ts';
import { change, type Situation, situationOf } from './situation.ts';

/**
 * Rates offers: they must help the maker, and another player must be likely to accept. A refused offer costs nothing, so it comes before
 * the bank.
 */
export function offersWorth(own: Situation): (move: OfferMove) => number {
  const partners: Situation[] = [];
  const partner = (seat: Seat): Situation => {
    partners[seat] ??= situationOf(own.view, seat);
    return partners[seat];
  };
  return ({ give, get, to }) => {
    const gain = change(own, give, get);
    // Every further offer in a turn must gain more, so that the bot does not pester players.
    if (gain < APPRENTICE_WEIGHTS.leastGain * (1 + own.view.offersMade)) return -1;
    const hope = Math.max(...to.map((seat) => interest(partner(seat), own.seat, give, get)));
    return hope <= 0 ? -1 : gain * (0.6 + Math.min(hope, 2) * 0.15);
  };
}

/** Returns a partner's estimated gain from an offer; 0 if the partner does not seem to hold what it asks for. */
function interest(partner: Situation, maker: Seat, give: Bundle, get: Bundle): number {
  for (let kind = 0; kind <= GOLD; kind++) if (partner.holdings[kind] < get[kind]) return 0;
  return change(partner, get, give) - priceOfHelping(partner, maker);
}

/** Returns the price of helping another player, which is higher if that player is ahead. */
function priceOfHelping({ view, seat }: Situation, other: Seat): number {
  const { points } = view.seats[other];
  if (points >= APPRENTICE_WEIGHTS.tooClose) return Number.POSITIVE_INFINITY;
  return APPRENTICE_WEIGHTS.help + Math.max(0, points - view.seats[seat].points) * APPRENTICE_WEIGHTS.helpLeader;
}

/** True if a seat accepted the offer as made. Its maker must then deal with one of the seats that answered. */
export function isAccepted(trade: { readonly answers: readonly TradeAnswer[] } | null): boolean {
  return trade?.answers.some(({ say }) => say === 'accept') ?? false;
}

export function acceptWorth(situation: Situation): number {
  const { trade, active } = situation.view;
  return trade === null ? -1 : change(situation, trade.get, trade.give) - priceOfHelping(situation, active);
}

/** Rates counter-offers: better terms that the maker is likely to accept. */
export function countersWorth(own: Situation): (move: CounterMove) => number {
  const { active } = own.view;
  let maker: Situation | undefined;
  return ({ give, get }) => {
    const gain = change(own, give, get) - priceOfHelping(own, active);
    if (gain <= 0) return -1;
    maker ??= situationOf(own.view, active);
    return interest(maker, own.seat, give, get) > 0 ? gain * APPRENTICE_WEIGHTS.counterHope : -0.5;
  };
}

/** Returns the worth of the best answer if it is better than no trade. */
export function dealWorth(situation: Situation, partner: Seat): number {
  const { view } = situation;
  const answer = view.trade?.answers.find(({ seat }) => seat === partner);
  if (view.trade === null || answer === undefined) return -1;
  const [give, get] = answer.say === 'counter' ? [answer.get, answer.give] : [view.trade.give, view.trade.get];
  return change(situation, give, get) - Math.min(priceOfHelping(situation, partner), 3) * 0.5 - 0.2;
}
