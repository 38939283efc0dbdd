import type { Blunder, PlayedMove } from '@belfry/bots';
import { NONE, type Seat } from '@belfry/kernel';
import { TARGET_POINTS } from '../data/amounts.ts';
import { BUILDS, HELPED_WALL_COST } from '../data/builds.ts';
import { NOTCHES_AT, WALLS } from '../data/city.ts';
import { OFFERS_WALLS } from '../data/events.ts';
import { GOODS, type Good } from '../data/goods.ts';
import { CROSSINGS, type Hex } from '../data/region.ts';
import { BRICK, type Bundle, GOLD } from '../data/resources.ts';
import { buildWall } from '../rules/build.ts';
import { clone } from '../rules/clone.ts';
import { isNothing, type Move } from '../rules/moves.ts';
import { draftTrade, skipsAPrice, wasAskedFor, wasBetterBefore } from '../rules/offers.ts';
import type { State } from '../rules/state.ts';
import { afterSale, helpsToBuy, holdingsOf, isPaid, pieces, proceeds } from './purposes.ts';
import { isAccepted } from './trade.ts';

type Played = PlayedMove<State, Move>;
type Bargain = { readonly partner: Seat; readonly give: Bundle; readonly get: Bundle };

/** Nobody trades with a leader with this many points. */
const CLOSE = TARGET_POINTS - 3;

/** Moves that are wrong by public information alone; bots leave them out. */
export const blunders: readonly Blunder<State, Move>[] = [
  {
    name: 'robs-itself',
    says: 'puts the robber knight on a field where only its own village stands',
    isOne({ state, seat, move }) {
      if (move.do !== 'move-robber') return false;
      const owners = ownersAt(state, move.hex);
      return owners.length > 0 && owners.every((owner) => owner === seat);
    },
  },
  {
    name: 'robber-spares-the-others',
    says: 'puts the robber knight where it hurts nobody else, while others have villages to be hurt',
    isOne({ state, seat, move, legal }) {
      if (move.do !== 'move-robber' || ownersAt(state, move.hex).some((owner) => owner !== seat)) return false;
      return legal.some((other) => {
        const owners = other.do === 'move-robber' ? ownersAt(state, other.hex) : [];
        return owners.length > 0 && !owners.includes(seat);
      });
    },
  },
  {
    name: 'steals-nothing',
    says: 'leaves a card unstolen',
    isOne: ({ move, legal }) => move.do === 'steal-nothing' && legal.length > 1,
  },
  {
    name: 'feeds-the-leader',
    says: 'makes a bargain with the one who leads and is about to win',
    isOne(played) {
      const bargain = bargainOf(played);
      return bargain !== null && isShunned(played, bargain.partner);
    },
  },
  {
    name: 'brick-one-for-one-to-the-leader',
    says: 'gives the leader a brick for a single card',
    isOne(played) {
      const bargain = bargainOf(played);
      return bargain !== null && isBrickForTheLeader(played, bargain);
    },
  },
  {
    name: 'sells-a-council-seat',
    says: 'gives the brick with which the other takes a seat in the councils at once, and which that player could not buy from the bank',
    isOne(played) {
      const bargain = bargainOf(played);
      return bargain !== null && sellsCouncilSeat(played.state, bargain);
    },
  },
  {
    name: 'worse-offer-after-a-better-one',
    says: 'offers the same again at a worse price in one turn',
    isOne: ({ state, move }) =>
      move.do === 'offer' && state.offersMade > 0 && wasBetterBefore(state.offered, draftTrade(move.give, move.get, 0)),
  },
  {
    name: 'price-skipped',
    says: 'raises a price by two steps in one turn, where one might do',
    isOne: ({ state, move }) =>
      move.do === 'offer' && state.offersMade > 0 && skipsAPrice(state.offered, draftTrade(move.give, move.get, 0)),
  },
  {
    name: 'asks-again-for-something-else',
    says: 'asks again for what it asked for in the same turn, against something else: whoever wanted that could have said so',
    isOne: ({ state, move }) =>
      move.do === 'offer' && state.offersMade > 0 && wasAskedFor(state.offered, draftTrade(move.give, move.get, 0)),
  },
  {
    name: 'asks-less-than-is-offered',
    says: 'answers an offer with a price that is worse for itself, although nobody else has accepted',
    isOne({ state: { trade }, move, legal }) {
      if (move.do !== 'counter' || trade === null || !legal.some((other) => other.do === 'accept')) return false;
      return meets(move, trade) && !isAccepted(trade);
    },
  },
  {
    name: 'own-price-refused',
    says: 'closes an offer although somebody gives what it asked for, and wants no more than it offered',
    isOne(played) {
      const { state, move, legal } = played;
      const { trade } = state;
      if (move.do !== 'close' || trade === null || isNothing(trade.give) || isNothing(trade.get)) return false;
      return trade.answers.some(
        (answer) =>
          answer.say === 'counter' &&
          legal.some((other) => other.do === 'deal' && other.seat === answer.seat) &&
          meets(answer, trade) &&
          leadsBy(played, answer.seat) <= 1,
      );
    },
  },
  {
    name: 'notch-for-a-rival',
    says: 'opens a notch that only a rival can use, and wins no seat in the councils by it',
    isOne: ({ state, seat, move }) => move.do === 'build-wall' && opensNotchForRival(state, seat),
  },
  {
    name: 'dear-wall-in-a-turn-of-cheap-ones',
    says: 'builds a wall at the full price in the turn of the wall help, and wins no seat in the councils by it',
    isOne: ({ state, seat, move }) => move.do === 'build-wall' && wasHelped(state) && !wallBringsPoints(state, seat),
  },
  {
    name: 'gold-spent-for-nothing',
    says: 'buys a card for gold that nothing lacks which it can build or sell in the same turn; gold keeps, and nobody steals it',
    isOne({ state, seat, move }) {
      if (!isPurchase(move) || isForWallHelp(state, seat, move)) return false;
      const { ratios } = state.players[seat];
      const held = holdingsOf(state.players[seat]);
      return !projects(state, seat).some((cost) => helpsToBuy(held, ratios, cost, move.get));
    },
  },
  {
    name: 'purchase-sold-away',
    says: 'sells, after it bought from the bank, a card of a piece that it could have built',
    isOne({ state, seat, move }) {
      if (move.do !== 'sell' || state.bankTrades === 0) return false;
      const before = holdingsOf(state.players[seat]);
      const after = afterSale(before, move.good, proceeds(state, seat, move.good));
      return pieces(state, seat).some((cost) => isPaid(before, cost) && !isPaid(after, cost));
    },
  },
];

export function isPurchase(move: Move): move is Extract<Move, { do: 'bank-trade' }> {
  return move.do === 'bank-trade' && move.give === GOLD;
}

/** True if a purchase gets the seat ready for the wall help, which may come on any player's turn and immediately costs a brick and gold. */
export function isForWallHelp({ players, walls }: State, seat: Seat, move: Move): boolean {
  const { hand, gold, ratios } = players[seat];
  const left = gold - ratios[GOLD];
  return isPurchase(move) && move.get === BRICK && hand[BRICK] === 0 && walls < WALLS.length && left >= HELPED_WALL_COST[GOLD];
}

/**
 * Returns what the seat may spend gold on this turn: its own pieces, a wall that is no blunder, goods that sell for more than their missing
 * cards cost, or two of these.
 */
function projects(state: State, seat: Seat): Bundle[] {
  const player = state.players[seat];
  const held = holdingsOf(player);
  const wantsWall =
    state.walls < WALLS.length && (wallBringsPoints(state, seat) || (!wasHelped(state) && !opensNotchForRival(state, seat)));
  const pays = (recipe: Bundle, good: Good): boolean =>
    recipe.reduce((lacking, count, kind) => lacking + Math.max(0, count - held[kind]), 0) * player.ratios[GOLD] <
    proceeds(state, seat, good);
  const single = [
    ...pieces(state, seat),
    ...(wantsWall ? [BUILDS.wall.cost] : []),
    ...GOODS.flatMap(({ recipe }, good) => (pays(recipe, good) ? [recipe] : [])),
  ];
  return single.flatMap((one, at) => [one, ...single.slice(at).map((other) => one.map((count, kind) => count + other[kind]))]);
}

/** True if the next wall opens a notch that only a rival can use, and wins no council seat. */
function opensNotchForRival(state: State, seat: Seat): boolean {
  const { players, walls, towers } = state;
  if (players[seat].yard || NOTCHES_AT[walls + 1] === NOTCHES_AT[walls]) return false;
  const rival = players.some(({ yard, gold, points }, other) => other !== seat && yard && gold >= 3 && points >= players[seat].points);
  return rival && towers >= NOTCHES_AT[walls] && !wallBringsPoints(state, seat);
}

/** True if this is the turn of the wall help, when walls are cheap. */
function wasHelped({ discards }: State): boolean {
  const card = discards[discards.length - 1];
  return card !== undefined && OFFERS_WALLS[card];
}

export function isBuilding(move: Move): boolean {
  return move.do.startsWith('build-');
}

function wallBringsPoints(state: State, seat: Seat): boolean {
  const after = clone(state);
  buildWall(after, seat, BUILDS.wall.cost, { chance: { below: () => 0 } });
  return after.players[seat].points > state.players[seat].points;
}

function ownersAt(state: State, hex: Hex): Seat[] {
  return state.villages.filter((owner, crossing) => owner !== NONE && CROSSINGS[crossing].hexes.includes(hex));
}

/** Returns the trade that a move closes, agrees to or proposes as an answer, from the mover's side. */
function bargainOf({ state, seat, move }: Played): Bargain | null {
  const { trade, active } = state;
  if (trade === null) return null;
  if (move.do === 'accept') return { partner: active, give: trade.get, get: trade.give };
  if (move.do === 'counter') return { partner: active, give: move.give, get: move.get };
  if (move.do !== 'deal' || seat !== active) return null;
  const answer = trade.answers.find((each) => each.seat === move.seat);
  if (answer?.say === 'counter') return { partner: move.seat, give: answer.get, get: answer.give };
  return { partner: move.seat, give: trade.give, get: trade.get };
}

/** True if a counter gives all that an offer asks for, and asks for no more than it gives. */
function meets(counter: Pick<Bargain, 'give' | 'get'>, offer: Pick<Bargain, 'give' | 'get'>): boolean {
  return offer.get.every((count, kind) => counter.give[kind] >= count) && offer.give.every((count, kind) => counter.get[kind] <= count);
}

/** True if the partner leads by so much, and so close to the end, that nobody trades with that player. */
function isShunned(played: Pick<Played, 'state' | 'seat'>, partner: Seat): boolean {
  return leadsBy(played, partner) > 1 && played.state.players[partner].points >= CLOSE;
}

/** True if a seat would not make this bargain, whatever it is worth: such an offer is not made to that partner either. */
export function isRefused(played: Pick<Played, 'state' | 'seat'>, bargain: Bargain): boolean {
  return isShunned(played, bargain.partner) || isBrickForTheLeader(played, bargain);
}

/** True if a brick lets the player whose turn it is build a wall that wins a council seat, and only this brick does. */
function sellsCouncilSeat(state: State, { partner, give, get }: Bargain): boolean {
  if (partner !== state.active || give[BRICK] === 0 || state.walls >= WALLS.length) return false;
  const { gold, ratios } = state.players[partner];
  const price = BUILDS.wall.cost[GOLD];
  return gold + give[GOLD] - get[GOLD] >= price && gold < price + ratios[GOLD] && wallBringsPoints(state, partner);
}

function isBrickForTheLeader(played: Pick<Played, 'state' | 'seat'>, { partner, give, get }: Bargain): boolean {
  return give[BRICK] > 0 && leadsBy(played, partner) > 1 && sum(get) <= sum(give);
}

/** Returns the partner's lead over the mover; 0 unless the partner leads alone. */
function leadsBy({ state, seat }: Pick<Played, 'state' | 'seat'>, partner: Seat): number {
  const { points } = state.players[partner];
  const alone = state.players.every((player, other) => other === partner || player.points < points);
  return alone ? points - state.players[seat].points : 0;
}

export function sum(bundle: Bundle): number {
  return bundle.reduce((total, count) => total + count, 0);
}
