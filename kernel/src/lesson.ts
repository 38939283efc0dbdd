import type { Options } from './options.ts';
import { type Seat, seatLetter } from './seat.ts';
import { byLanguage, type Catalogue, type Language, say } from './text.ts';

/** A few sentences in every language; `{b}` is the name of whoever sits in seat b. */
export type Words = Readonly<Record<Language, string>>;

/** What a game teaches, from its aim to the first clever plan, and the whole game at the end of it. */
export interface Course<W = Words> {
  readonly lessons: readonly Lesson<W>[];
  readonly finale: Finale<W>;
  /** The clauses everybody meets in a first game: each is taught by a lesson. */
  readonly basics: readonly string[];
}

/** A position and what to find in it. The rules play it, so it cannot say anything they do not. A puzzle is a lesson of one step. Games write it with keys of a catalogue for words. */
export interface Lesson<W = Words> {
  readonly id: string;
  readonly title: W;
  readonly minutes: number;
  readonly players: number;
  readonly options?: Options;
  /** All luck derives from it: the deal is the same every time. */
  readonly key: string;
  /** Where the learner sits. */
  readonly seat: Seat;
  /** What is played besides the learner's answers, as `b: build castle; c: end turn`: first what came before the lesson, then what follows each task. */
  readonly script: readonly string[];
  readonly steps: readonly LessonStep<W>[];
  /** Asked after the last step. */
  readonly question?: LessonQuestion<W>;
  /** Said at the end. */
  readonly learnt: W;
}

export interface LessonStep<W = Words> {
  readonly say: W;
  /** The clauses it teaches. */
  readonly clauses?: readonly string[];
  /** The things and places it speaks of, as boards and `targets` call them. */
  readonly point?: readonly string[];
  /** What is to be done; a step without a task is there to be read. */
  readonly task?: LessonTask<W>;
}

/** Moves are written in notation; `*` stands for anything. */
export interface LessonTask<W = Words> {
  /** What is accepted; the first is the solution, a move in full. */
  readonly moves: readonly [string, ...string[]];
  /** What is said to mistakes that were foreseen. */
  readonly wrong?: readonly LessonMistake<W>[];
  /** What is said to any other. */
  readonly otherwise: W;
  readonly hint: W;
  /** What is said when it is done. */
  readonly well?: W;
}

export interface LessonMistake<W = Words> {
  readonly moves: readonly string[];
  readonly say: W;
}

/** A question about the rules, answered without the board; it comes back in the review. */
export interface LessonQuestion<W = Words> {
  readonly ask: W;
  /** The first is right; they are shown in another order. */
  readonly answers: readonly [W, ...W[]];
  /** The clause that answers it; a step of the lesson cites it. */
  readonly clause: string;
}

/** The last lesson: a whole game against gentle bots, with the coach. */
export interface Finale<W = Words> {
  readonly id: string;
  readonly title: W;
  readonly say: W;
  readonly minutes: number;
  readonly players: number;
  readonly options?: Options;
}

/** What comes of a move somebody tries. */
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

/** What everybody plays in a part of a script. */
export function readScript(part: string): { readonly seat: string; readonly move: string }[] {
  return part
    .split(';')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => ({ seat: line.slice(0, 1), move: line.slice(2).trim() }));
}

/** The words of a lesson in a language. */
export function sayWords(words: Words, language: Language, players: number, nameOf: (seat: Seat) => string): string {
  const seats = Array.from({ length: players }, (_, seat) => [seatLetter(seat), { seat }]);
  return say({ language, nameOf, catalogue: { words: words[language] } }, { key: 'words', args: Object.fromEntries(seats) });
}

/** A course written with keys, with the words of its catalogues in their place. */
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

/** The answers in the order in which they are shown: always the same for a question, and not the right one first every time. */
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
