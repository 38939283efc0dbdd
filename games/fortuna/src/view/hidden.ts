import { type Chance, NONE, pick, type Seat, shuffle } from '@belfry/kernel';
import type { Privilege } from '../data/privileges.ts';
import type { View } from './view.ts';

// Deals the privilege cards that a viewer cannot see: every hidden card must be in the set that was possible when it came to its place.

/** All privilege cards that are not in the discard. */
export interface HiddenCards {
  readonly hands: Privilege[][];
  readonly set: Privilege[];
  readonly taken: Privilege[];
  readonly drawn: Privilege[];
  readonly pile: Privilege[];
}

/** A card known to be at a place or, without a place, known to have been shown. */
interface Demand {
  readonly privilege: Privilege;
  readonly place: number;
  readonly surelyOld: boolean;
}

/** The cards still to be dealt, and the room at each place: the seats, the palace, the cards being drawn. */
interface Stock {
  readonly fresh: number[];
  readonly old: number[];
  readonly room: number[];
  readonly least: number[];
  readonly most: number[];
}

export function dealHidden(view: View, chance: Chance): HiddenCards {
  const seats = view.seats.length;
  for (const lot of palaceLots(view, chance)) {
    const stock = fullStock(view);
    const demands = [...knownCards(view), ...lot.demands];
    if (!meet(demands, 0, stock, chance)) continue;
    const places = stock.room.map((_, place) => demands.filter((demand) => demand.place === place).map(({ privilege }) => privilege));
    dealRest(stock, places, chance);
    for (const cards of places) cards.sort((a, b) => a - b);
    const hands = places.slice(0, seats);
    const taken = view.palace.arrivals.map((seat, at) => takenBy(view, seat, at, lot.taken, hands[seat], chance));
    return { hands, set: places[seats], taken, drawn: places[seats + 1], pile: shuffle(chance, cardsOf(stock.fresh)) };
  }
  throw new Error('no deal of the privilege cards fits this view');
}

function fullStock({ memory, seats, palace, turn }: View): Stock {
  return {
    fresh: memory.fresh.slice(),
    old: memory.old.slice(),
    room: [...seats.map(({ handSize }) => handSize), palace.size, turn.drawnSize],
    least: memory.least.slice(),
    most: memory.most.slice(),
  };
}

/** Returns the cards the viewer can name besides those of the palace. */
function knownCards(view: View): Demand[] {
  const demands = view.memory.unsure.map((privilege): Demand => ({ privilege, place: NONE, surelyOld: false }));
  view.seats.forEach(({ hand, oldHand }, seat) => {
    const old = oldHand?.slice() ?? [];
    for (const privilege of hand ?? []) {
      const at = old.indexOf(privilege);
      if (at >= 0) old.splice(at, 1);
      demands.push({ privilege, place: seat, surelyOld: at >= 0 });
    }
  });
  for (const privilege of view.turn.drawn ?? []) demands.push({ privilege, place: view.seats.length + 1, surelyOld: false });
  return demands;
}

/** A possible way in which later arrivals took the cards that the viewer left at the palace. */
interface PalaceLot {
  readonly demands: readonly Demand[];
  /** What the later arrivals took, by seat. */
  readonly taken: ReadonlyMap<Seat, Privilege>;
}

function palaceLots(view: View, chance: Chance): PalaceLot[] {
  const { left, arrivals, takers } = view.palace;
  if (left === null) return [{ demands: [], taken: new Map() }];
  const own = arrivals.indexOf(Number(view.viewer));
  const later = arrivals.slice(own + 1, takers);
  return shuffle(chance, orderings(left)).flatMap((order) => {
    const taken = new Map(later.map((seat, i) => [seat, order[i]]));
    const demands = order.slice(later.length).map((privilege): Demand => ({ privilege, place: view.seats.length, surelyOld: false }));
    for (const [seat, privilege] of taken) {
      const { hand, spentInPalace } = view.seats[seat];
      if (spentInPalace.includes(privilege)) continue;
      if (hand === null) demands.push({ privilege, place: seat, surelyOld: false });
      else if (!hand.includes(privilege)) return [];
    }
    return [{ demands, taken }];
  });
}

function orderings(cards: readonly Privilege[]): Privilege[][] {
  if (cards.length === 0) return [[]];
  return cards.flatMap((first, at) => orderings(cards.filter((_, i) => i !== at)).map((rest) => [first, ...rest]));
}

/** Takes the demanded cards from the fresh or the old ones, and backtracks if the rest cannot be dealt. */
function meet(demands: readonly Demand[], at: number, stock: Stock, chance: Chance): boolean {
  if (at === demands.length) return canDealRest(stock);
  const demand = demands[at];
  const { fresh, old } = stock;
  const both = fresh[demand.privilege] + old[demand.privilege];
  const oldFirst = chance.below(both) < old[demand.privilege];
  for (const asOld of [oldFirst, !oldFirst]) {
    if (!asOld && demand.surelyOld) continue;
    const { least, most } = stock;
    const before = demand.place === NONE ? null : [least[demand.place], most[demand.place]];
    if (!takeOne(stock, demand, asOld)) continue;
    if (meet(demands, at + 1, stock, chance)) return true;
    (asOld ? old : fresh)[demand.privilege]++;
    if (before === null) continue;
    stock.room[demand.place]++;
    [least[demand.place], most[demand.place]] = before;
  }
  return false;
}

function takeOne(stock: Stock, { privilege, place }: Demand, asOld: boolean): boolean {
  const { room, least, most } = stock;
  const cards = asOld ? stock.old : stock.fresh;
  if (cards[privilege] === 0) return false;
  if (place !== NONE) {
    if (asOld ? most[place] === 0 : least[place] === room[place]) return false;
    room[place]--;
    if (asOld) most[place]--;
    if (asOld && least[place] > 0) least[place]--;
    most[place] = Math.min(most[place], room[place]);
  }
  cards[privilege]--;
  return true;
}

function canDealRest({ old, least, most }: Stock): boolean {
  const left = sum(old);
  return sum(least) <= left && left <= sum(most);
}

/** Fills every place with old and fresh cards within its bounds; the remaining fresh cards are the pile. */
function dealRest(stock: Stock, places: Privilege[][], chance: Chance): void {
  const olds = stock.least.slice();
  for (let left = sum(stock.old) - sum(olds); left > 0; left--) {
    const open = olds.flatMap((count, place) => (count < stock.most[place] ? [place] : []));
    olds[pick(chance, open)]++;
  }
  const old = shuffle(chance, cardsOf(stock.old));
  const fresh = shuffle(chance, cardsOf(stock.fresh));
  places.forEach((cards, place) => {
    cards.push(...old.splice(0, olds[place]));
    for (const privilege of fresh.splice(0, stock.room[place] - olds[place])) {
      cards.push(privilege);
      stock.fresh[privilege]--;
    }
  });
}

/** Returns what an arrival took at the palace: known to the viewer, inferred from what is known, or any card that fits. */
function takenBy(
  view: View,
  seat: Seat,
  at: number,
  known: ReadonlyMap<Seat, Privilege>,
  hand: readonly Privilege[],
  chance: Chance,
): Privilege {
  if (at >= view.palace.takers) return NONE;
  if (seat === view.viewer) return view.palace.took;
  return known.get(seat) ?? pick(chance, [...hand, ...view.seats[seat].spentInPalace]);
}

function cardsOf(counts: readonly number[]): Privilege[] {
  return counts.flatMap((count, privilege) => new Array<Privilege>(count).fill(privilege));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, n) => total + n, 0);
}
