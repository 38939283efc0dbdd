import { type Lesson, sayWords, type Words } from '@belfry/kernel';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { to } from '../../base/address.ts';
import { useSettings } from '../../base/settings.ts';
import { ArrowLeft, ArrowRight, Check, GraduationCap, Lightbulb, RotateCcw, SkipForward, X } from '../../icons/index.ts';
import { IconButton } from '../../parts/icon-button.tsx';
import { RulesLink } from '../../parts/rules-link.tsx';
import type { GuidedTable } from '../../table/context/guide.ts';
import { Answered, Question } from './lesson-question.tsx';
import { isLearnt, type LessonSession, type LessonState, type Said } from './lesson-session.ts';
import { usePointedInSight } from './pointed-in-sight.ts';
import { useLearnSay } from './text/index.ts';
import './lesson-panel.css';

interface LessonPanelProps {
  readonly game: string;
  readonly lesson: Lesson;
  /** True for the first lesson of the course. */
  readonly isFirst: boolean;
  readonly state: LessonState;
  readonly session: LessonSession;
  /** The next page, and its title. */
  readonly next: { readonly page: string; readonly title: Words } | null;
  readonly table: GuidedTable;
}

const ANSWER_ICONS: Readonly<Record<Said['to'], typeof Check>> = { success: Check, mistake: X, hint: Lightbulb };

/** The panel of a lesson: what this step is about, what to do, and the result of the last try. */
export function LessonPanel(props: LessonPanelProps) {
  const { game, lesson, state, session, table } = props;
  const { telling, isSeen } = table;
  const say = useLearnSay();
  const language = useSettings((settings) => settings.language);
  const { seats } = session.snapshot();
  const words = (each: Words) => sayWords(each, language, lesson.players, (seat) => seats[seat]?.name ?? '');
  const { step: at, said } = state;
  const panel = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every step begins at its first line
  useEffect(() => {
    panel.current?.scrollTo(0, 0);
  }, [at, said, telling]);
  usePointedInSight(lesson.steps[at]?.point, state, isSeen && !telling);
  return (
    <section ref={panel} className="lesson" aria-label={lesson.title[language]} data-step={telling ? undefined : at} data-scrolls>
      <header className="lesson-head">
        <GraduationCap />
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
          <X />
        </Link>
      </header>
      <div className="lesson-words" aria-live="polite">
        {said !== null && <Answer said={said} words={words(said.words)} />}
        {telling ? <p className="quiet">{say('learn.watch')}</p> : <Lecture {...props} words={words} />}
      </div>
      {!telling && <LessonButtons {...props} />}
    </section>
  );
}

/** The text of this step, or what the lesson taught. */
function Lecture({ game, lesson, isFirst, state, session, words }: LessonPanelProps & { words(each: Words): string }) {
  const say = useLearnSay();
  const { question, learnt } = lesson;
  const step = lesson.steps[state.step];
  if (step !== undefined) {
    return (
      <p>
        {state.step === 0 && !isFirst && <span className="quiet">{say('learn.new-table')} </span>}
        {words(step.say)}{' '}
        {step.clauses?.slice(0, 2).map((clause) => (
          <RulesLink key={clause} className="lesson-clause" page={to.rules(game, clause)}>
            {clause}
          </RulesLink>
        ))}
      </p>
    );
  }
  if (question !== undefined && !isLearnt(lesson, state))
    return <Question game={game} question={question} words={words} answered={(first) => session.answer(first)} />;
  return (
    <>
      {question !== undefined && <Answered game={game} question={question} words={words} />}
      <p>
        <strong>{say(state.clean ? 'learn.learnt.first-try' : 'learn.learnt')}.</strong> {words(learnt)}
      </p>
    </>
  );
}

/** Buttons for the next step or lesson, the previous one, and help. */
function LessonButtons({ game, lesson, state, session, next }: LessonPanelProps) {
  const say = useLearnSay();
  const language = useSettings((settings) => settings.language);
  const { step: at } = state;
  const step = lesson.steps[at];
  if (step === undefined && !isLearnt(lesson, state)) return null;
  return (
    <footer className={`lesson-buttons ${step === undefined ? '' : 'lesson-steps'}`}>
      {step === undefined ? (
        <>
          <button type="button" className="button button-quiet" onClick={() => session.goTo(0)} data-lesson="again">
            <RotateCcw />
            {say('learn.again')}
          </button>
          <Link className="button button-gilt" href={next?.page ?? to.course(game)} data-lesson="next-lesson">
            {next === null ? say('learn.course') : say('learn.next-lesson', { title: next.title[language] })}
            <ArrowRight />
          </Link>
        </>
      ) : (
        <>
          <IconButton
            icon={ArrowLeft}
            disabled={at === 0}
            onClick={() => session.goTo(at - 1)}
            label={say('learn.back')}
            title={say('learn.back')}
            data-lesson="back"
          />
          <Link
            className="button button-quiet button-icon"
            href={next?.page ?? to.course(game)}
            aria-label={say('learn.skip')}
            title={say('learn.skip')}
            data-lesson="skip"
          >
            <SkipForward />
          </Link>
          {step.task === undefined ? (
            <button type="button" className="button button-gilt" onClick={() => session.goTo(at + 1)} data-lesson="next">
              {say('learn.next')}
              <ArrowRight />
            </button>
          ) : (
            <>
              <span className="lesson-turn">{say('learn.your-turn')}</span>
              <button type="button" className="button" onClick={() => session.hint()} data-lesson="hint">
                <Lightbulb />
                {say('learn.hint')}
              </button>
            </>
          )}
        </>
      )}
    </footer>
  );
}

function Answer({ said: { to }, words }: { said: Said; words: string }) {
  const Icon = ANSWER_ICONS[to];
  return (
    <p className={`lesson-answer lesson-${to}`} role="status">
      <Icon />
      <span>{words}</span>
    </p>
  );
}
