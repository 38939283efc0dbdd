import { BadInput, itemAt, type Seat, seatLetter, seatOfLetter, tidy } from '@belfry/kernel';
import { PLAYERS } from '../data/amounts.ts';
import { CHARACTERS, type Character } from '../data/characters.ts';
import { DISTRICTS, type District } from '../data/districts.ts';
import { DISCARD_FOR_GOLD, PAY_FOR_CARDS, RECLAIM } from '../data/powers.ts';
import type { Move } from '../rules/moves.ts';
import * as MOVES from '../rules/moves.ts';

/** The moves with a fixed phrase. */
const PHRASES: Readonly<Record<string, Move>> = {
  'take gold': MOVES.TAKE_GOLD,
  'draw cards': MOVES.DRAW_CARDS,
  'take income': MOVES.TAKE_INCOME,
  'architect draw': MOVES.ARCHITECT_DRAW,
  [PAY_FOR_CARDS]: MOVES.PAY,
  'end turn': MOVES.END_TURN,
  [`${RECLAIM} yes`]: MOVES.RECLAIM_BUY,
  [`${RECLAIM} no`]: MOVES.RECLAIM_PASS,
};

export function write(move: Move): string {
  switch (move.do) {
    case 'choose':
    case 'hide':
    case 'murder':
    case 'steal':
      return `${move.do} ${itemAt(CHARACTERS, move.character).id}`;
    case 'build':
    case DISCARD_FOR_GOLD:
      return `${move.do} ${itemAt(DISTRICTS, move.district).id}`;
    case 'destroy':
      return `destroy ${seatLetter(move.seat)} ${itemAt(DISTRICTS, move.district).id}`;
    case 'swap-hands':
      return `swap ${seatLetter(move.seat)}`;
    case 'redraw':
    case 'keep':
      return `${move.do} ${move.districts.map((district) => itemAt(DISTRICTS, district).id).join(', ')}`;
    case RECLAIM:
      return `${RECLAIM} ${move.buy ? 'yes' : 'no'}`;
    case PAY_FOR_CARDS:
      return PAY_FOR_CARDS;
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
    case DISCARD_FOR_GOLD:
      return itemAt(MOVES.DISCARD, readDistrict(rest));
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
