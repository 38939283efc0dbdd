import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findGame, games } from '@belfry/games';
import { LANGUAGES } from '@belfry/kernel';
import { describe, it } from 'vitest';
import { PHONE, type Visit } from '../src/browser.ts';
import { settled } from '../src/play.ts';
import { DOORSTEP, findPosition, type PositionSpec, sitDown } from '../src/position.ts';
import { openTestSession } from '../src/test-session.ts';
import { type Picture, toWebp } from '../src/webp.ts';

const FOLDER = fileURLToPath(new URL('../../web/public/pictures', import.meta.url));
/** The size that link previews use. */
const SIZE = { width: 1200, height: 630 };

const PICTURES = fileURLToPath(new URL('../../docs/pictures', import.meta.url));
const DESK = { width: 1600, height: 1000 };
/** As wide as a text page shows it, at a higher resolution. */
const SHOWN = 1440;
/** In the middle of the player's own turn nothing covers the board. */
const OWN_TURN: Readonly<Record<string, string>> = { citadels: 'end turn', nuremberg: 'end turn' };
const NAMES = ['Ada', 'Isabel', 'Lorenzo', 'Maria'];

/** What the README shows besides. */
const ALSO: readonly (readonly [string, string, Visit])[] = [
  ['citadels', 'night', { size: DESK, theme: 'night' }],
  ['nuremberg', 'phone', { size: PHONE, pixels: 2 }],
];

/**
 * `npm run pictures`: a screenshot of each game's whole table in the middle of a match, for the README and the rules on the documentation
 * site.
 */
describe('pictures for the documents', () => {
  const at = openTestSession();

  const cases = games.flatMap(({ id }) =>
    LANGUAGES.map((language) => [id, language === 'en' ? '' : language, { language, size: DESK }] as const),
  );

  it.each<readonly [string, string, Visit]>([...cases, ...ALSO])('%s %s', async (id, name, visit) => {
    mkdirSync(PICTURES, { recursive: true });
    const page = await at.visit(DOORSTEP, { painted: true, ...visit });
    const game = findGame(id);
    let asked = 0;
    const players = Math.min(game.players.max, NAMES.length);
    const isShown = (moves: readonly unknown[]) => OWN_TURN[id] === undefined || moves.some((move) => game.write(move) === OWN_TURN[id]);
    const when: PositionSpec['when'] = (_, moves) => moves.length > 2 && ++asked > 36 && isShown(moves);
    await sitDown(page, findPosition({ game, players, when }), '/play/position', NAMES);
    await settled(page);
    const taken = await page.screenshot({ animations: 'disabled' });
    const { file } = (await toWebp(await at.browser.newPage(), taken, visit.size === PHONE ? 2 * PHONE.width : SHOWN)) as Picture;
    writeFileSync(join(PICTURES, [id, name, 'webp'].filter((part) => part !== '').join('.')), file);
  });
});

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
