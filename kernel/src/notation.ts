import { BadInput } from './errors.ts';
import type { Rules } from './rules.ts';
import type { Seat } from './seat.ts';

/**
 * Returns the legal move a person means: the exact notation, or any abbreviation of its words that fits only one legal move ("b cas" for
 * "build castle"), or a parametric move the game accepts.
 */
export function resolveMove<S, M>(game: Rules<S, M>, state: S, seat: Seat, text: string): M {
  const wanted = tidy(text);
  if (wanted === '') throw new BadInput('a move is missing');
  const legal = game.legal(state, seat).map((move) => ({ move, words: game.write(move) }));
  const exact = legal.find((candidate) => candidate.words === wanted);
  if (exact !== undefined) return exact.move;
  const near = legal.filter((candidate) => abbreviates(wanted, candidate.words));
  if (near.length === 1) return (near[0] as { move: M }).move;
  if (near.length > 1) {
    throw new BadInput(
      `"${text}" may mean ${near
        .slice(0, 5)
        .map((n) => `"${n.words}"`)
        .join(' or ')}${near.length > 5 ? ' or more' : ''}`,
    );
  }
  return game.read(wanted);
}

/** Returns whether every word of the short form is a prefix of the word at the same place. */
function abbreviates(short: string, full: string): boolean {
  const shortWords = short.split(' ');
  const fullWords = full.split(' ');
  return shortWords.length <= fullWords.length && shortWords.every((word, i) => fullWords[i]?.startsWith(word));
}

export function tidy(text: string): string {
  return text.trim().toLowerCase().replace(/\s+/g, ' ');
}
