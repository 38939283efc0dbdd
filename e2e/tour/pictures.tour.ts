import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { games } from '@belfry/games';
import { LANGUAGES } from '@belfry/kernel';
import type { Page } from '@playwright/test';
import { describe, it } from 'vitest';
import { settled } from '../src/play.ts';
import { DOORSTEP, findPosition, type PositionSpec, sitDown } from '../src/position.ts';
import { openTestSession } from '../src/test-session.ts';

const FOLDER = fileURLToPath(new URL('../../web/public/pictures', import.meta.url));
/** The size that link previews use. */
const SIZE = { width: 1200, height: 630 };

const PICTURES = fileURLToPath(new URL('../../docs/pictures', import.meta.url));
const DESK = { width: 1600, height: 1000 };
/** As wide as a text page shows it, at a higher resolution. */
const SHOWN = 1280;
/** In the middle of the player's own turn nothing covers the board. */
const OWN_TURN: Readonly<Record<string, string>> = { citadels: 'end turn', nuremberg: 'end turn' };
const NAMES = ['Ada', 'Isabel', 'Lorenzo', 'Maria'];

/**
 * `npm run pictures`: a screenshot of each game's whole table in the middle of a match, for the README and the rules on the documentation
 * site.
 */
describe('pictures for the documents', () => {
  const at = openTestSession();

  const cases = games.flatMap((game) => LANGUAGES.map((language) => [game.id, language, game] as const));

  it.each(cases)('%s, %s', async (id, language, game) => {
    mkdirSync(PICTURES, { recursive: true });
    const page = await at.visit(DOORSTEP, { size: DESK, painted: true, theme: 'day', language });
    let asked = 0;
    const players = Math.min(game.players.max, NAMES.length);
    const isShown = (moves: readonly unknown[]) => OWN_TURN[id] === undefined || moves.some((move) => game.write(move) === OWN_TURN[id]);
    const when: PositionSpec['when'] = (_, moves) => moves.length > 2 && ++asked > 36 && isShown(moves);
    await sitDown(page, findPosition({ game, players, when }), '/play/position', NAMES);
    await settled(page);
    // The table without the log beside it.
    const { x: width = DESK.width } = (await page.locator('.side').boundingBox()) ?? {};
    const taken = await page.screenshot({ animations: 'disabled', clip: { x: 0, y: 0, width, height: DESK.height } });
    const file = join(PICTURES, language === 'en' ? `${id}.webp` : `${id}.${language}.webp`);
    writeFileSync(file, Buffer.from(await asWebp(await at.browser.newPage(), taken), 'base64'));
  });
});

/** Scales the image down and encodes it as WebP, the smallest format browsers have. */
async function asWebp(page: Page, png: Buffer): Promise<string> {
  const packed = await page.evaluate(
    async ({ from, width }) => {
      const bytes = Uint8Array.from(atob(from), (sign) => sign.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }), { resizeWidth: width, resizeQuality: 'high' });
      const canvas = new OffscreenCanvas(width, bitmap.height);
      canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
      const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.62 });
      const signs = Array.from(new Uint8Array(await blob.arrayBuffer()), (byte) => String.fromCharCode(byte));
      return btoa(signs.join(''));
    },
    { from: png.toString('base64'), width: SHOWN },
  );
  await page.close();
  return packed;
}

/** The same command: the picture on each game's card, for link previews. */
describe('pictures for links', () => {
  const at = openTestSession();

  it.each(games.map(({ id }) => id))('%s', async (game) => {
    mkdirSync(FOLDER, { recursive: true });
    const page = await at.visit('/', { size: SIZE, painted: true });
    await page.locator(`.game-card:has([data-play="${game}"]) .game-scene`).evaluate((scene) => {
      scene.setAttribute('style', 'position: fixed; inset: 0; width: 100vw; height: 100vh; max-width: none; aspect-ratio: auto');
      document.body.replaceChildren(scene);
    });
    await page.screenshot({ path: join(FOLDER, `${game}.png`), animations: 'disabled' });
  });
});
