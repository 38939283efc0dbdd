import type { GameCard } from '@belfry/board-kit';
import { PUZZLE_LEVELS, type PuzzleBook } from '@belfry/bots';
import { findGameCard } from '@belfry/games/page/game-cards';
import { Link } from 'wouter';
import { useIsWithAccount } from '../../api/progress.ts';
import { to } from '../../base/address.ts';
import { today } from '../../base/day.ts';
import { useSettings } from '../../base/settings.ts';
import { CalendarDays, Check, Puzzle, RotateCcw } from '../../icons/index.ts';
import { GameScene } from '../../parts/game-scene.tsx';
import { Page } from '../../parts/page.tsx';
import { Loading, NotFound } from '../../parts/page-status.tsx';
import { gameOfDay } from './daily.ts';
import { useOwnBlunders } from './own-blunders.ts';
import { useSolved, useSolvedDays } from './progress.ts';
import { usePuzzleSay } from './text/index.ts';
import { usePuzzles } from './use-puzzles.ts';
import '../learn/course-page.css';
import './puzzles-page.css';

/** The puzzles of a game by level, and the one of the day. */
export function PuzzlesPage({ id }: { id: string }) {
  const book = usePuzzles(id);
  const gameCard = findGameCard(id);
  if (gameCard === undefined) return <NotFound />;
  return book === null ? <Loading /> : <PuzzleList gameCard={gameCard} book={book === 'none' ? null : book} />;
}

function PuzzleList({ gameCard, book }: { gameCard: GameCard; book: PuzzleBook | null }) {
  const say = usePuzzleSay();
  const { language } = useSettings();
  const { game } = gameCard;
  const solved = useSolved(game);
  const isWithAccount = useIsWithAccount();
  const puzzles = book?.puzzles ?? [];
  const next = puzzles.findIndex(({ id }) => !solved.has(id));
  const open = puzzles[next];
  return (
    <Page title={<h1>{say('puzzle.title', { game: gameCard.text[language].name })}</h1>} className="course-page">
      <main>
        <div className="course-lead">
          <div className="game-banner">
            <GameScene gameCard={gameCard} />
          </div>
          <p>{say(book === null ? 'puzzle.none' : 'puzzle.lead')}</p>
          {open !== undefined && (
            <Link className="button button-gilt" href={to.puzzle(game, open.id)} data-puzzle-open>
              <Puzzle />
              {say(puzzles.some(({ id }) => solved.has(id)) ? 'puzzle.next-open' : 'puzzle.begin', { number: next + 1 })}
            </Link>
          )}
          <Today />
          <OwnBlunders game={game} />
        </div>
        <div className="puzzle-list">
          {PUZZLE_LEVELS.filter((level) => puzzles.some((puzzle) => puzzle.level === level)).map((level) => (
            <section key={level}>
              <h2>{say(`puzzle.level.${level}`)}</h2>
              <ol className="puzzle-numbers">
                {puzzles.map(
                  (puzzle, at) =>
                    puzzle.level === level && (
                      <li key={puzzle.id}>
                        <Link
                          href={to.puzzle(game, puzzle.id)}
                          className={`puzzle-number ${solved.has(puzzle.id) ? 'puzzle-done' : ''}`}
                          aria-label={`${say('puzzle.number', { number: at + 1 })}${solved.has(puzzle.id) ? `, ${say('puzzle.solved')}` : ''}`}
                          data-puzzle-id={puzzle.id}
                        >
                          {solved.has(puzzle.id) ? <Check /> : at + 1}
                        </Link>
                      </li>
                    ),
                )}
              </ol>
            </section>
          ))}
          <p className="quiet">
            {say('puzzle.progress', { done: puzzles.filter(({ id }) => solved.has(id)).length, all: puzzles.length })} ·{' '}
            {say(isWithAccount ? 'puzzle.kept.account' : 'puzzle.kept')}
          </p>
        </div>
      </main>
    </Page>
  );
}

function Today() {
  const say = usePuzzleSay();
  const { language } = useSettings();
  const day = today();
  const solved = useSolvedDays();
  const gameCard = findGameCard(gameOfDay(day));
  return (
    <section className="puzzle-today">
      <h2>
        <CalendarDays />
        {say('puzzle.daily')}
      </h2>
      <p>
        {say('puzzle.daily.lead', { game: gameCard?.text[language].name ?? '' })} {solved.has(day) && say('puzzle.daily.done')}
      </p>
      <Link className="button" href={to.dailyPuzzle()} data-puzzle-daily>
        {say('puzzle.daily')}
      </Link>
    </section>
  );
}

/** The user's own decisions worth a retry. */
function OwnBlunders({ game }: { game: string }) {
  const say = usePuzzleSay();
  const blunders = useOwnBlunders(game);
  if (blunders.length === 0) return null;
  return (
    <section className="puzzle-today">
      <h2>
        <RotateCcw />
        {say('puzzle.own.title')}
      </h2>
      <p>{say('puzzle.own.lead')}</p>
      <ol className="puzzle-numbers">
        {blunders.map(({ id, view }, at) => (
          <li key={id}>
            <Link
              href={to.puzzle(game, id)}
              className="puzzle-number"
              aria-label={say('puzzle.own.number', { number: at + 1, round: view.round })}
              data-own-blunder={id}
            >
              {at + 1}
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
