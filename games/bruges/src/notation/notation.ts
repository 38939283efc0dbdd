import { BadInput, itemAt, NONE, type Seat, seatLetter, seatOfLetter, tidy } from '@belfry/kernel';
import { PLAYERS } from '../data/amounts.ts';
import { PENALTIES, SIDES, type Side } from '../data/board.ts';
import { type Card, COLOUR_OF, cardOf, person } from '../data/cards.ts';
import { COLOURS, type Colour, colourName } from '../data/colours.ts';
import type { Move } from '../rules/moves.ts';
import * as MOVES from '../rules/moves.ts';
import { sideName } from '../rules/state.ts';

/** The moves with a fixed phrase. */
const PHRASES: Readonly<Record<string, Move>> = {
  stop: MOVES.STOP,
  pay: MOVES.PAY,
  stay: MOVES.STAY,
  'end turn': MOVES.END_TURN,
  decline: MOVES.DECLINE,
  done: MOVES.DONE,
  repeat: MOVES.REPEAT,
};

const idOf = (card: Card): string => person(card).id;

export function write(move: Move): string {
  switch (move.do) {
    case 'workers':
    case 'guilders':
    case 'threat':
    case 'activate':
    case 'discard':
      return `${move.do} ${idOf(move.card)}`;
    case 'canal':
      return `canal ${idOf(move.card)} ${sideName(move.side)}`;
    case 'house':
      return move.worker === COLOUR_OF[move.card] ? `house ${idOf(move.card)}` : `house ${idOf(move.card)} with ${colourName(move.worker)}`;
    case 'recruit':
      return `recruit ${idOf(move.card)} on ${colourName(move.house)}`;
    case 'start':
    case 'lend':
      return `${move.do} ${seatLetter(move.seat)}`;
    case 'draw':
      return `draw ${sideName(move.side)}`;
    case 'suffer':
      return `suffer ${PENALTIES[move.colour]}`;
    case 'lose-person':
      return `lose ${idOf(move.card)}`;
    case 'lose-house':
      return `lose house ${colourName(move.colour)}`;
    case 'lose-home':
      return `lose house of ${idOf(move.card)}`;
    case 'lose-canal':
      return `lose canal ${sideName(move.side)}`;
    case 'build':
      return `build ${sideName(move.side)}`;
    case 'return':
      return `return ${colourName(move.colour)}`;
    case 'return-all':
      return `return all ${colourName(move.colour)}`;
    case 'swap':
      return `swap ${colourName(move.from)} for ${colourName(move.to)}`;
    case 'take-worker':
      return `take ${colourName(move.colour)}`;
    case 'give-worker':
      return `give ${colourName(move.colour)}`;
    case 'arrange':
      return `arrange ${writeAmounts(move.workers)}`;
    case 'give-workers':
      return `give ${writeAmounts(move.workers)}`;
    case 'discard-cards':
      return `discard ${move.cards.map(idOf).join(', ')}`;
    case 'end-turn':
      return 'end turn';
    default:
      return move.do;
  }
}

/** Parsers for the words after each verb. */
const READERS: Readonly<Record<string, (rest: string) => Move>> = {
  workers: (rest) => itemAt(MOVES.WORKERS, readCard(rest)),
  guilders: (rest) => itemAt(MOVES.GUILDERS, readCard(rest)),
  threat: (rest) => itemAt(MOVES.THREAT, readCard(rest)),
  canal: (rest) => {
    const [card, side] = halves(rest, ' ');
    return itemAt(MOVES.CANAL, readCard(card))[readSide(side)];
  },
  house: (rest) => {
    const [id, worker] = halves(rest, ' with ');
    const card = readCard(id);
    return itemAt(itemAt(MOVES.HOUSE, card), worker === '' ? itemAt(COLOUR_OF, card) : readColour(worker));
  },
  recruit: (rest) => {
    const [card, house] = halves(rest, ' on ');
    return itemAt(itemAt(MOVES.RECRUIT, readCard(card)), readColour(house));
  },
  activate: (rest) => itemAt(MOVES.ACTIVATE, readCard(rest)),
  discard: (rest) => (rest.includes(',') ? { do: 'discard-cards', cards: readCards(rest) } : itemAt(MOVES.DISCARD, readCard(rest))),
  start: (rest) => itemAt(MOVES.BEGIN, readSeat(rest)),
  lend: (rest) => itemAt(MOVES.LEND, readSeat(rest)),
  draw: (rest) => MOVES.DRAW[readSide(rest)],
  suffer: (rest) => itemAt(MOVES.SUFFER, readPenalty(rest)),
  build: (rest) => MOVES.BUILD[readSide(rest)],
  lose: readLoss,
  return: (rest) =>
    rest.startsWith('all ') ? itemAt(MOVES.RETURN_ALL, readColour(rest.slice(4))) : itemAt(MOVES.RETURN, readColour(rest)),
  swap: (rest) => {
    const [from, to] = halves(rest, ' for ');
    return itemAt(itemAt(MOVES.SWAP, readColour(from)), readColour(to));
  },
  take: (rest) => itemAt(MOVES.TAKE_WORKER, readColour(rest)),
  give: (rest) => (/^\d/.test(rest) ? { do: 'give-workers', workers: readAmounts(rest) } : itemAt(MOVES.GIVE_WORKER, readColour(rest))),
  arrange: (rest) => ({ do: 'arrange', workers: readAmounts(rest) }),
};

export function read(text: string): Move {
  const words = tidy(text);
  const phrase = Object.hasOwn(PHRASES, words) ? PHRASES[words] : undefined;
  if (phrase !== undefined) return phrase;
  const [verb, rest] = halves(words, ' ');
  const reader = Object.hasOwn(READERS, verb) ? READERS[verb] : undefined;
  if (reader === undefined) {
    throw new BadInput(
      `"${text}" is no move of Bruges; a move looks like "draw left", "guilders town-crier" or "recruit town-crier on blue"`,
    );
  }
  return reader(rest);
}

function readLoss(rest: string): Move {
  const [what, which] = halves(rest, ' ');
  if (what === 'canal') return MOVES.LOSE_CANAL[readSide(which)];
  if (what !== 'house') return itemAt(MOVES.LOSE_PERSON, readCard(rest));
  return which.startsWith('of ') ? itemAt(MOVES.LOSE_HOME, readCard(which.slice(3))) : itemAt(MOVES.LOSE_HOUSE, readColour(which));
}

/** Splits the text at a separator; without one the second part is empty. */
function halves(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + separator.length)];
}

/** Returns the index of a word in a list, or -1. */
function placeIn(words: readonly string[], word: string): number {
  return words.indexOf(word);
}

function readCard(word: string): Card {
  const card = cardOf(word);
  if (card === NONE) throw new BadInput(`there is no person "${word}"; write it like "town-crier"`);
  return card;
}

function readCards(words: string): Card[] {
  return words
    .split(',')
    .map((word) => readCard(word.trim()))
    .sort((a, b) => a - b);
}

function writeAmounts(workers: readonly number[]): string {
  const amounts = COLOURS.map((name, colour) => ({ name, count: itemAt(workers, colour) }));
  return amounts.flatMap(({ name, count }) => (count > 0 ? [`${count} ${name}`] : [])).join(', ');
}

/** Reads workers by colour from text such as "2 blue, 1 red". */
function readAmounts(words: string): number[] {
  const workers = COLOURS.map(() => 0);
  for (const part of words.split(',')) {
    const [count, colour] = halves(part.trim(), ' ');
    if (!/^[1-9]\d?$/.test(count)) throw new BadInput(`"${part.trim()}" is no number of workers; write it like "2 blue, 1 red"`);
    const place = readColour(colour);
    workers[place] = itemAt(workers, place) + Number(count);
  }
  return workers;
}

function readColour(word: string): Colour {
  const colour = placeIn(COLOURS, word);
  if (colour < 0) throw new BadInput(`there is no colour "${word}"; the colours are ${COLOURS.join(', ')}`);
  return colour as Colour;
}

function readSide(word: string): Side {
  const side = placeIn(SIDES, word);
  if (side < 0) throw new BadInput(`"${word}" is no side; write left or right`);
  return side as Side;
}

function readPenalty(word: string): Colour {
  const colour = placeIn(PENALTIES, word);
  if (colour < 0) throw new BadInput(`there is no penalty "${word}"; the penalties are ${PENALTIES.join(', ')}`);
  return colour as Colour;
}

function readSeat(word: string): Seat {
  const seat = seatOfLetter(word);
  if (seat < 0 || seat >= PLAYERS.max) throw new BadInput(`there is no seat "${word}"; seats are the letters a to d`);
  return seat;
}
