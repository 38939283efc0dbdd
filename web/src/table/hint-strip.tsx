import { type BoardModule, type Choice, type Say, useTable } from '@belfry/board-kit';
import { botTexts, type Hint } from '@belfry/bots';
import type { Game } from '@belfry/kernel';
import { GraduationCap, Lightbulb, X } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { useSettings } from '../settings.ts';
import { speech, UI, type Ui } from '../text/speech.ts';
import type { ChooserControl } from './use-chooser.ts';
import type { HintControl } from './use-hints.ts';
import './hint-strip.css';

interface HintStripProps {
  readonly ui: Ui;
  readonly game: Game;
  readonly board: BoardModule;
  readonly chooser: ChooserControl;
  readonly hints: HintControl;
  readonly coaching: boolean;
  /** The viewer has not made a move yet: the coach begins with what the game is about. */
  readonly first: boolean;
  point(things: readonly string[]): void;
}

/** The Master at your shoulder: what this decision is about (the coach), and the two best moves with a reason (the hint). */
export function HintStrip({ ui, game, board, chooser, hints, coaching, first, point }: HintStripProps) {
  const { seats, pending, viewer, language } = useTable();
  const { coachOffered, set } = useSettings();
  const { moves, features, asked, thinking } = hints;
  const words = useMemo(
    () => speech(language, [UI, botTexts(game, features), board.text], (seat) => seats[seat]?.name ?? `${seat + 1}`),
    [language, game, features, board, seats],
  );
  const [unfolded, setUnfolded] = useState(false);
  const best = asked ? moves?.[0]?.move : undefined;
  useEffect(() => {
    if (best === undefined) return;
    point(game.targets(game.read(best)));
    return () => point([]);
  }, [best, game, point]);
  const decision = pending.find(({ seat }) => seat === viewer);
  const lesson = coaching && hints.coachable && decision !== undefined ? board.lesson?.(decision) : undefined;
  if (hints.coachable && first && !coaching && !coachOffered && !asked) return <Offer ui={ui} />;
  if (lesson === undefined && !asked) return null;
  return (
    <section
      className={`hint ${asked ? 'hint-asked' : ''} ${unfolded ? 'hint-unfolded' : ''}`}
      aria-label={ui(asked ? 'hint.title' : 'coach.title')}
      data-scrolls
    >
      {!asked && (
        <button type="button" className="button hint-tab" aria-expanded={unfolded} onClick={() => setUnfolded(!unfolded)}>
          <GraduationCap aria-hidden="true" />
          {ui('coach.title')}
        </button>
      )}
      <button
        type="button"
        className="button button-quiet button-icon"
        aria-label={ui(asked ? 'close' : 'coach.off')}
        title={ui(asked ? 'close' : 'coach.off')}
        onClick={() => (asked ? hints.dismiss() : set({ coach: false }))}
      >
        <X aria-hidden="true" />
      </button>
      {lesson !== undefined && !asked && <Lesson ui={ui} words={words} game={game} lesson={lesson} first={first} />}
      <div className="hint-moves" role="status">
        {asked && (
          <p className="hint-title">
            <Lightbulb aria-hidden="true" />
            {ui('hint.title')}
          </p>
        )}
        {thinking && <p className="quiet">{ui('hint.thinking')}</p>}
        {moves !== null && moves.length > 1 && !asked && <p className="quiet">{ui('coach.usually')}</p>}
        {moves !== null && (asked || moves.length > 1) && (
          <ol>
            {moves.slice(0, asked ? 2 : 1).map((each) => (
              <Row key={each.move} ui={ui} words={words} hint={each} choose={() => chooser.propose(choiceFor(chooser, game, each))} />
            ))}
          </ol>
        )}
      </div>
    </section>
  );
}

/** Asked once, at the first table somebody sits down at alone. */
function Offer({ ui }: { ui: Ui }) {
  const answer = (coach: boolean) => useSettings.getState().set({ coach, coachOffered: true });
  return (
    <section className="hint hint-offer" aria-label={ui('coach.title')}>
      <p>
        <GraduationCap aria-hidden="true" />
        {ui('coach.offer')}
      </p>
      <div className="hint-answers">
        <button type="button" className="button button-gilt" onClick={() => answer(true)} data-coach="yes">
          {ui('coach.offer.yes')}
        </button>
        <button type="button" className="button button-quiet" onClick={() => answer(false)} data-coach="no">
          {ui('coach.offer.no')}
        </button>
      </div>
    </section>
  );
}

function choiceFor(chooser: ChooserControl, game: Game, { move }: Hint): Choice {
  return chooser.choices.find(({ notation }) => notation === move) ?? chooser.choiceOf(game.read(move));
}

interface LessonProps {
  readonly ui: Ui;
  readonly words: Say;
  readonly game: Game;
  readonly lesson: { readonly text: string; readonly clause: string };
  readonly first: boolean;
}

function Lesson({ ui, words, game, lesson, first }: LessonProps) {
  return (
    <div className="hint-lesson">
      <GraduationCap aria-hidden="true" />
      <p>
        {first && <strong>{words('lesson.goal')} </strong>}
        {words(lesson.text)} <Link href={`/rules/${game.id}#${lesson.clause}`}>{ui('table.rule', { clause: lesson.clause })}</Link>
      </p>
    </div>
  );
}

function Row({ ui, words, hint, choose }: { ui: Ui; words: Say; hint: Hint; choose(): void }) {
  const { said, share, score, reason } = hint;
  return (
    <li>
      <button type="button" className="hint-row" onClick={choose}>
        <strong>{words(said)}</strong>
        <span>{ui('hint.expect', { share: Math.round(share * 100), score: Math.round(score) })}</span>
        <span className="quiet">{words(reason)}</span>
      </button>
    </li>
  );
}
