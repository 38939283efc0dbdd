import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { games } from '@belfry/games';
import { describe, it } from 'vitest';
import { setting } from '../src/setting.ts';

const FOLDER = fileURLToPath(new URL('../../web/public/pictures', import.meta.url));
/** What programs that show where a link leads ask for. */
const SIZE = { width: 1200, height: 630 };

/** `npm run pictures`: the view through each door, for links that are sent. */
describe('pictures for links', () => {
  const at = setting();

  it.each(games.map(({ id }) => id))('%s', async (game) => {
    mkdirSync(FOLDER, { recursive: true });
    const page = await at.visit('/', { size: SIZE, painted: true });
    await page.locator(`.door:has([data-play="${game}"]) .door-scene`).evaluate((scene) => {
      scene.setAttribute('style', 'position: fixed; inset: 0; width: 100vw; height: 100vh; max-width: none; aspect-ratio: auto');
      document.body.replaceChildren(scene);
    });
    await page.screenshot({ path: join(FOLDER, `${game}.png`), animations: 'disabled' });
  });
});
