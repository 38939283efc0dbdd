import { BadInput, type Seat, seatLetter, seatOfLetter, tidy } from '@belfry/kernel';
import { PENALTIES, PLAYERS, SIDES, type Side } from '../data/board.ts';
import { type Card, COLOR_OF, cardOf, NO_CARD, person } from '../data/cards.ts';
import { COLORS, type Color, colorName } from '../data/colors.ts';
import type { Move } from '../rules/moves.ts';
import * as MOVES from '../rules/moves.ts';
import { sideName } from '../rules/state.ts';

/** The moves that are a fixed phrase. */
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
      return move.worker === COLOR_OF[move.card] ? `house ${idOf(move.card)}` : `house ${idOf(move.card)} with ${colorName(move.worker)}`;
    case 'recruit':
      return `recruit ${idOf(move.card)} on ${colorName(move.house)}`;
    case 'start':
    case 'lend':
      return `${move.do} ${seatLetter(move.seat)}`;
    case 'draw':
      return `draw ${sideName(move.side)}`;
    case 'suffer':
      return `suffer ${PENALTIES[move.color]}`;
    case 'lose-person':
      return `lose ${idOf(move.card)}`;
    case 'lose-house':
      return `lose house ${colorName(move.color)}`;
    case 'lose-home':
      return `lose house of ${idOf(move.card)}`;
    case 'lose-canal':
      return `lose canal ${sideName(move.side)}`;
    case 'build':
      return `build ${sideName(move.side)}`;
    case 'return':
      return `return ${colorName(move.color)}`;
    case 'return-all':
      return `return all ${colorName(move.color)}`;
    case 'swap':
      return `swap ${colorName(move.from)} for ${colorName(move.to)}`;
    case 'take-worker':
      return `take ${colorName(move.color)}`;
    case 'give-worker':
      return `give ${colorName(move.color)}`;
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

/** How each verb reads the words after it. */
const READERS: Readonly<Record<string, (rest: string) => Move>> = {
  workers: (rest) => MOVES.WORKERS[readCard(rest)],
  guilders: (rest) => MOVES.GUILDERS[readCard(rest)],
  threat: (rest) => MOVES.THREAT[readCard(rest)],
  canal: (rest) => {
    const [card, side] = halves(rest, ' ');
    return MOVES.CANAL[readCard(card)][readSide(side)];
  },
  house: (rest) => {
    const [id, worker] = halves(rest, ' with ');
    const card = readCard(id);
    return MOVES.HOUSE[card][worker === '' ? COLOR_OF[card] : readColor(worker)];
  },
  recruit: (rest) => {
    const [card, house] = halves(rest, ' on ');
    return MOVES.RECRUIT[readCard(card)][readColor(house)];
  },
  activate: (rest) => MOVES.ACTIVATE[readCard(rest)],
  discard: (rest) => (rest.includes(',') ? { do: 'discard-cards', cards: readCards(rest) } : MOVES.DISCARD[readCard(rest)]),
  start: (rest) => MOVES.BEGIN[readSeat(rest)],
  lend: (rest) => MOVES.LEND[readSeat(rest)],
  draw: (rest) => MOVES.DRAW[readSide(rest)],
  suffer: (rest) => MOVES.SUFFER[readPenalty(rest)],
  build: (rest) => MOVES.BUILD[readSide(rest)],
  lose: readLoss,
  return: (rest) => (rest.startsWith('all ') ? MOVES.RETURN_ALL[readColor(rest.slice(4))] : MOVES.RETURN[readColor(rest)]),
  swap: (rest) => {
    const [from, to] = halves(rest, ' for ');
    return MOVES.SWAP[readColor(from)][readColor(to)];
  },
  take: (rest) => MOVES.TAKE_WORKER[readColor(rest)],
  give: (rest) => (/^\d/.test(rest) ? { do: 'give-workers', workers: readAmounts(rest) } : MOVES.GIVE_WORKER[readColor(rest)]),
  arrange: (rest) => ({ do: 'arrange', workers: readAmounts(rest) }),
};

export function read(text: string): Move {
  const words = tidy(text);
  const phrase = Object.hasOwn(PHRASES, words) ? PHRASES[words] : undefined;
  if (phrase !== undefined) return phrase;
  const [verb, rest] = halves(words, ' ');
  const reader = Object.hasOwn(READERS, verb) ? READERS[verb] : undefined;
  if (reader === undefined) {
    throw new BadInput(`"${text}" is no move of Bruges; a move looks like "draw left", "guilders servant" or "recruit prince on blue"`);
  }
  return reader(rest);
}

function readLoss(rest: string): Move {
  const [what, which] = halves(rest, ' ');
  if (what === 'canal') return MOVES.LOSE_CANAL[readSide(which)];
  if (what !== 'house') return MOVES.LOSE_PERSON[readCard(rest)];
  return which.startsWith('of ') ? MOVES.LOSE_HOME[readCard(which.slice(3))] : MOVES.LOSE_HOUSE[readColor(which)];
}

/** The words before and after a separator; nothing after it when it is missing. */
function halves(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + separator.length)];
}

/** Where a word stands in a list, or -1. */
function placeIn(words: readonly string[], word: string): number {
  return words.indexOf(word);
}

function readCard(word: string): Card {
  const card = cardOf(word);
  if (card === NO_CARD) throw new BadInput(`there is no person "${word}"; write it like "prince" or "town-crier"`);
  return card;
}

function readCards(words: string): Card[] {
  return words
    .split(',')
    .map((word) => readCard(word.trim()))
    .sort((a, b) => a - b);
}

function writeAmounts(workers: readonly number[]): string {
  return COLORS.flatMap((name, color) => (workers[color] > 0 ? [`${workers[color]} ${name}`] : [])).join(', ');
}

/** Workers by colour from words like "2 blue, 1 red". */
function readAmounts(words: string): number[] {
  const workers = COLORS.map(() => 0);
  for (const part of words.split(',')) {
    const [count, color] = halves(part.trim(), ' ');
    if (!/^[1-9]\d?$/.test(count)) throw new BadInput(`"${part.trim()}" is no number of workers; write it like "2 blue, 1 red"`);
    workers[readColor(color)] += Number(count);
  }
  return workers;
}

function readColor(word: string): Color {
  const color = placeIn(COLORS, word);
  if (color < 0) throw new BadInput(`there is no colour "${word}"; the colours are ${COLORS.join(', ')}`);
  return color as Color;
}

function readSide(word: string): Side {
  const side = placeIn(SIDES, word);
  if (side < 0) throw new BadInput(`"${word}" is no side; write left or right`);
  return side as Side;
}

function readPenalty(word: string): Color {
  const color = placeIn(PENALTIES, word);
  if (color < 0) throw new BadInput(`there is no penalty "${word}"; the penalties are ${PENALTIES.join(', ')}`);
  return color as Color;
}

function readSeat(word: string): Seat {
  const seat = seatOfLetter(word);
  if (seat < 0 || seat >= PLAYERS.max) throw new BadInput(`there is no seat "${word}"; seats are the letters a to d`);
  return seat;
}
