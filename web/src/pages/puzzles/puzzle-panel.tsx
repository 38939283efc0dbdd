import type { BoardModule, SeatInfo } from '@belfry/board-kit';
import { botTexts } from '@belfry/bots';
import type { Game, Say } from '@belfry/kernel';
import { useEffect, useMemo, useRef } from 'react';
import { Link } from 'wouter';
import { useSettings } from '../../base/settings.ts';
import { speech, UI } from '../../base/voice.ts';
import { ArrowRight, Check, Lightbulb, Puzzle as PuzzleIcon, RotateCcw, X } from '../../icons/index.ts';
import { TEXT as TABLE_TEXT } from '../../table/text/index.ts';
import type { Answer, PuzzleSession, PuzzleState, Riddle } from './puzzle-session.ts';
import { type PuzzleText, TEXT } from './text/index.ts';
import '../learn/lesson-panel.css';
import './puzzle-panel.css';

interface PuzzlePanelProps {
  readonly game: Game;
  readonly board: BoardModule;
  readonly riddle: Riddle;
  readonly title: string;
  readonly session: PuzzleSession;
  readonly state: PuzzleState;
  readonly seats: readonly SeatInfo[];
  /** The links of the panel: `next` once the puzzle is solved, `away` at any time. */
  readonly next: { readonly page: string; readonly words: string };
  readonly away: { readonly page: string; readonly words: string };
}

interface VerdictProps {
  readonly answer: Answer;
  readonly riddle: Riddle;
  readonly say: Say<PuzzleText>;
  describe(move: string): string;
}

/** How many lines about the possible consequences are shown. */
const MOST_LINES = 6;

/** The panel of a puzzle: the question, and the feedback to an answer. */
export function PuzzlePanel({ game, board, riddle, title, session, state, seats, next, away }: PuzzlePanelProps) {
  const language = useSettings((settings) => settings.language);
  const { judging, answer, shown, because } = state;
  const say = useMemo(
    () =>
      speech<PuzzleText>(
        language,
        [UI, TABLE_TEXT, botTexts(game, answer?.claims ?? because?.claims), board.text, TEXT],
        (seat) => seats[seat]?.name ?? `${seat + 1}`,
      ),
    [language, game, answer, because, board, seats],
  );
  const panel = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every answer begins at its first line
  useEffect(() => {
    panel.current?.scrollTo(0, 0);
  }, [answer, shown]);
  const describe = (move: string) => say(game.sayMove(game.read(move), riddle.view));
  const best = riddle.ideas[0];
  const tempting = riddle.ideas.find(({ move }) => move === riddle.tempting);
  const solved = answer?.accepted === true;
  const lines = answer === null ? [] : session.snapshot().log.flatMap(({ events }) => events.map((event) => say(game.sayEvent(event))));
  return (
    <section
      ref={panel}
      className="lesson puzzle"
      aria-label={title}
      data-puzzle={solved ? 'solved' : answer === null ? 'asked' : 'wrong'}
      data-scrolls
    >
      <header className="lesson-head">
        <PuzzleIcon />
        <h2>{title}</h2>
        <Link className="button button-quiet button-icon" href={away.page} aria-label={away.words} title={away.words}>
          <X />
        </Link>
      </header>
      <div className="lesson-words" aria-live="polite">
        {answer === null && <p>{judging ? say('puzzle.judging') : say('puzzle.ask')}</p>}
        {answer === null && shown && best !== undefined && (
          <p className="lesson-answer lesson-hint">
            <Lightbulb />
            <span>
              {say('puzzle.solution', { move: describe(best.move) })}{' '}
              {because?.reason != null && `${say('puzzle.because')} ${say(because.reason)}`}{' '}
              {tempting !== undefined && say('puzzle.tempting', { move: describe(tempting.move), share: percent(tempting.share) })}
            </span>
          </p>
        )}
        {answer !== null && <Verdict answer={answer} riddle={riddle} say={say} describe={describe} />}
        {lines.length > 0 && <Sequel say={say} lines={lines} open={!solved} />}
      </div>
      <footer className="lesson-buttons">
        {answer !== null && !solved && (
          <button type="button" className="button button-gilt" onClick={() => session.retry()} data-puzzle-again>
            <RotateCcw />
            {say('puzzle.again')}
          </button>
        )}
        {!solved && (answer !== null || !shown) && (
          <button type="button" className="button button-quiet" onClick={() => session.reveal()} disabled={judging} data-puzzle-reveal>
            <Lightbulb />
            {say('puzzle.reveal')}
          </button>
        )}
        {(solved || shown) && (
          <Link className="button button-gilt" href={next.page} data-puzzle-next>
            {next.words}
            <ArrowRight />
          </Link>
        )}
      </footer>
    </section>
  );
}

/** The possible consequences of an answer. */
function Sequel({ say, lines, open }: { say: Say<PuzzleText>; lines: readonly string[]; open: boolean }) {
  return (
    <details className="puzzle-sequel" open={open}>
      <summary>{say('puzzle.sequel')}</summary>
      <ol>
        {lines.slice(0, MOST_LINES).map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same may happen twice
          <li key={at}>{line}</li>
        ))}
      </ol>
    </details>
  );
}

/** The value of an answer, and the reason. */
function Verdict({ answer: { idea, accepted, reason }, riddle, say, describe }: VerdictProps) {
  const Icon = accepted ? Check : X;
  const tempting = riddle.ideas.find(({ move }) => move === riddle.tempting);
  const error = percent(Math.max(0.01, idea.error));
  return (
    <div className={`lesson-answer lesson-${accepted ? 'success' : 'mistake'}`} role="status">
      <Icon />
      <p>
        {accepted
          ? say('puzzle.right', { share: percent(idea.share) })
          : say('puzzle.wrong', { share: percent(idea.share), best: percent(riddle.ideas[0]?.share ?? 0) })}
        {!accepted && <span className="quiet"> ({say('puzzle.error', { error })})</span>} {reason !== null && say(reason)}{' '}
        {accepted && tempting !== undefined && say('puzzle.tempting', { move: describe(tempting.move), share: percent(tempting.share) })}
      </p>
    </div>
  );
}

const percent = (share: number): number => Math.round(share * 100);
