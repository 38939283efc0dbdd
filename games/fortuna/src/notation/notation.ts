import { BadInput, itemAt, tidy } from '@belfry/kernel';
import { ACTION_CARDS, type ActionCard } from '../data/action-cards.ts';
import { GOODS, type Good } from '../data/amounts.ts';
import { BUILDINGS } from '../data/buildings.ts';
import { FAVOURS, type Favour } from '../data/favours.ts';
import { GIVES_GOODS, PRIVILEGES, type Privilege } from '../data/privileges.ts';
import type { Move } from '../rules/moves.ts';
import * as MOVES from '../rules/moves.ts';

const EXAMPLES = `"perform ${ACTION_CARDS[0].id}", "swap ${ACTION_CARDS[4].id}" or "serve ${FAVOURS[1].id} 2"`;

/** The moves with a fixed phrase. */
const PHRASES: Readonly<Record<string, Move>> = {
  'irrigate yes': MOVES.IRRIGATE,
  'irrigate no': MOVES.LEAVE_DRY,
  done: MOVES.DONE,
  decline: MOVES.DECLINE,
  'cover none': MOVES.COVER_NONE,
  end: MOVES.END,
};

/** The moves that name one action card, by verb. */
const CARD_MOVES = {
  draft: MOVES.DRAFT,
  protect: MOVES.PROTECT,
  perform: MOVES.PERFORM,
  skip: MOVES.SKIP,
  bribe: MOVES.BRIBE,
  swap: MOVES.SWAP,
  army: MOVES.ARMY,
} as const;

export function write(move: Move): string {
  switch (move.do) {
    case 'draft':
    case 'protect':
    case 'perform':
    case 'skip':
    case 'bribe':
    case 'swap':
    case 'army':
      return `${move.do} ${itemAt(ACTION_CARDS, move.card).id}`;
    case 'irrigate':
      return move.yes ? 'irrigate yes' : 'irrigate no';
    case 'sell':
      return `sell ${move.amount}`;
    case 'hire':
      return `hire ${move.count}`;
    case 'build':
      return `build ${itemAt(BUILDINGS, move.building).id}`;
    case 'serve':
      return `serve ${itemAt(FAVOURS, move.favour).id} ${move.steps}`;
    case 'cover':
      return `cover ${itemAt(FAVOURS, move.favour).id}`;
    case 'keep':
      return ['keep', ...move.privileges.map((privilege) => itemAt(PRIVILEGES, privilege).id)].join(' ');
    case 'pick':
      return `pick ${itemAt(PRIVILEGES, move.privilege).id}`;
    case 'use':
      return ['use', itemAt(PRIVILEGES, move.privilege).id, ...(move.goods ?? [])].join(' ');
    default:
      return move.do.replace('-', ' ');
  }
}

export function read(text: string): Move {
  const words = tidy(text);
  const phrase = Object.hasOwn(PHRASES, words) ? PHRASES[words] : undefined;
  if (phrase !== undefined) return phrase;
  const [verb = '', ...rest] = words.split(' ');
  if (isCardVerb(verb)) {
    const moves: readonly Move[] = CARD_MOVES[verb];
    return itemAt(moves, readCard(rest));
  }
  switch (verb) {
    case 'sell':
      return readNumbered(MOVES.SELL, rest);
    case 'hire':
      return readNumbered(MOVES.HIRE, rest);
    case 'build':
      return itemAt(MOVES.BUILD, readName('building', BUILDINGS, only(rest)));
    case 'serve': {
      const [favour = '', ...steps] = rest;
      return readNumbered(itemAt(MOVES.SERVE, readFavour(favour)), steps);
    }
    case 'cover':
      return itemAt(MOVES.COVER, readFavour(only(rest)));
    case 'keep':
      return readKept(rest);
    case 'pick':
      return itemAt(MOVES.PICK, readPrivilege(only(rest)));
    case 'use':
      return readUse(rest);
    default:
      throw new BadInput(`"${text}" is no move of Fortuna; a move looks like ${EXAMPLES}`);
  }
}

function isCardVerb(verb: string): verb is keyof typeof CARD_MOVES {
  return Object.hasOwn(CARD_MOVES, verb);
}

/** Returns the remaining words as one name; several words are no name. */
function only(rest: readonly string[]): string {
  return rest.join(' ');
}

function readName(what: string, rows: readonly { readonly id: string }[], word: string): number {
  const at = rows.findIndex(({ id }) => id === word);
  if (at < 0) throw new BadInput(`there is no ${what} "${word}"; there are ${rows.map(({ id }) => id).join(', ')}`);
  return at;
}

function readCard(rest: readonly string[]): ActionCard {
  return readName('action card', ACTION_CARDS, only(rest));
}

function readFavour(word: string): Favour {
  return readName('favour', FAVOURS, word);
}

function readPrivilege(word: string): Privilege {
  return readName('privilege card', PRIVILEGES, word);
}

/** Reads one of the moves with a number of at least 1. */
function readNumbered(moves: readonly Move[], rest: readonly string[]): Move {
  const word = only(rest);
  const most = moves.length - 1;
  const n = /^[1-9]\d?$/.test(word) ? Number(word) : 0;
  if (n === 0 || n > most) throw new BadInput(`"${word}" is no number from 1 to ${most}`);
  return itemAt(moves, n);
}

function readKept(rest: readonly string[]): Move {
  if (rest.length > 2) throw new BadInput('at most two privilege cards are kept');
  const [low = readPrivilege(''), high] = rest.map(readPrivilege).sort((a, b) => a - b);
  return high === undefined ? itemAt(MOVES.KEEP_ONE, low) : itemAt(itemAt(MOVES.KEEP_TWO, low), high);
}

function readUse(rest: readonly string[]): Move {
  const [name = '', ...words] = rest;
  const privilege = readPrivilege(name);
  if (privilege !== GIVES_GOODS) {
    if (words.length > 0) throw new BadInput(`"use ${name}" takes no more words`);
    return itemAt(MOVES.USE, privilege);
  }
  const goods = words
    .map((word): Good => itemAt(GOODS, readName('good', goodRows, word)))
    .sort((a, b) => GOODS.indexOf(a) - GOODS.indexOf(b));
  const mix = goods.join(' ');
  const move = (MOVES.USE_GOODS[goods.length] ?? []).find((candidate) => candidate.goods.join(' ') === mix);
  if (move === undefined || goods.length === 0)
    throw new BadInput(`name the goods to take, like "use ${itemAt(PRIVILEGES, GIVES_GOODS).id} wine grain"`);
  return move;
}

const goodRows = GOODS.map((id) => ({ id }));
