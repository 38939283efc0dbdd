import { type PuzzleBook, readPuzzles } from '@belfry/bots';

/** The puzzles of the games, each book loaded when somebody opens it. */
const BOOKS = import.meta.glob<string>('../*/puzzles.jsonl', { query: '?raw', import: 'default' });

/** The puzzles of a game, or null when it has none. */
export async function loadPuzzles(game: string): Promise<PuzzleBook | null> {
  const text = await BOOKS[`../${game}/puzzles.jsonl`]?.();
  return text === undefined ? null : readPuzzles(text);
}
