import type { PuzzleBook } from '@belfry/bots';
import { itemAt } from '@belfry/kernel';
import { useMemo } from 'react';
import { to } from '../../base/address.ts';
import { Loading, NotFound } from '../../parts/page-status.tsx';
import { type LoadedGame, useGame } from '../match-loader/use-game.ts';
import { dayOf, gameOfDay, puzzleOfDay } from './daily.ts';
import { markDaily, markSolved, useSolved } from './progress.ts';
import { PuzzleTable } from './puzzle-table.tsx';
import { usePuzzleSay } from './text/index.ts';
import { usePuzzles } from './use-puzzles.ts';

/** One puzzle of a game. */
export function PuzzlePage({ id, puzzle }: { id: string; puzzle: string }) {
  const book = usePuzzles(id);
  const found = useGame(id);
  if (book === 'none' || found === 'missing') return <NotFound />;
  if (book === null || found === null) return <Loading />;
  const at = book.puzzles.findIndex((each) => each.id === puzzle);
  return at < 0 ? <NotFound /> : <OnePuzzle found={found} book={book} at={at} day={null} />;
}

/** The puzzle of the day. */
export function DailyPage() {
  const day = dayOf(new Date());
  const id = gameOfDay(day);
  const book = usePuzzles(id);
  const found = useGame(id);
  if (book === 'none' || found === 'missing') return <NotFound />;
  if (book === null || found === null) return <Loading />;
  return <OnePuzzle found={found} book={book} at={puzzleOfDay(day, book.puzzles.length)} day={day} />;
}

function OnePuzzle({ found, book, at, day }: { found: LoadedGame; book: PuzzleBook; at: number; day: number | null }) {
  const say = usePuzzleSay();
  const { game } = book;
  const puzzle = itemAt(book.puzzles, at);
  const solved = useSolved(game);
  const all = useMemo(() => ({ page: to.puzzles(game), words: say('puzzle.all') }), [game, say]);
  const order = [...book.puzzles.slice(at + 1), ...book.puzzles.slice(0, at)];
  const open = order.find(({ id }) => !solved.has(id))?.id;
  const next = useMemo(
    () => (open === undefined ? all : { page: to.puzzle(game, open), words: say('puzzle.next') }),
    [open, game, all, say],
  );
  return (
    <PuzzleTable
      found={found}
      riddle={puzzle}
      title={day === null ? `${say('puzzle.number', { number: at + 1 })}: ${say(`puzzle.level.${puzzle.level}`)}` : say('puzzle.daily')}
      next={next}
      away={all}
      solved={() => {
        markSolved(game, puzzle.id);
        if (day !== null) markDaily(day);
      }}
    />
  );
}
