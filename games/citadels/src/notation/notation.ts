import { BadInput, itemAt, type Seat, seatLetter, seatOfLetter, tidy } from '@belfry/kernel';
import { PLAYERS } from '../data/amounts.ts';
import { CHARACTERS, type Character } from '../data/characters.ts';
import { DISTRICTS, type District } from '../data/districts.ts';
import type { Move } from '../rules/moves.ts';
import * as MOVES from '../rules/moves.ts';

/** The moves that are a fixed phrase. */
const PHRASES: Readonly<Record<string, Move>> = {
  'take gold': MOVES.TAKE_GOLD,
  'draw cards': MOVES.DRAW_CARDS,
  'take income': MOVES.TAKE_INCOME,
  'architect draw': MOVES.ARCHITECT_DRAW,
  smithy: MOVES.SMITHY_MOVE,
  'end turn': MOVES.END_TURN,
  'graveyard yes': MOVES.GRAVEYARD_BUY,
  'graveyard no': MOVES.GRAVEYARD_PASS,
};

export function write(move: Move): string {
  switch (move.do) {
    case 'choose':
    case 'hide':
    case 'murder':
    case 'steal':
      return `${move.do} ${itemAt(CHARACTERS, move.character).id}`;
    case 'build':
    case 'laboratory':
      return `${move.do} ${itemAt(DISTRICTS, move.district).id}`;
    case 'destroy':
      return `destroy ${seatLetter(move.seat)} ${itemAt(DISTRICTS, move.district).id}`;
    case 'swap-hands':
      return `swap ${seatLetter(move.seat)}`;
    case 'redraw':
    case 'keep':
      return `${move.do} ${move.districts.map((district) => itemAt(DISTRICTS, district).id).join(', ')}`;
    case 'graveyard':
      return move.buy ? 'graveyard yes' : 'graveyard no';
    case 'smithy':
      return 'smithy';
    default:
      return move.do.replace('-', ' ');
  }
}

export function read(text: string): Move {
  const words = tidy(text);
  const phrase = Object.hasOwn(PHRASES, words) ? PHRASES[words] : undefined;
  if (phrase !== undefined) return phrase;
  const space = words.indexOf(' ');
  const verb = space < 0 ? words : words.slice(0, space);
  const rest = space < 0 ? '' : words.slice(space + 1);
  switch (verb) {
    case 'choose':
      return itemAt(MOVES.CHOOSE, readCharacter(rest));
    case 'hide':
      return itemAt(MOVES.HIDE, readCharacter(rest));
    case 'murder':
      return itemAt(MOVES.MURDER, readCharacter(rest));
    case 'steal':
      return itemAt(MOVES.STEAL, readCharacter(rest));
    case 'build':
      return itemAt(MOVES.BUILD, readDistrict(rest));
    case 'laboratory':
      return itemAt(MOVES.LABORATORY_MOVE, readDistrict(rest));
    case 'swap':
      return itemAt(MOVES.SWAP_HANDS, readSeat(rest));
    case 'destroy': {
      const [seat = '', district = ''] = rest.split(' ');
      return itemAt(itemAt(MOVES.DESTROY, readSeat(seat)), readDistrict(district));
    }
    case 'redraw':
    case 'keep':
      return { do: verb, districts: readDistricts(rest) };
    default:
      throw new BadInput(`"${text}" is no move of Citadels; a move looks like "take gold", "build castle" or "murder king"`);
  }
}

function readCharacter(word: string): Character {
  const character = CHARACTERS.findIndex(({ id }) => id === word);
  if (character < 0) throw new BadInput(`there is no character "${word}"; the characters are ${CHARACTERS.map(({ id }) => id).join(', ')}`);
  return character;
}

function readDistrict(word: string): District {
  const district = DISTRICTS.findIndex(({ id }) => id === word);
  if (district < 0) throw new BadInput(`there is no district "${word}"; write it like "castle" or "town-hall"`);
  return district;
}

function readDistricts(words: string): District[] {
  return words
    .split(',')
    .map((word) => readDistrict(word.trim()))
    .sort((a, b) => a - b);
}

function readSeat(word: string): Seat {
  const seat = seatOfLetter(word);
  if (seat < 0 || seat >= PLAYERS.max) throw new BadInput(`there is no seat "${word}"; seats are the letters a to g`);
  return seat;
}
