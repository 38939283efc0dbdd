import { findGame } from '@belfry/games';
import { answerTo, type GameView, keyedChance, type Lesson, type LessonTask, type Phrase, play } from '@belfry/kernel';
import { answerTask, lessonAt } from '@belfry/live';
import { expect, it } from 'vitest';
import { readCatalogue } from '../catalogue-files.ts';
import { lessonsOf } from './lesson-steps.ts';

type View = GameView & { readonly rights: readonly number[] };

/** A move that a task does not accept: its notation, its choice in words, what the learner is told, and the positions around it. */
interface Try {
  readonly written: string;
  readonly choice: Phrase;
  readonly key: string;
  readonly before: View;
  readonly after: View;
}

const nuremberg = findGame('nuremberg');
const LEARNER = 0;

/** Every legal move that the lessons of Nuremberg answer with a correction. */
async function wrongTries(): Promise<Try[]> {
  return (await lessonsOf('nuremberg')).flatMap((lesson) => {
    // Only how a lesson is played counts here, not what it says.
    const played = lesson as unknown as Lesson;
    const live = lessonAt(nuremberg, played, 0);
    const viewOf = (state: typeof live.match.state) => nuremberg.view(state, LEARNER) as unknown as View;
    return lesson.steps.flatMap(({ task }, at) => {
      if (task === undefined) return [];
      const { match } = live;
      const before = viewOf(match.state);
      const tries = nuremberg.legal(match.state, LEARNER).flatMap((move): Try[] => {
        const written = nuremberg.write(move);
        const { accepted, say } = answerTo(task as unknown as LessonTask, written);
        if (accepted) return [];
        const tried = { ...match, ...structuredClone({ state: match.state, log: match.log }) };
        play(tried, LEARNER, move, keyedChance('wrong tries', 1));
        return [{ written, choice: nuremberg.sayMove(move, before), key: String(say), before, after: viewOf(tried.state) }];
      });
      answerTask(live, played, at, task.moves[0]);
      return tries;
    });
  });
}

const rightsOf = ({ rights }: View): number => rights.filter((holder) => holder === LEARNER).length;

it('NUR-9.6 a try that wins a road right is never told that it wins none', async () => {
  const texts = await readCatalogue('games/nuremberg/src/lessons/text', 'en');
  const stations = (await wrongTries()).filter(({ written }) => written.startsWith('build station '));
  const isDenied = ({ key }: Try) => /\bno (new |road )*right|no new point|already have|equal/i.test(texts[key] ?? '');
  const isWon = ({ before, after }: Try) => rightsOf(after) > rightsOf(before);
  expect(stations.filter(isDenied).length).toBeGreaterThan(10);
  expect(stations.filter(isWon).length).toBeGreaterThan(0);
  expect(stations.filter((each) => isDenied(each) && isWon(each)).map(({ key, written }) => `${key}: ${written}`)).toEqual([]);
});

it('NUR-3.5 what is said of a hex for the robber knight fits the villages there', async () => {
  const said = new Map<string, Set<string>>();
  for (const { key, choice } of await wrongTries()) {
    if (!key.startsWith('robber.3.')) continue;
    const { seats } = choice.args ?? {};
    const hit = Array.isArray(seats) ? seats.map((each) => (each as { readonly seat: number }).seat) : [];
    const who = hit.includes(LEARNER) ? 'the learner' : `${hit.length} others`;
    said.set(key, (said.get(key) ?? new Set()).add(who));
  }
  expect([...said].map(([key, who]) => [key, ...who]).sort()).toEqual([
    ['robber.3.wrong.1', 'the learner'],
    ['robber.3.wrong.2', '1 others'],
    ['robber.3.wrong.3', '0 others'],
  ]);
});
