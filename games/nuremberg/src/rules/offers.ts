import type { Seat } from '@belfry/kernel';
import { type Bundle, GOLD, KINDS, type Kind, TREASURES } from '../data/resources.ts';
import { LISTED_GOLD, LISTED_OFFERS_PER_TURN, LISTED_SWAPS } from '../data/trade.ts';
import { ACCEPT, type CounterMove, DECLINE, isNothing, type Move, type OfferMove, only, sameBundle } from './moves.ts';
import type { Player, State, Trade } from './state.ts';
import { covers, hasHoldings } from './supply.ts';

// The bounded lists of offers and counters that `legal` returns; people may enter any other in notation.

/** An amount of one kind, or of gold, for an amount of another. */
interface Swap {
  readonly give: Kind;
  readonly gives: number;
  readonly get: Kind;
  readonly gets: number;
}

/** All listed offers, grouped by the kind they give. */
const LISTED: readonly Swap[] = [
  ...KINDS.flatMap((_, give) => [
    ...KINDS.flatMap((_, get) => (get === give ? [] : LISTED_SWAPS.map(([gives, gets]) => ({ give, gives, get, gets })))),
    ...LISTED_GOLD.map((gets) => ({ give, gives: 1, get: GOLD, gets })),
  ]),
  ...KINDS.flatMap((_, get) => LISTED_GOLD.map((gives) => ({ give: GOLD, gives, get, gets: 1 }))),
];

/** The index of the first offer that gives each kind, or gold. */
const LISTED_START: readonly number[] = TREASURES.map((_, give) => LISTED.findIndex((swap) => swap.give === give));

/** Bundles of one kind, shared by all listed moves: by kind, then by number. */
const SINGLE: readonly (readonly Bundle[])[] = TREASURES.map((_, kind) => Array.from({ length: 5 }, (_, count) => only(kind, count)));

/** Every set of seats, by its bits. */
const ADDRESSED: readonly (readonly Seat[])[] = Array.from({ length: 16 }, (_, seats) =>
  Object.freeze([0, 1, 2, 3].filter((seat) => (seats >> seat) & 1)),
);

/** Returns the index of a bundle of one kind in COUNTERS; -1 for any other bundle. */
function singlePlace(amounts: Bundle): number {
  const kind = soleKind(amounts);
  return kind < 0 || amounts[kind] > 4 ? -1 : kind * 5 + amounts[kind];
}

/** Counters of one kind for another: by what they give, then by what they ask. */
const COUNTERS: readonly (readonly CounterMove[])[] = SINGLE.flatMap((gives) =>
  gives.map((give) => SINGLE.flatMap((gets) => gets.map((get) => Object.freeze({ do: 'counter', give, get })))),
);

/** The index in LISTED of each swap of two bundles of one kind, or -1: by the indexes of what it gives and what it wants. */
const LISTED_PLACE: readonly number[] = placesOfSwaps();

function placesOfSwaps(): number[] {
  const places = new Array<number>(COUNTERS.length ** 2).fill(-1);
  LISTED.forEach(({ give, gives, get, gets }, place) => {
    places[(give * 5 + gives) * COUNTERS.length + get * 5 + gets] = place;
  });
  return places;
}

/** Returns a new offer, with shared bundles where available. */
export function draftTrade(give: Bundle, get: Bundle, to: number): Trade {
  const one = singlePlace(give);
  const other = singlePlace(get);
  return {
    give: one < 0 ? give.slice() : SINGLE[(one / 5) | 0][one % 5],
    get: other < 0 ? get.slice() : SINGLE[(other / 5) | 0][other % 5],
    to: ADDRESSED[to],
    listed: one < 0 || other < 0 ? -1 : LISTED_PLACE[one * COUNTERS.length + other],
    answers: [],
  };
}

/** The possible answers of a player who holds what a listed offer wants: no, yes, or another price. */
const ANSWERS: readonly (readonly Move[])[] = LISTED.map(({ give, gives, get, gets }) => {
  const moves: Move[] = [DECLINE, ACCEPT];
  askOtherPrice(SINGLE[give][gives], SINGLE[get][gets], moves);
  return moves;
});

/** The most cards and gold that any listed offer asks of an opponent. */
const MOST_CARDS = Math.max(...LISTED_SWAPS.map(([, gets]) => gets));
const MOST_GOLD = LISTED_GOLD.length;

/**
 * The indexes in LISTED of the possible offers: by what the seat gives, how much of it the seat has, and the most cards and gold of an
 * opponent.
 */
const POSSIBLE: readonly (readonly number[])[] = TREASURES.flatMap((_, kind) => {
  const places = [...LISTED.keys()].filter((place) => LISTED[place].give === kind);
  return range(MOST_GOLD).flatMap((held) => {
    const payable = places.filter((place) => LISTED[place].gives <= held);
    return range(MOST_CARDS).flatMap((cards) =>
      range(MOST_GOLD).map((gold) => payable.filter((place) => LISTED[place].gets <= (LISTED[place].get === GOLD ? gold : cards))),
    );
  });
});

/** The listed offers as moves to each set of seats: by the bits of the seats, then as in LISTED. */
const OFFERS: readonly (readonly OfferMove[])[] = ADDRESSED.map((to) =>
  LISTED.map(
    ({ give, gives, get, gets }): OfferMove => Object.freeze({ do: 'offer', give: SINGLE[give][gives], get: SINGLE[get][gets], to }),
  ),
);

function range(most: number): number[] {
  return Array.from({ length: most + 1 }, (_, n) => n);
}

/** Adds the listed offers that a seat can make now: what it holds, for what some opponent could hold by number of cards or gold. */
export function listOffers(state: State, seat: Seat, moves: Move[]): void {
  if (state.offersMade >= LISTED_OFFERS_PER_TURN) return;
  const { players, offered } = state;
  let to = 0;
  let mostCards = 0;
  let mostGold = 0;
  for (let other = 0; other < players.length; other++) {
    if (other === seat || !hasHoldings(players[other])) continue;
    to |= 1 << other;
    mostCards = Math.max(mostCards, players[other].cards);
    mostGold = Math.max(mostGold, players[other].gold);
  }
  if (to === 0) return;
  const offers = OFFERS[to];
  const { hand, gold } = players[seat];
  const wealth = Math.min(mostCards, MOST_CARDS) * (MOST_GOLD + 1) + Math.min(mostGold, MOST_GOLD);
  for (let give = 0; give <= GOLD; give++) {
    const held = give === GOLD ? gold : hand[give];
    if (held === 0) continue;
    const row = (give * (MOST_GOLD + 1) + Math.min(held, MOST_GOLD)) * (MOST_CARDS + 1) * (MOST_GOLD + 1) + wealth;
    const places = POSSIBLE[row];
    // Bit k represents the k-th offer that gives this kind.
    const made = offered[give];
    const start = LISTED_START[give];
    for (let i = 0; i < places.length; i++) if (((made >> (places[i] - start)) & 1) === 0) moves.push(offers[places[i]]);
  }
}

/**
 * Tells whether this open offer was made at the same or a better price earlier in the turn. Only listed offers count, since `offered`
 * records no others.
 */
export function wasBetterBefore(offered: readonly number[], { listed }: Pick<Trade, 'listed'>): boolean {
  if (listed < 0) return false;
  const { give, gives, get, gets } = LISTED[listed];
  return LISTED.some(
    (swap, place) =>
      place !== listed &&
      swap.give === give &&
      swap.get === get &&
      swap.gives * gets >= gives * swap.gets &&
      ((offered[give] >> (place - LISTED_START[give])) & 1) === 1,
  );
}

/** Tells whether less was offered for the same earlier in the turn, with an unused price in between. Only listed offers count. */
export function skipsAPrice(offered: readonly number[], { listed }: Pick<Trade, 'listed'>): boolean {
  if (listed < 0) return false;
  const { give, gives, get, gets } = LISTED[listed];
  const lower = LISTED.flatMap((swap, place) =>
    swap.give === give && swap.get === get && swap.gives * gets < gives * swap.gets
      ? [{ price: swap.gives / swap.gets, isMade: ((offered[give] >> (place - LISTED_START[give])) & 1) === 1 }]
      : [],
  );
  const highest = Math.max(...lower.filter(({ isMade }) => isMade).map(({ price }) => price));
  return Number.isFinite(highest) && lower.some(({ price, isMade }) => !isMade && price > highest);
}

/** Tells whether the same kind was asked for against another one earlier in the turn. Only listed offers count. */
export function wasAskedFor(offered: readonly number[], { listed }: Pick<Trade, 'listed'>): boolean {
  if (listed < 0) return false;
  const { give, get } = LISTED[listed];
  return LISTED.some(
    (swap, place) => swap.get === get && swap.give !== give && ((offered[swap.give] >> (place - LISTED_START[swap.give])) & 1) === 1,
  );
}

/** Marks a listed offer as made, so that the list does not repeat it this turn. */
export function tickOff(state: State, listed: number): void {
  if (listed < 0) return;
  const { give } = LISTED[listed];
  state.offered[give] |= 1 << (listed - LISTED_START[give]);
}

/** Returns the only kind (or gold) in a bundle, or -1 if there is none or more than one. */
function soleKind(amounts: Bundle): Kind {
  let sole = -1;
  for (let kind = 0; kind <= GOLD; kind++) {
    if (amounts[kind] === 0) continue;
    if (sole >= 0) return -1;
    sole = kind;
  }
  return sole;
}

/** Returns the listed answers of a seat to the open offer: no, yes if it can, and counters. */
export function listAnswers(state: State, seat: Seat, trade: Trade): Move[] {
  const player = state.players[seat];
  const holds = covers(player, trade.get);
  if (holds && trade.listed >= 0) return ANSWERS[trade.listed].slice();
  const moves: Move[] = [DECLINE];
  const wanted = !isNothing(trade.get);
  const given = !isNothing(trade.give);
  if (wanted && given && holds) moves.push(ACCEPT);
  if (wanted && holds) askOtherPrice(trade.give, trade.get, moves);
  else if (given) payOtherPrice(player, trade.give, moves);
  else if (!wanted) answerCall(player, moves);
  return moves;
}

// Give what is wanted; ask 1 or 2 of one kind, or 1 to 4 gold. The mirror image of the offer is left out.
function askOtherPrice(offered: Bundle, wanted: Bundle, moves: Move[]): void {
  const place = singlePlace(wanted);
  for (let kind = 0; kind <= GOLD; kind++) {
    if (wanted[kind] > 0) continue;
    for (let count = 1; count <= (kind === GOLD ? LISTED_GOLD.length : 2); count++) {
      const get = SINGLE[kind][count];
      if (sameBundle(get, offered)) continue;
      moves.push(place < 0 ? { do: 'counter', give: wanted, get } : COUNTERS[place][kind * 5 + count]);
    }
  }
}

// Take what is offered for 1 or 2 of one held kind, or 1 to 4 gold.
function payOtherPrice({ hand, gold }: Player, offered: Bundle, moves: Move[]): void {
  const place = singlePlace(offered);
  for (let kind = 0; kind <= GOLD; kind++) {
    if (offered[kind] > 0) continue;
    const most = kind === GOLD ? Math.min(gold, LISTED_GOLD.length) : Math.min(hand[kind], 2);
    for (let count = 1; count <= most; count++) {
      moves.push(place < 0 ? { do: 'counter', give: SINGLE[kind][count], get: offered } : COUNTERS[kind * 5 + count][place]);
    }
  }
}

// To a call: one held card for another or for 1 to 3 gold, or 1 to 3 gold for a card.
function answerCall({ hand, gold }: Player, moves: Move[]): void {
  const counter = (give: Kind, gives: number, get: Kind, gets: number): void => void moves.push(COUNTERS[give * 5 + gives][get * 5 + gets]);
  for (let give = 0; give < KINDS.length; give++) {
    if (hand[give] === 0) continue;
    for (let get = 0; get < KINDS.length; get++) if (get !== give) counter(give, 1, get, 1);
    for (let price = 1; price <= 3; price++) counter(give, 1, GOLD, price);
  }
  for (let price = 1; price <= Math.min(gold, 3); price++) for (let get = 0; get < KINDS.length; get++) counter(GOLD, price, get, 1);
}
