import type { Claims, Fact } from '@belfry/bots';
import { NONE, type Phrase, type Seat } from '@belfry/kernel';
import { HOUSES_EACH, STATIONS_EACH, VILLAGES_EACH } from '../data/amounts.ts';
import { BUILDS, PIECES, type Piece } from '../data/builds.ts';
import { SITES } from '../data/city.ts';
import { COUNCIL_POINTS } from '../data/council.ts';
import { GOODS } from '../data/goods.ts';
import { hexPlace } from '../data/places.ts';
import { HEXES, type Hex, ROADS, type Road } from '../data/region.ts';
import { mayBuildHouse, mayBuildStation, mayBuildTower, wallsLeft } from '../rules/build.ts';
import { isNothing, type Move } from '../rules/moves.ts';
import { isDoubled } from '../rules/sales.ts';
import type { State } from '../rules/state.ts';
import { covers } from '../rules/supply.ts';
import { amounts, councilName, kindName, offerPhrase } from '../text/names.ts';
import { HEX_WEIGHT } from './board.ts';
import { TEXT } from './text/index.ts';

const GOLD = 0.35;
const CARD = 0.4;
const PRESTIGE = 0.8;
/** The value for a field of one event card out of 36. */
const YIELD = 0.15;

function facts(state: State, seat: Seat): Fact[] {
  const own = state.players[seat];
  return [
    { kind: 'gold', amount: own.gold, worth: GOLD },
    { kind: 'cards', amount: own.cards, worth: CARD, group: 'cards' },
    { kind: 'prestige', amount: own.prestige, worth: PRESTIGE, group: 'council' },
    { kind: 'village', amount: VILLAGES_EACH - own.villages, worth: 3 },
    { kind: 'house', amount: HOUSES_EACH - own.houses, worth: 3 },
    { kind: 'station', amount: STATIONS_EACH - own.stations, worth: 0.8, group: 'road' },
    { kind: 'yard', amount: Number(own.yard), worth: 1 },
    ...own.hand.map(
      (amount, kind): Fact => ({
        ...{ kind: 'kind', of: kind, amount, worth: CARD * 1.1, group: 'cards' },
        args: { kind: kindName(kind) },
      }),
    ),
    ...own.ratios.map(
      (ratio, kind): Fact => ({
        ...{ kind: 'ratio', of: kind, amount: -ratio, worth: 0.5, group: 'ratio' },
        args: { kind: kindName(kind), ratio },
      }),
    ),
    ...(own.council === 0 ? [] : [councilFact(own.council)]),
    ...doubledGoods(own.doubled),
    ...ROADS.flatMap((_, road) => rightFacts(state, seat, road)),
    ...HEXES.flatMap((_, hex) => fieldFacts(state, seat, hex)),
    ...state.players.flatMap(({ cards }, other): Fact[] =>
      other === seat ? [] : [{ kind: 'their-cards', of: other, amount: cards, worth: -CARD / 2, args: { seat: { seat: other } } }],
    ),
  ];
}

function councilFact(council: number): Fact {
  const points = COUNCIL_POINTS[council] ?? 0;
  return { kind: 'council', of: council, amount: 1, worth: points, group: 'council', args: { council: councilName(council), points } };
}

function doubledGoods(doubled: number): Fact[] {
  return GOODS.flatMap(({ id }, good): Fact[] =>
    isDoubled(doubled, good)
      ? [{ kind: 'doubled', of: good, amount: 1, worth: 0.8, group: 'doubled', args: { goods: { key: `good.${id}` } } }]
      : [],
  );
}

function rightFacts({ rights }: State, seat: Seat, road: Road): Fact[] {
  const holder = rights[road] ?? NONE;
  const right = { key: `right.${ROADS[road].id}` };
  if (holder === NONE) return [];
  if (holder === seat) return [{ kind: 'right', of: road, amount: 1, worth: 3, group: 'road', args: { right } }];
  return [{ kind: 'their-right', of: `${holder}:${road}`, amount: 1, worth: -1, group: 'road', args: { right, seat: { seat: holder } } }];
}

/** Returns where the seat harvests, and whose harvest the robber knight blocks. */
function fieldFacts({ players, fields, robber }: State, seat: Seat, hex: Hex): Fact[] {
  const worth = YIELD * HEX_WEIGHT[hex];
  if (worth === 0) return [];
  const place = hexPlace(hex);
  return players.flatMap((_, owner): Fact[] => {
    if (!((fields[hex * players.length + owner] ?? 0) > 0)) return [];
    // NUR-3.5 A field with the robber knight yields nothing.
    if (owner === seat) return robber === hex ? [] : [{ kind: 'field', of: hex, amount: 1, worth, args: { place } }];
    const of = `${owner}:${hex}`;
    return robber === hex ? [{ kind: 'their-blocked', of, amount: 1, worth: worth / 2, args: { place, seat: { seat: owner } } }] : [];
  });
}

const MAY_STAND: { readonly [P in Piece]: (state: State, seat: Seat) => boolean } = {
  station: (state, seat) => ROADS.some((_, road) => mayBuildStation(state, seat, road)),
  village: ({ players, majority, room }, seat) =>
    players[seat].villages > 0 && ROADS.some((_, road) => majority[road * players.length + seat] > 0 && room[road] !== 0),
  house: (state, seat) => SITES.some((_, site) => mayBuildHouse(state, seat, site)),
  wall: wallsLeft,
  tower: mayBuildTower,
};

function buildable(state: State, seat: Seat): Fact[] {
  const own = state.players[seat];
  return PIECES.filter((piece) => covers(own, BUILDS[piece].cost) && MAY_STAND[piece](state, seat)).map((piece) => ({
    ...{ kind: 'build', of: piece, amount: 1, worth: 0.5 + 0.8 * (2 * BUILDS[piece].points + BUILDS[piece].prestige), group: 'build' },
    args: { piece: { key: `piece.${piece}` } },
  }));
}

/** The result of an offer depends on the other players' answers. */
function hope(state: State, seat: Seat, move: Move): Phrase | null {
  const { trade, active } = state;
  if (move.do === 'offer') return offerPhrase('claim.offer', move.give, move.get, {});
  if (trade === null) return null;
  const args = { seat: { seat: active } };
  if (move.do === 'accept') return { key: 'claim.accept', args: { ...args, give: amounts(trade.get), get: amounts(trade.give) } };
  if (move.do === 'counter') return { key: 'claim.accept', args: { ...args, give: amounts(move.give), get: amounts(move.get) } };
  return move.do === 'decline' && !isNothing(trade.get) && covers(state.players[seat], trade.get)
    ? { key: 'claim.decline', args: { give: amounts(trade.get) } }
    : null;
}

export const claims: Claims<State, Move> = {
  text: TEXT,
  anyOrder: true,
  turnOf: ({ turn, placed, phase }) => `${turn} ${phase === 'place' ? placed : ''}`,
  isPass: ({ do: what }) => what === 'end-turn',
  facts,
  atOnce: (state, seat) => (state.agenda.at(-1)?.kind === 'turn-action' && state.active === seat ? buildable(state, seat) : []),
  nextTurn: (state, seat) => (state.phase === 'trade' && state.active === seat ? buildable(state, seat) : []),
  hope,
};
