import { readFileSync } from 'node:fs';
import { games } from '@belfry/games';
import { loadCourse } from '@belfry/games/courses';
import {
  answersShown,
  answerTo,
  type Course,
  type Game,
  itemAt,
  LANGUAGES,
  type Lesson,
  readClauses,
  sayWords,
  type Words,
} from '@belfry/kernel';
import { answerTask, type LiveMatch, lessonAt, positionFor } from '@belfry/live';
import { describe, expect, it } from 'vitest';

const courses: readonly (readonly [Game, Course])[] = await Promise.all(
  games.map(async (game) => [game, await loadCourse(game.id)] as const),
).then((all) => all.flatMap(([game, course]) => (course === null ? [] : [[game, course] as const])));

const NAMES = ['Ada', 'Bram', 'Clara', 'Dirk'];
/** Two to four sentences: nobody reads more. */
const LONGEST = 340;

const byEnglish = (a: Words, b: Words) => a.en.localeCompare(b.en);
const tasksOf = ({ steps }: Lesson) => steps.flatMap(({ task }, step) => (task === undefined ? [] : [{ task, step }]));

/** Returns the learner's legal moves before a step, after these answers to the tasks before it. */
function legalAfter(game: Game, lesson: Lesson, answers: readonly string[]): readonly string[] {
  return positionFor(after(game, lesson, answers), lesson.seat).legal;
}

function after(game: Game, lesson: Lesson, answers: readonly string[]): LiveMatch {
  const live = lessonAt(game, lesson, 0);
  const tasks = tasksOf(lesson);
  for (const [at, answer] of answers.entries()) answerTask(live, lesson, itemAt(tasks, at).step, answer);
  return live;
}

function wordsOf({ title, learnt, steps, question }: Lesson): Words[] {
  return [
    title,
    learnt,
    ...(question === undefined ? [] : [question.ask, ...question.answers]),
    ...steps.flatMap(({ say, task }) => [
      say,
      ...(task === undefined ? [] : [task.hint, task.otherwise, ...(task.well === undefined ? [] : [task.well])]),
      ...(task?.wrong ?? []).map((mistake) => mistake.say),
    ]),
  ];
}

describe.each(courses.map(([game, course]) => [game.id, game, course] as const))('learning %s', (id, game, course) => {
  const book = readFileSync(new URL(`../../games/${id}/RULES.md`, import.meta.url), 'utf8');
  const clauses = new Set(readClauses(book, game.prefix).map((clause) => clause.id));

  it('takes 8 to 14 lessons of their own names, and a whole game at the end', () => {
    const { lessons, finale } = course;
    expect(lessons.length + 1).toBeGreaterThanOrEqual(8);
    expect(lessons.length + 1).toBeLessThanOrEqual(14);
    expect(new Set([finale, ...lessons].map((lesson) => lesson.id)).size).toBe(lessons.length + 1);
  });

  it('teaches every basic clause, and only clauses that there are', () => {
    const taught = new Set(course.lessons.flatMap(({ steps }) => steps.flatMap((step) => step.clauses ?? [])));
    expect(course.basics.filter((clause) => !taught.has(clause))).toEqual([]);
    expect([...course.basics, ...taught].filter((clause) => !clauses.has(clause))).toEqual([]);
  });

  it('asks ten questions and more as a quiz about the rulebook would, each answered by a clause that its lesson cites', () => {
    const cited = (lesson: Lesson) => lesson.steps.flatMap((step) => step.clauses ?? []);
    const asked = course.lessons.flatMap((lesson) => (lesson.question === undefined ? [] : [{ lesson, question: lesson.question }]));
    expect(asked.length).toBe(course.lessons.length);
    expect(new Set(asked.map(({ question }) => question.clause)).size).toBeGreaterThanOrEqual(10);
    expect(asked.filter(({ lesson, question }) => !cited(lesson).includes(question.clause))).toEqual([]);
    for (const { question } of asked) {
      for (const language of LANGUAGES) {
        const answers = question.answers.map((answer) => answer[language]);
        expect(new Set(answers).size, answers.join('; ')).toBe(3);
      }
      expect(answersShown(question).toSorted(byEnglish)).toEqual(question.answers.toSorted(byEnglish));
    }
    // Always choosing the same place must not always be right.
    expect(new Set(asked.map(({ question }) => answersShown(question).indexOf(question.answers[0]))).size).toBe(3);
  });

  describe.each(course.lessons.map((lesson) => [lesson.id, lesson] as const))('lesson %s', (_, lesson) => {
    it('can be played by every accepted answer, and every other gets a sentence of its own step', () => {
      const tasks = tasksOf(lesson);
      expect(lesson.script).toHaveLength(tasks.length + 1);
      const met = new Set<string>();
      const walk = (answers: readonly string[]): void => {
        const now = tasks[answers.length];
        if (now === undefined) return void after(game, lesson, answers);
        const legal = legalAfter(game, lesson, answers);
        // An accepted answer must leave another to accept; otherwise the only way on is back.
        const ways = legal.filter((move) => answerTo(now.task, move).accepted);
        expect(ways, `step ${now.step} after ${answers.join('; ')}`).not.toEqual([]);
        for (const move of legal) {
          const { accepted, say } = answerTo(now.task, move);
          met.add(`${now.step} ${say?.en}`);
          if (accepted) walk([...answers, move]);
          else expect(say, move).not.toBeNull();
        }
      };
      walk([]);
      // Each solution must be legal after the previous solutions.
      const solutions = tasks.map(({ task }) => task.moves[0]);
      for (const [at, solution] of solutions.entries()) expect(legalAfter(game, lesson, solutions.slice(0, at))).toContain(solution);
      const named = tasks.flatMap(({ task, step }) => (task.wrong ?? []).map(({ say }) => `${step} ${say.en}`));
      expect(named.filter((mistake) => !met.has(mistake))).toEqual([]);
    });

    it('speaks both languages, shortly, and points at things the rules know', () => {
      const nameOf = (seat: number) => itemAt(NAMES, seat);
      for (const words of wordsOf(lesson)) {
        for (const language of LANGUAGES) {
          const said = sayWords(words, language, lesson.players, nameOf);
          expect(said).not.toMatch(/[{}]/);
          expect(said.length, said).toBeLessThanOrEqual(LONGEST);
        }
      }
      const solutions = tasksOf(lesson).map(({ task }) => task.moves[0]);
      for (const [at, { step }] of tasksOf(lesson).entries()) {
        const known = new Set(legalAfter(game, lesson, solutions.slice(0, at)).flatMap((move) => game.targets(game.read(move))));
        const verbs = (lesson.steps[step]?.point ?? []).filter((thing) => thing.startsWith('verb:'));
        expect(verbs.filter((verb) => !known.has(verb))).toEqual([]);
      }
    });
  });
});
