import { type Course, itemAt, type Lesson } from '@belfry/kernel';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { useOwnLooks } from '../../api/own-name.ts';
import { to } from '../../base/address.ts';
import { useSay } from '../../base/voice.ts';
import { Loading, NotFound } from '../../parts/page-status.tsx';
import type { Guide, GuidedTable } from '../../table/context/guide.ts';
import { Table } from '../../table/table.tsx';
import { type LoadedGame, useGame } from '../match-loader/use-game.ts';
import { useOpenSession } from '../match-loader/use-open-session.ts';
import { LessonPanel } from './lesson-panel.tsx';
import { isLearnt, type LessonSession, type LessonState, openLesson } from './lesson-session.ts';
import { markLearnt } from './progress.ts';
import { litIn } from './spotlight.ts';
import { type LearnSay, useLearnSay } from './text/index.ts';
import { useCourse } from './use-course.ts';

/** A lesson on the real board. */
export function LessonPage({ id, lesson }: { id: string; lesson: string }) {
  const course = useCourse(id);
  const found = useGame(id);
  if (course === 'none' || found === 'missing') return <NotFound />;
  if (course === null || found === null) return <Loading />;
  const at = course.lessons.findIndex((each) => each.id === lesson);
  return at < 0 ? <NotFound /> : <LessonTable found={found} course={course} at={at} />;
}

function LessonTable({ found, course, at }: { found: LoadedGame; course: Course; at: number }) {
  const say = useSay();
  const learner = useOwnLooks(say);
  const lesson = itemAt(course.lessons, at);
  const session = useOpenSession(() => openLesson(found.game, lesson, learner));
  return session === null ? <Loading /> : <Guided found={found} course={course} lesson={lesson} at={at} session={session} />;
}

/** What the lesson asks of the learner now; at a task the table says it itself. */
function headlineOf(lesson: Lesson, state: LessonState, say: LearnSay): Pick<Guide, 'headline'> {
  const step = lesson.steps[state.step];
  if (step !== undefined) return step.task === undefined ? { headline: say('learn.read') } : {};
  return { headline: say(isLearnt(lesson, state) ? 'learn.over' : 'learn.question') };
}

interface GuidedProps {
  readonly found: LoadedGame;
  readonly course: Course;
  readonly lesson: Lesson;
  readonly at: number;
  readonly session: LessonSession;
}

function Guided({ found: { game, board }, course, lesson, at, session }: GuidedProps) {
  const say = useLearnSay();
  const state = useSyncExternalStore(session.subscribe, session.state);
  const [, navigate] = useLocation();
  const isDone = isLearnt(lesson, state);
  const { clean } = state;
  useEffect(() => {
    if (isDone) markLearnt(game.id, lesson.id, clean);
  }, [isDone, clean, game, lesson]);
  const following = course.lessons[at + 1];
  const next = useMemo(
    () =>
      following === undefined
        ? { page: to.course(game.id, 'finale'), title: course.finale.title }
        : { page: to.lesson(game.id, following.id), title: following.title },
    [following, game, course],
  );
  const guide = useMemo(
    () => ({
      panel: (table: GuidedTable) => (
        <LessonPanel game={game.id} lesson={lesson} isFirst={at === 0} state={state} session={session} next={next} table={table} />
      ),
      point: litIn(lesson, at, course.lessons.length, state),
      ...headlineOf(lesson, state, say),
    }),
    [game, lesson, at, course, state, session, next, say],
  );
  return (
    <Table
      game={game}
      board={board}
      session={session}
      replayPage={to.course(game.id)}
      again={() => navigate(to.course(game.id))}
      guide={guide}
    />
  );
}
