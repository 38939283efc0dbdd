import { itemAt, seatLetter } from '@belfry/kernel';
import { CHARACTERS } from '../data/characters.ts';
import { DISTRICTS } from '../data/districts.ts';
import { DISCARD_FOR_GOLD, RECLAIM } from '../data/powers.ts';
import type { Move } from '../rules/moves.ts';

/** Returns the things on the table that a move targets, in the order a player points at them: first the thing, then what to do with it. */
export function targets(move: Move): readonly string[] {
  const verb = `verb:${move.do}`;
  switch (move.do) {
    case 'choose':
    case 'hide':
      return [`pool:${itemAt(CHARACTERS, move.character).id}`, verb];
    case 'murder':
    case 'steal':
      return [verb, `character:${itemAt(CHARACTERS, move.character).id}`];
    case 'build':
    case DISCARD_FOR_GOLD:
      return [`hand:${itemAt(DISTRICTS, move.district).id}`, verb];
    case 'redraw':
      return [verb, ...move.districts.map((district) => `hand:${itemAt(DISTRICTS, district).id}`)];
    case 'keep':
      return move.districts.map((district) => `looked:${itemAt(DISTRICTS, district).id}`);
    case 'swap-hands':
      return [verb, `seat:${seatLetter(move.seat)}`];
    case 'destroy':
      return [`city:${seatLetter(move.seat)}:${itemAt(DISTRICTS, move.district).id}`, verb];
    case RECLAIM:
      return [`verb:${RECLAIM}-${move.buy ? 'buy' : 'pass'}`];
    default:
      return [verb];
  }
}
