import { existsSync, readFileSync } from 'node:fs';
import { PUZZLE_LEVELS, puzzleMoves, readPuzzles, stands } from '@belfry/bots';
import { seatOfView, seededChance } from '@belfry/kernel';
import { expect, it } from 'vitest';
import { games } from '../index.ts';

const fileOf = (id: string): URL => new URL(`../${id}/puzzles.jsonl`, import.meta.url);
const books = games
  .filter(({ id }) => existsSync(fileOf(id)))
  .map((game) => [game.id, game, readPuzzles(readFileSync(fileOf(game.id), 'utf8'))] as const);

it('there are puzzles for every game whose positions can be judged', () => {
  expect(books.map(([id]) => id)).toEqual(games.filter(({ evaluation }) => evaluation !== undefined).map(({ id }) => id));
});

it.each(books)('%s: every puzzle is a view and nothing more, with every move that is worth a thought there', (id, game, book) => {
  expect(book.game).toBe(id);
  expect(
    book.rules,
    `the puzzles of ${id} are of version ${book.rules} of its rules: remove games/${id}/puzzles.jsonl and run npx belfry puzzles ${id}`,
  ).toBe(game.rulesVersion);
  expect(new Set(book.puzzles.map((puzzle) => puzzle.id)).size).toBe(book.puzzles.length);
  for (const puzzle of book.puzzles) {
    const { view, ideas, tempting, players, level } = puzzle;
    const seat = seatOfView(view);
    const state = game.determinize(view, seededChance(puzzle.id));
    expect(JSON.parse(JSON.stringify(game.view(state, seat)))).toEqual(view);
    const legal = game.legal(state, seat);
    const written = legal.map((move) => game.write(move));
    const moves = ideas.map(({ move }) => move);
    // An offer may leave somebody out, which the list of legal moves does not spell out.
    expect(moves.filter((move) => !written.includes(move) && !game.accepts(state, seat, game.read(move)))).toEqual([]);
    if (puzzleMoves(game, view, legal) === legal) expect(moves.sort()).toEqual(written.sort());
    expect(game.evaluation?.features.seats(state)).toBe(players);
    expect(PUZZLE_LEVELS).toContain(level);
    expect(ideas[0]).toMatchObject({ loss: 0 });
    expect(ideas.find(({ move }) => move === tempting)?.loss).toBeGreaterThan(0.01);
    expect(stands(puzzle, ideas)).toBe(true);
  }
});
