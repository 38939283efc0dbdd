import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Game, GameView, Lesson, LessonTask } from '@belfry/kernel';
import type { SaidInLesson } from '@belfry/kernel/conformance';
import { answerTask, lessonAt } from '@belfry/live';
import { ROOT } from '../catalogue-files.ts';

/** The lessons as they are written, with keys for words. */
export async function lessonsOf(game: string): Promise<readonly Lesson<string>[]> {
  const folder = join(ROOT, 'games', game, 'src/lessons');
  const modules = await Promise.all(
    readdirSync(folder)
      .filter((name) => name.endsWith('.ts') && name !== 'index.ts')
      .map((name): Promise<object> => import(join(folder, name))),
  );
  return modules.flatMap((each) => Object.values(each).filter(isLesson));
}

function isLesson(value: unknown): value is Lesson<string> {
  return typeof value === 'object' && value !== null && 'steps' in value && 'learnt' in value;
}

/** Everything the lessons of a game say, on the way of their solutions. */
export async function saidInLessons(game: Game): Promise<readonly SaidInLesson[]> {
  return (await lessonsOf(game.id)).flatMap((lesson) => {
    // Only how a lesson is played counts here, not what it says.
    const played = lesson as unknown as Lesson;
    const live = lessonAt(game, played, 0);
    const view = () => game.view(live.match.state, lesson.seat);
    const said = lesson.steps.flatMap(({ say, task }, at) => {
      const now = view();
      if (task !== undefined) answerTask(live, played, at, task.moves[0]);
      const after = view();
      return [say, ...(task === undefined ? [] : keysOf(task))].map((key): SaidInLesson => ({ key, now, after }));
    });
    const last = view();
    return [...said, { key: lesson.learnt, now: last, after: last }];
  });
}

/** A task as it is set: the key of its hint, the position, and the learner's legal moves. */
export interface TaskSet {
  readonly hint: string;
  readonly view: GameView;
  readonly moves: readonly unknown[];
}

/** The tasks of a game's lessons, on the way of their solutions. */
export async function tasksSet(game: Game): Promise<readonly TaskSet[]> {
  return (await lessonsOf(game.id)).flatMap((lesson) => {
    // Only how a lesson is played counts here, not what it says.
    const played = lesson as unknown as Lesson;
    const live = lessonAt(game, played, 0);
    return lesson.steps.flatMap(({ task }, at) => {
      if (task === undefined) return [];
      const { state } = live.match;
      const set = { hint: task.hint, view: game.view(state, lesson.seat), moves: game.legal(state, lesson.seat) };
      answerTask(live, played, at, task.moves[0]);
      return [set];
    });
  });
}

/** The keys of what a task answers. */
export function keysOf({ wrong = [], otherwise, hint, well }: LessonTask<string>): string[] {
  return [...wrong.map(({ say }) => say), otherwise, hint, ...(well === undefined ? [] : [well])];
}
