import type { Options } from './options.ts';
import { type Seat, seatLetter } from './seat.ts';
import { byLanguage, type Catalogue, type Language, say } from './text.ts';

/** A few sentences in every language; `{b}` is the name of the player in seat b. */
export type Words = Readonly<Record<Language, string>>;

/** A game's lessons, from its aim to a first plan, with a whole game at the end. */
export interface Course<W = Words> {
  readonly lessons: readonly Lesson<W>[];
  readonly finale: Finale<W>;
  /** The clauses every first game involves: each is taught by a lesson. */
  readonly basics: readonly string[];
}

/**
 * A position and what to find in it. The rules play it, so it cannot contradict them. A puzzle is a lesson of one step. Games write the
 * texts as catalogue keys.
 */
export interface Lesson<W = Words> {
  readonly id: string;
  readonly title: W;
  readonly minutes: number;
  readonly players: number;
  readonly options?: Options;
  /** The source of all luck: the deal is the same every time. */
  readonly key: string;
  /** The learner's seat. */
  readonly seat: Seat;
  /**
   * The moves besides the learner's answers, as `b: build castle; c: end turn`: first those before the lesson, then those after each task.
   */
  readonly script: readonly string[];
  readonly steps: readonly LessonStep<W>[];
  /** A question after the last step. */
  readonly question?: LessonQuestion<W>;
  /** The summary at the end. */
  readonly learnt: W;
}

export interface LessonStep<W = Words> {
  readonly say: W;
  /** The clauses it teaches. */
  readonly clauses?: readonly string[];
  /** The things and places to point at, by their ids on the board and in `targets`. */
  readonly point?: readonly string[];
  /** The task; a step without one is only text. */
  readonly task?: LessonTask<W>;
}

/** A task; moves are in notation, and `*` matches anything. */
export interface LessonTask<W = Words> {
  /** The accepted moves; the first is the solution, in full notation. */
  readonly moves: readonly [string, ...string[]];
  /** Replies to anticipated mistakes. */
  readonly wrong?: readonly LessonMistake<W>[];
  /** The reply to any other move. */
  readonly otherwise: W;
  readonly hint: W;
  /** The reply to an accepted move. */
  readonly well?: W;
}

export interface LessonMistake<W = Words> {
  readonly moves: readonly string[];
  readonly say: W;
}

/** A question about the rules, answered without the board; it returns in the review. */
export interface LessonQuestion<W = Words> {
  readonly ask: W;
  /** The first answer is right; the page shows them in another order. */
  readonly answers: readonly [W, ...W[]];
  /** The clause that answers it; a step of the lesson cites it. */
  readonly clause: string;
}

/** The last lesson: a whole game against easy bots, with the coach. */
export interface Finale<W = Words> {
  readonly id: string;
  readonly title: W;
  readonly say: W;
  readonly minutes: number;
  readonly players: number;
  readonly options?: Options;
}

/** The result of a move the learner tries. */
export interface LessonAnswer {
  readonly accepted: boolean;
  readonly say: Words | null;
}

export function answerTo({ moves, wrong = [], otherwise, well }: LessonTask, move: string): LessonAnswer {
  if (isAmong(moves, move)) return { accepted: true, say: well ?? null };
  return { accepted: false, say: wrong.find((mistake) => isAmong(mistake.moves, move))?.say ?? otherwise };
}

function isAmong(patterns: readonly string[], move: string): boolean {
  return patterns.some((pattern) => {
    const [first = '', ...rest] = pattern.split('*');
    if (!move.startsWith(first)) return false;
    let at = first.length;
    for (const part of rest) {
      const found = move.indexOf(part, at);
      if (found < 0) return false;
      at = found + part.length;
    }
    const last = rest.at(-1);
    return last === undefined ? at === move.length : last === '' || move.endsWith(last);
  });
}

/** Returns the moves of a part of a script. */
export function readScript(part: string): { readonly seat: string; readonly move: string }[] {
  return part
    .split(';')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => ({ seat: line.slice(0, 1), move: line.slice(2).trim() }));
}

/** Returns a lesson's text in a language. */
export function sayWords(words: Words, language: Language, players: number, nameOf: (seat: Seat) => string): string {
  const seats = Array.from({ length: players }, (_, seat) => [seatLetter(seat), { seat }]);
  return say({ language, nameOf, catalogue: { words: words[language] } }, { key: 'words', args: Object.fromEntries(seats) });
}

/** Replaces the keys of a course with the texts of its catalogues. */
export function courseInWords<K extends string>(texts: Readonly<Record<Language, Catalogue<K>>>, course: Course<K>): Course {
  const words = (key: K): Words => byLanguage((language) => texts[language][key]);
  const { lessons, finale, basics } = course;
  return {
    lessons: lessons.map(({ question, ...lesson }) => ({
      ...lesson,
      title: words(lesson.title),
      steps: lesson.steps.map(({ say, task, ...step }) => ({
        say: words(say),
        ...step,
        ...(task === undefined ? {} : { task: taskInWords(task, words) }),
      })),
      ...(question === undefined ? {} : { question: questionInWords(question, words) }),
      learnt: words(lesson.learnt),
    })),
    finale: { ...finale, title: words(finale.title), say: words(finale.say) },
    basics,
  };
}

function questionInWords<K>({ ask, answers: [right, ...wrong], clause }: LessonQuestion<K>, words: (key: K) => Words): LessonQuestion {
  return { ask: words(ask), answers: [words(right), ...wrong.map(words)], clause };
}

/** Returns the answers in display order: always the same for a question, and not always with the right one first. */
export function answersShown({ answers, clause }: LessonQuestion): readonly Words[] {
  const turn = [...clause].reduce((sum, sign) => sum + (sign.codePointAt(0) ?? 0), 0) % answers.length;
  return [...answers.slice(turn), ...answers.slice(0, turn)];
}

function taskInWords<K>({ moves, wrong, otherwise, hint, well }: LessonTask<K>, words: (key: K) => Words): LessonTask {
  return {
    moves,
    ...(wrong === undefined ? {} : { wrong: wrong.map((mistake) => ({ ...mistake, say: words(mistake.say) })) }),
    otherwise: words(otherwise),
    hint: words(hint),
    ...(well === undefined ? {} : { well: words(well) }),
  };
}
