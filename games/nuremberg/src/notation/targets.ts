import { itemAt, seatLetter } from '@belfry/kernel';
import { SITES } from '../data/city.ts';
import { GOODS } from '../data/goods.ts';
import { CROSSINGS, HEXES, ROADS } from '../data/region.ts';
import { KINDS, TREASURES } from '../data/resources.ts';
import type { Move } from '../rules/moves.ts';

/** Returns the things on the table that a move targets, in the order a player points at them: first the thing, then what to do with it. */
export function targets(move: Move): readonly string[] {
  const verb = `verb:${move.do}`;
  switch (move.do) {
    case 'place':
    case 'build-village':
      return [`crossing:${itemAt(CROSSINGS, move.crossing).id}`, verb];
    case 'build-station':
      return [`road:${itemAt(ROADS, move.road).id}`, verb];
    case 'build-house':
      return [`site:${itemAt(SITES, move.site).id}`, verb];
    case 'build-wall':
      return ['walls', verb];
    case 'build-tower':
      return ['towers', verb];
    case 'sell':
      return [`good:${itemAt(GOODS, move.good).id}`];
    case 'bank-trade':
      return [`give:${TREASURES[move.give]}`, `get:${KINDS[move.get]}`];
    // Amounts are no targets; players set them in a window that the verb opens.
    case 'offer':
    case 'counter':
      return [verb];
    case 'hand-in':
      return [verb, ...move.cards.flatMap((count, kind) => Array.from({ length: count }, () => `hand:${KINDS[kind]}`))];
    case 'move-robber':
      return [`hex:${itemAt(HEXES, move.hex).id}`, verb];
    case 'deal':
    case 'steal':
    case 'swap':
      return [`seat:${seatLetter(move.seat)}`, verb];
    case 'wall-help':
      return [move.build ? 'verb:wall-help-yes' : 'verb:wall-help-no'];
    default:
      return [verb];
  }
}
