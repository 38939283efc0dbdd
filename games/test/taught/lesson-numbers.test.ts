import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { games } from '@belfry/games';
import { LANGUAGES } from '@belfry/kernel';
import { numbersIn, type SaidInLesson } from '@belfry/kernel/conformance';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../catalogue-files.ts';
import { writtenTexts } from '../written-texts.ts';
import { saidInLessons } from './lesson-steps.ts';

/** What the sentences of a game should say, in the position in which each is said. */
interface LessonFacts {
  readonly numbersSaid: (said: SaidInLesson) => readonly number[];
}

/** A one is often an article, and names are no numbers. */
const NAMES = /Council of Seven/g;
const counted = (numbers: readonly number[]) => [...new Set(numbers)].filter((number) => number > 1).sort((a, b) => a - b);

describe.each(games.map((game) => [game.id, game] as const))('the lessons of %s', (id, game) => {
  it('say the numbers of the tables and of their positions, the same in every language', async () => {
    const { numbersSaid }: LessonFacts = await import(pathToFileURL(join(ROOT, 'games', id, 'test/lesson-facts.ts')).href);
    const said = await saidInLessons(game);
    expect(said.length).toBeGreaterThan(80);
    for (const language of LANGUAGES) {
      const texts = writtenTexts(`games/${id}/src/lessons/text`, language);
      const odd = said.flatMap((each) => {
        const text = texts.get(each.key) ?? '';
        const spoken = counted(numbersIn(language, text.replace(NAMES, '')));
        const meant = counted(numbersSaid(each));
        return spoken.join() === meant.join() ? [] : [`${each.key} says ${spoken.join(' ')}, not ${meant.join(' ')}: ${text}`];
      });
      expect(odd, language).toEqual([]);
    }
  });
});
