import { readdirSync, readFileSync } from 'node:fs';
import { games } from '@belfry/games';
import { parsePlaythrough } from '@belfry/kernel/conformance';
import { describe, expect, it } from 'vitest';
import { PHONE } from '../src/browser.ts';
import { drawnOn, openEach } from '../src/explained.ts';
import { settled } from '../src/play.ts';
import { sitDown } from '../src/position.ts';
import { findQuestion, questionsOf } from '../src/questions.ts';
import { openTestSession } from '../src/test-session.ts';

/** `npm run explained`: checks everything drawn on every board. Everything must have an explanation, and every closeup is opened. */

const GAMES = new URL('../../games/', import.meta.url);
/** Names without digits, because every number drawn needs an explanation. */
const NAMES = ['Ada', 'Isabel', 'Lorenzo', 'Maria', 'Joost', 'Clara', 'Matteo'];
/** How many positions of a recorded game to check, from the first to the last. */
const MOMENTS = 12;

function recorded(game: string) {
  const folder = new URL(`${game}/golden/`, GAMES);
  const files = readdirSync(folder).filter((file) => file.endsWith('.playthrough.txt'));
  return files.map((file) => ({ file, log: parsePlaythrough(readFileSync(new URL(file, folder), 'utf8')) }));
}

describe.each(games.map((game) => [game.id, game] as const))('%s', (id, game) => {
  const at = openTestSession();

  it('explains everything in the recorded games', async () => {
    const page = await at.stay();
    const known: string[] = [];
    let elements = 0;
    let tellers = 0;
    for (const { file, log } of recorded(id)) {
      for (let moment = 0; moment <= MOMENTS; moment++) {
        const seq = Math.round((log.entries.length * moment) / MOMENTS);
        // From the first seat, so that its hand is visible too.
        await sitDown(page, { key: file, log }, `/replay/play/position?at=${seq}&as=0`, NAMES);
        await page.locator(`.table:not([data-left])[data-seq="${seq}"]`).waitFor();
        const drawn = await drawnOn(page);
        expect(drawn.silent, `${file} at ${seq}`).toEqual([]);
        const { kinds, speechless } = await openEach(page, known);
        expect(speechless, `${file} at ${seq}`).toEqual([]);
        known.push(...kinds);
        elements += drawn.elements;
        tellers += drawn.tellers;
      }
    }
    process.stdout.write(`${id}, recorded games: ${elements} elements explained by ${tellers} closeups of ${known.length} kinds\n`);
  });

  it.each([
    ['a desk', {}],
    ['a phone', { size: PHONE }],
  ] as const)('explains everything where something is asked, on %s', async (screen, visit) => {
    const page = await at.stay(visit);
    const known: string[] = [];
    let elements = 0;
    let tellers = 0;
    for (const question of questionsOf(game)) {
      await sitDown(page, findQuestion(game, question), '/play/position', NAMES);
      await settled(page);
      const drawn = await drawnOn(page);
      expect(drawn.silent, question).toEqual([]);
      const { kinds, speechless } = await openEach(page, known);
      expect(speechless, question).toEqual([]);
      known.push(...kinds);
      elements += drawn.elements;
      tellers += drawn.tellers;
    }
    process.stdout.write(`${id}, questions on ${screen}: ${elements} elements explained by ${tellers} closeups of ${known.length} kinds\n`);
  });
});
