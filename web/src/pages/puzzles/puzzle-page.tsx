import type { PuzzleBook } from '@belfry/bots';
import { itemAt } from '@belfry/kernel';
import { useMemo, useState } from 'react';
import { to } from '../../base/address.ts';
import { today } from '../../base/day.ts';
import { Loading, NotFound } from '../../parts/page-status.tsx';
import { type LoadedGame, useGame } from '../match-loader/use-game.ts';
import { gameOfDay, levelReached, puzzleOfDay } from './daily.ts';
import { forgetBlunder, OWN, type OwnBlunder, useOwnBlunders } from './own-blunders.ts';
import { markDaily, markSolved, useSolved } from './progress.ts';
import { PuzzleTable } from './puzzle-table.tsx';
import { usePuzzleSay } from './text/index.ts';
import { usePuzzles } from './use-puzzles.ts';

/** A puzzle of a game, or one of the user's own blunders. */
export function PuzzlePage({ id, puzzle }: { id: string; puzzle: string }) {
  return puzzle.startsWith(OWN) ? <OwnPage id={id} puzzle={puzzle} /> : <BookPage id={id} puzzle={puzzle} />;
}

function OwnPage({ id, puzzle }: { id: string; puzzle: string }) {
  const blunder = useOwnBlunders(id).find((each) => each.id === puzzle);
  const found = useGame(id, blunder?.rules);
  if (blunder === undefined || found === 'missing') return <NotFound />;
  return found === null ? <Loading /> : <OneBlunder found={found} blunder={blunder} />;
}

function OneBlunder({ found, blunder }: { found: LoadedGame; blunder: OwnBlunder }) {
  const say = usePuzzleSay();
  const { game, id } = blunder;
  const all = useMemo(() => ({ page: to.puzzles(game), words: say('puzzle.all') }), [game, say]);
  return <PuzzleTable found={found} riddle={blunder} title={say('puzzle.own')} next={all} away={all} solved={() => forgetBlunder(id)} />;
}

function BookPage({ id, puzzle }: { id: string; puzzle: string }) {
  const book = usePuzzles(id);
  const found = useGame(id);
  if (book === 'none' || found === 'missing') return <NotFound />;
  if (book === null || found === null) return <Loading />;
  const at = book.puzzles.findIndex((each) => each.id === puzzle);
  return at < 0 ? <NotFound /> : <OnePuzzle found={found} book={book} at={at} day={null} />;
}

export function DailyPage() {
  const day = today();
  const id = gameOfDay(day);
  const book = usePuzzles(id);
  const found = useGame(id);
  if (book === 'none' || found === 'missing') return <NotFound />;
  if (book === null || found === null) return <Loading />;
  return <Daily found={found} book={book} day={day} />;
}

function Daily({ found, book, day }: { found: LoadedGame; book: PuzzleBook; day: number }) {
  const solved = useSolved(book.game);
  // Solving it may raise the level; the puzzle must not change then.
  const [puzzle] = useState(() => puzzleOfDay(day, book.puzzles, levelReached(book.puzzles, solved)));
  return <OnePuzzle found={found} book={book} at={puzzle === undefined ? 0 : book.puzzles.indexOf(puzzle)} day={day} />;
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
