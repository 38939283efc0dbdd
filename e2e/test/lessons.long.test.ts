import { games } from '@belfry/games';
import { loadCourse } from '@belfry/games/courses';
import { describe, it } from 'vitest';
import { LAPTOP, PHONE } from '../src/browser.ts';
import { playLesson } from '../src/lessons.ts';
import { DOORSTEP } from '../src/position.ts';
import { openTestSession } from '../src/test-session.ts';

const lessons = await Promise.all(
  games.map(async (game) =>
    ((await loadCourse(game.id))?.lessons ?? []).map((lesson) => [`${game.id} ${lesson.id}`, game, lesson] as const),
  ),
);

describe('every lesson at the board, by its solution, with every wrong try that it answers', () => {
  const at = openTestSession();

  it.each(lessons.flat())('%s on a laptop', async (_, game, lesson) => {
    await playLesson(await at.visit(DOORSTEP, { size: LAPTOP }), game, lesson, { mistakes: 'all' });
  });

  it.each(lessons.flat())('%s on a phone and a small one, in Dutch', async (_, game, lesson) => {
    await playLesson(await at.visit(DOORSTEP, { size: PHONE, language: 'nl' }), game, lesson, { mistakes: 'all' });
  });
});
