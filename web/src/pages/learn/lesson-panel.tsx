import { type Lesson, sayWords, type Words } from '@belfry/kernel';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { to } from '../../base/address.ts';
import { useSettings } from '../../base/settings.ts';
import { ArrowLeft, ArrowRight, Check, GraduationCap, Lightbulb, RotateCcw, SkipForward, X } from '../../icons/index.ts';
import type { LessonSession, LessonState, Said } from './lesson-session.ts';
import { useLearnSay } from './text/index.ts';
import './lesson-panel.css';

interface LessonPanelProps {
  readonly game: string;
  readonly lesson: Lesson;
  readonly state: LessonState;
  readonly session: LessonSession;
  /** Where to go from here, and what it is called. */
  readonly next: { readonly page: string; readonly title: Words } | null;
}

const ANSWER_ICONS: Readonly<Record<Said['to'], typeof Check>> = { success: Check, mistake: X, hint: Lightbulb };

/** The teacher beside the table: what this step is about, what to do, and what came of the last try. */
export function LessonPanel({ game, lesson, state, session, next }: LessonPanelProps) {
  const say = useLearnSay();
  const language = useSettings((settings) => settings.language);
  const { seats } = session.snapshot();
  const words = (each: Words) => sayWords(each, language, lesson.players, (seat) => seats[seat]?.name ?? '');
  const { step: at, said } = state;
  const step = lesson.steps[at];
  const panel = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every step begins at its first line
  useEffect(() => {
    panel.current?.scrollTo(0, 0);
  }, [at, said]);
  usePointedInSight(lesson.steps[at]?.point);
  return (
    <section ref={panel} className="lesson" aria-label={lesson.title[language]} data-step={at} data-scrolls>
      <header className="lesson-head">
        <GraduationCap aria-hidden="true" />
        <h2>{lesson.title[language]}</h2>
        <ol
          className="lesson-dots"
          aria-label={say('learn.step', { step: Math.min(at + 1, lesson.steps.length), steps: lesson.steps.length })}
        >
          {lesson.steps.map(({ say }, place) => (
            <li key={say.en} data-at={place < at ? 'done' : place === at ? 'now' : undefined} />
          ))}
        </ol>
        <Link
          className="button button-quiet button-icon"
          href={to.course(game)}
          aria-label={say('learn.course')}
          title={say('learn.course')}
        >
          <X aria-hidden="true" />
        </Link>
      </header>
      <div className="lesson-words" aria-live="polite">
        {said !== null && <Answer said={said} words={words(said.words)} />}
        {step === undefined ? (
          <p>
            <strong>{say('learn.learnt')}.</strong> {words(lesson.learnt)}
          </p>
        ) : (
          <p>
            {words(step.say)}{' '}
            {step.clauses?.slice(0, 2).map((clause) => (
              <Link key={clause} className="lesson-clause" href={to.rules(game, clause)}>
                {clause}
              </Link>
            ))}
          </p>
        )}
      </div>
      <LessonButtons game={game} lesson={lesson} state={state} session={session} next={next} />
    </section>
  );
}

/** On to the next step or lesson, back, and help. */
function LessonButtons({ game, lesson, state: { step: at }, session, next }: LessonPanelProps) {
  const say = useLearnSay();
  const language = useSettings((settings) => settings.language);
  const step = lesson.steps[at];
  return (
    <footer className="lesson-buttons">
      {step === undefined ? (
        <>
          <button type="button" className="button button-quiet" onClick={() => session.goTo(0)} data-lesson="again">
            <RotateCcw aria-hidden="true" />
            {say('learn.again')}
          </button>
          <Link className="button button-gilt" href={next?.page ?? to.course(game)} data-lesson="next-lesson">
            {next === null ? say('learn.course') : say('learn.next-lesson', { title: next.title[language] })}
            <ArrowRight aria-hidden="true" />
          </Link>
        </>
      ) : (
        <>
          <button
            type="button"
            className="button button-quiet button-icon"
            disabled={at === 0}
            onClick={() => session.goTo(at - 1)}
            aria-label={say('learn.back')}
            title={say('learn.back')}
            data-lesson="back"
          >
            <ArrowLeft aria-hidden="true" />
          </button>
          <Link
            className="button button-quiet button-icon"
            href={next?.page ?? to.course(game)}
            aria-label={say('learn.skip')}
            title={say('learn.skip')}
            data-lesson="skip"
          >
            <SkipForward aria-hidden="true" />
          </Link>
          {step.task === undefined ? (
            <button type="button" className="button button-gilt" onClick={() => session.goTo(at + 1)} data-lesson="next">
              {say('learn.next')}
              <ArrowRight aria-hidden="true" />
            </button>
          ) : (
            <>
              <span className="lesson-turn">{say('learn.your-turn')}</span>
              <button type="button" className="button" onClick={() => session.hint()} data-lesson="hint">
                <Lightbulb aria-hidden="true" />
                {say('learn.hint')}
              </button>
            </>
          )}
        </>
      )}
    </footer>
  );
}

/** Brings what a step speaks of into sight, where the board is larger than its frame. */
function usePointedInSight(things: readonly string[] | undefined): void {
  useEffect(() => {
    if (things === undefined) return;
    const timer = window.setTimeout(() => {
      // In the order in which the lesson speaks of them: the first is what it is about.
      const pointed = things.flatMap((id) => [...document.querySelectorAll(placesOf(id))]);
      const hidden = pointed.find((each) => !isInSight(each));
      if (hidden !== undefined) hidden.scrollIntoView({ block: 'center', inline: 'nearest' });
    }, SETTLED);
    return () => window.clearTimeout(timer);
  }, [things]);
}

/** Where a thing lies: on the board or in the tray. */
function placesOf(id: string): string {
  const named = CSS.escape(id);
  return ['.board-area', '.tray'].flatMap((part) => [`${part} [data-thing="${named}"]`, `${part} [data-place="${named}"]`]).join(', ');
}

/** The board lies as it will by then. */
const SETTLED = 120;

function isInSight(element: Element): boolean {
  const frame = element.closest('.board-area, .tray')?.getBoundingClientRect();
  const { top, bottom } = element.getBoundingClientRect();
  return frame === undefined || (top >= frame.top && bottom <= frame.bottom);
}

function Answer({ said: { to }, words }: { said: Said; words: string }) {
  const Icon = ANSWER_ICONS[to];
  return (
    <p className={`lesson-answer lesson-${to}`} role="status">
      <Icon aria-hidden="true" />
      <span>{words}</span>
    </p>
  );
}
