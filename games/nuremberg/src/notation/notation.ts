import { BadInput, itemAt, type Seat, seatLetter, tidy } from '@belfry/kernel';
import { SITES } from '../data/city.ts';
import { GOODS } from '../data/goods.ts';
import { CROSSINGS, HEXES, ROADS } from '../data/region.ts';
import { KINDS, TREASURES } from '../data/resources.ts';
import type { Move } from '../rules/moves.ts';
import * as MOVES from '../rules/moves.ts';
import { readAmounts, readBundle, readPlace, readSeat, readSeats, readSwap, writeAmounts, writeBundle } from './words.ts';

/** The moves with a fixed phrase. */
const PHRASES: Readonly<Record<string, Move>> = {
  'build wall': MOVES.BUILD_WALL,
  'build tower': MOVES.BUILD_TOWER,
  'end turn': MOVES.END_TURN,
  accept: MOVES.ACCEPT,
  decline: MOVES.DECLINE,
  close: MOVES.CLOSE,
  'steal nothing': MOVES.STEAL_NOTHING,
  'help yes': MOVES.HELP_YES,
  'help no': MOVES.HELP_NO,
};

/** Parsers for the moves with a parameter, by how they begin. */
const BEGINNINGS: Readonly<Record<string, (rest: string) => Move>> = {
  'place ': (rest) => itemAt(MOVES.PLACE, readPlace(rest, CROSSINGS, 'crossing', 'iv-3')),
  'build station ': (rest) => itemAt(MOVES.BUILD_STATION, readPlace(rest, ROADS, 'road', 'iv')),
  'build village ': (rest) => itemAt(MOVES.BUILD_VILLAGE, readPlace(rest, CROSSINGS, 'crossing', 'iv-3')),
  'build house ': (rest) => itemAt(MOVES.BUILD_HOUSE, readPlace(rest, SITES, 'site', 's6')),
  'sell ': (rest) => itemAt(MOVES.SELL, readPlace(rest, GOODS, 'good', 'compass')),
  'bank ': readBankTrade,
  'offer ': readOffer,
  'counter ': (rest) => {
    const [give, get] = readSwap(rest);
    return { do: 'counter', give: readBundle(give), get: readBundle(get) };
  },
  'deal ': (rest) => itemAt(MOVES.DEAL, readSeat(rest)),
  'hand in ': (rest) => ({ do: 'hand-in', cards: readAmounts(rest, KINDS) }),
  'robber to ': (rest) => itemAt(MOVES.MOVE_ROBBER, readPlace(rest, HEXES, 'hex', 'f4')),
  'steal from ': (rest) => itemAt(MOVES.STEAL, readSeat(rest)),
  'swap with ': (rest) => itemAt(MOVES.SWAP, readSeat(rest)),
};

export function write(move: Move): string {
  switch (move.do) {
    case 'place':
      return `place ${nameOf(itemAt(CROSSINGS, move.crossing))}`;
    case 'build-station':
      return `build station ${nameOf(itemAt(ROADS, move.road))}`;
    case 'build-village':
      return `build village ${nameOf(itemAt(CROSSINGS, move.crossing))}`;
    case 'build-house':
      return `build house ${nameOf(itemAt(SITES, move.site))}`;
    case 'sell':
      return `sell ${itemAt(GOODS, move.good).id}`;
    case 'bank-trade':
      return `bank ${TREASURES[move.give]} for ${KINDS[move.get]}`;
    case 'offer':
      return `offer ${move.to.map(seatLetter).join(', ')}: ${writeBundle(move.give)} for ${writeBundle(move.get)}`;
    case 'counter':
      return `counter ${writeBundle(move.give)} for ${writeBundle(move.get)}`;
    case 'hand-in':
      return `hand in ${writeAmounts(move.cards)}`;
    case 'move-robber':
      return `robber to ${nameOf(itemAt(HEXES, move.hex))}`;
    case 'deal':
      return `deal ${seatLetter(move.seat)}`;
    case 'steal':
      return `steal from ${seatLetter(move.seat)}`;
    case 'swap':
      return `swap with ${seatLetter(move.seat)}`;
    case 'wall-help':
      return move.build ? 'help yes' : 'help no';
    default:
      return move.do.replace('-', ' ');
  }
}

function nameOf({ id }: { readonly id: string }): string {
  return id.toLowerCase();
}

export function read(text: string): Move {
  const words = tidy(text);
  const phrase = Object.hasOwn(PHRASES, words) ? PHRASES[words] : undefined;
  if (phrase !== undefined) return phrase;
  for (const [beginning, readRest] of Object.entries(BEGINNINGS)) {
    if (words.startsWith(beginning)) return readRest(words.slice(beginning.length));
  }
  throw new BadInput(
    `"${text}" is no move of Settlers of Nuremberg; a move looks like "build village iv-3", "sell compass" or "offer b, c: 2 wood for 1 ore"`,
  );
}

function readBankTrade(rest: string): Move {
  const [give, get] = readSwap(rest);
  return itemAt(
    itemAt(MOVES.BANK_TRADE, readPlace(give, asNames(TREASURES), 'resource', 'ore')),
    readPlace(get, asNames(KINDS), 'resource', 'wool'),
  );
}

function asNames(ids: readonly string[]): { readonly id: string }[] {
  return ids.map((id) => ({ id }));
}

function readOffer(rest: string): Move {
  const colon = rest.indexOf(':');
  if (colon < 0) throw new BadInput(`an offer names the seats before a colon, like "offer b, c: 2 wood for 1 ore"; "${rest}" has no colon`);
  const to: Seat[] = readSeats(rest.slice(0, colon));
  const [give, get] = readSwap(rest.slice(colon + 1).trim());
  return { do: 'offer', give: readBundle(give), get: readBundle(get), to };
}
