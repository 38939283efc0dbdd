import { type Dealer, NONE, type Seat } from '@belfry/kernel';
import { FAIR_BONUS } from '../data/amounts.ts';
import { GOODS, type Good } from '../data/goods.ts';
import type { Event } from './events.ts';
import type { State } from './state.ts';
import { covers, pay } from './supply.ts';

// NUR-14.2 Any player with the resources of the recipe may make and sell a good.
export function maySell(state: State, seat: Seat, good: Good): boolean {
  return covers(state.players[seat], GOODS[good].recipe);
}

// NUR-14.5 One sale, settled at once: resources in, gold out, toll paid from the proceeds.
export function sell(state: State, seat: Seat, good: Good, dealer: Dealer<Event>): void {
  const { recipe, road } = GOODS[good];
  const player = state.players[seat];
  const doubled = isDoubled(player.doubled, good);
  const bonus = state.fair ? FAIR_BONUS : 0;
  const price = priceOf(good, doubled) + bonus;
  const holder = state.rights[road];
  const toll = tollOf(good, seat, holder);
  pay(state, seat, recipe);
  player.gold += price - toll;
  if (toll > 0) state.players[holder].gold += toll;
  // NUR-4.7 Only the first good of the turn.
  state.fair = false;
  dealer.emit?.({
    type: 'sold',
    clause: bonus > 0 ? 'NUR-4.7' : doubled ? 'NUR-14.8' : 'NUR-14.2',
    seat,
    good,
    price,
    bonus,
    doubled,
    toll,
    holder: toll > 0 ? holder : NONE,
  });
}

export function isDoubled(doubled: number, good: Good): boolean {
  return ((doubled >> good) & 1) === 1;
}

// NUR-14.8 Doubled if the player has at least one house next to either tile of the good.
export function priceOf(good: Good, doubled: boolean): number {
  return GOODS[good].price * (doubled ? 2 : 1);
}

// NUR-14.6, 14.7, 14.9 The plain toll to the holder of the road; none to oneself, none while nobody holds it.
export function tollOf(good: Good, seller: Seat, holder: Seat): number {
  return holder === NONE || holder === seller ? 0 : GOODS[good].toll;
}
