import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { games } from '@belfry/games';
import { loadCourse } from '@belfry/games/courses';
import { describe, it } from 'vitest';
import { playLesson } from '../src/lessons.ts';
import { DOORSTEP } from '../src/position.ts';
import { SIZES } from '../src/shooter.ts';
import { openTestSession } from '../src/test-session.ts';

/** `npm run screenshots -- lessons`: everything a newcomer sees in every lesson, wrong tries too: in English on a desk, in Dutch on a phone. */

const FOLDER = fileURLToPath(new URL('../screenshots/lessons', import.meta.url));

const lessons = await Promise.all(
  games.map(async (game) =>
    ((await loadCourse(game.id))?.lessons ?? []).map((lesson) => [`${game.id} ${lesson.id}`, game, lesson] as const),
  ),
);

describe.each(SIZES)('on a %s', (size, window) => {
  const at = openTestSession();

  it.each(lessons.flat())('%s', async (name, game, lesson) => {
    mkdirSync(FOLDER, { recursive: true });
    const page = await at.visit(DOORSTEP, { size: window, language: size === 'desk' ? 'en' : 'nl' });
    let seen = 0;
    const see = async (what: string) => {
      const place = String(seen++).padStart(2, '0');
      const file = `${name} ${size} ${place} ${what}`.replaceAll(/[^\w-]+/g, '-').slice(0, 120);
      await page.screenshot({ path: join(FOLDER, `${file}.png`), animations: 'disabled' });
    };
    await playLesson(page, game, lesson, { mistakes: 'all', see });
  });
});
