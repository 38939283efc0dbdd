import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { games } from '@belfry/games';
import { type Catalogue, type Game, LANGUAGES, type Language, type Lesson, readClauses, rulesFile } from '@belfry/kernel';
import { type AnswerSources, numbersIn } from '@belfry/kernel/conformance';
import { describe, expect, it } from 'vitest';
import { ROOT, readCatalogue } from '../catalogue-files.ts';
import { keysOf, lessonsOf } from './lesson-steps.ts';

/** A one is often an article. */
const counted = (language: Language, text: string) => numbersIn(language, text).filter((number) => number > 1);

async function answersOf(game: string): Promise<Readonly<Record<string, AnswerSources>>> {
  const { ANSWERS } = await import(pathToFileURL(join(ROOT, 'games', game, 'test/lesson-facts.ts')).href);
  return ANSWERS;
}

function clausesOf({ id, prefix }: Game, language: Language): ReadonlyMap<string, string> {
  const book = readFileSync(join(ROOT, 'games', id, rulesFile(language)), 'utf8');
  return new Map(readClauses(book, prefix).map((clause) => [clause.id, clause.text]));
}

/** Everything a lesson says before its question. */
function keysBefore({ steps }: Lesson<string>): readonly string[] {
  return steps.flatMap(({ say, task }) => [say, ...(task === undefined ? [] : keysOf(task))]);
}

describe.each(games.map((game) => [game.id, game] as const))('the questions of %s', (id, game) => {
  const text = (language: Language): Promise<Catalogue> => readCatalogue(`games/${id}/src/lessons/text`, language);

  it('are answered by their clause of the rules, and by a sentence of their lesson', async () => {
    const [lessons, answers, said] = [await lessonsOf(id), await answersOf(id), await text('en')];
    const clauses = clausesOf(game, 'en');
    expect(lessons.length).toBeGreaterThanOrEqual(10);
    for (const lesson of lessons) {
      const { question } = lesson;
      const sources = answers[lesson.id];
      expect(sources, lesson.id).toBeDefined();
      expect(clauses.get(question?.clause ?? ''), lesson.id).toContain(sources?.rule);
      expect(keysBefore(lesson), lesson.id).toContain(sources?.key);
      expect(said[sources?.key ?? ''], lesson.id).toContain(sources?.taught);
    }
  });

  it.each(LANGUAGES)(
    'have in their right answer only numbers of the question, or of both the clause and the sentence, %s',
    async (language) => {
      const [lessons, answers, said] = [await lessonsOf(id), await answersOf(id), await text(language)];
      const clauses = clausesOf(game, language);
      for (const { id: lesson, question } of lessons) {
        const [right = '', ...wrong] = (question?.answers ?? []).map((key) => said[key] ?? '');
        const asked = counted(language, said[question?.ask ?? ''] ?? '');
        const given = counted(language, right).filter((number) => !asked.includes(number));
        const sources = [clauses.get(question?.clause ?? '') ?? '', said[answers[lesson]?.key ?? ''] ?? ''];
        for (const source of sources) expect(counted(language, source), `${lesson}: ${source}`).toEqual(expect.arrayContaining(given));
        expect(wrong, lesson).not.toContain(right);
      }
    },
  );
});
