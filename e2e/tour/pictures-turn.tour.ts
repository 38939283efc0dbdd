import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findGame } from '@belfry/games';
import type { Page } from '@playwright/test';
import { expect, it } from 'vitest';
import { playOn, settled } from '../src/play.ts';
import { DOORSTEP, findPosition, sitDown } from '../src/position.ts';
import { openTestSession } from '../src/test-session.ts';
import { waitUntil } from '../src/wait-until.ts';
import { type AnimationFrame, toAnimation, toWebp } from '../src/webp.ts';

const PICTURES = fileURLToPath(new URL('../../docs/pictures', import.meta.url));
const DESK = { width: 1440, height: 900 };
const SHOWN = 960;
const NAMES = ['Ada', 'Isabel', 'Lorenzo'];
/** The longest pause that the animation keeps, and how long it stops at its end, in milliseconds. */
const LONGEST = 900;
const LAST = 2500;
/** How long the animation lasts, about. */
const WHOLE = 14_000;

const at = openTestSession();

/** `npm run pictures`: a turn of Bruges and what the bots answer, for the README. */
it('a turn as an animation', async () => {
  mkdirSync(PICTURES, { recursive: true });
  const game = findGame('bruges');
  const page = await at.visit(DOORSTEP, { size: DESK, painted: true, settings: { pace: 'quick', motion: 'normal', confirm: 'never' } });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  let asked = 0;
  const position = findPosition({
    game,
    players: 3,
    when: (_, moves) => ++asked > 20 && moves.some((move) => game.write(move).startsWith('recruit')),
  });
  await sitDown(page, position, '/play/position', NAMES);
  const before = (await settled(page)).seq;
  const film = await record(page);
  // Real time: the animation shows the table at rest first.
  await page.waitForTimeout(700);
  // Real time: each step can be seen.
  await playOn(page, { steps: 3, each: () => page.waitForTimeout(500) });
  await waitUntil(async () => (await settled(page)).seq).toBeGreaterThan(before + 2);
  const frames = await framesOf(await film());
  expect(frames.length).toBeGreaterThan(10);
  writeFileSync(join(PICTURES, 'turn.webp'), toAnimation(frames));
});

interface Shot {
  readonly at: number;
  readonly image: Buffer;
}

/** Records what the page paints; returns a function that ends the recording. */
async function record(page: Page): Promise<() => Promise<readonly Shot[]>> {
  const shots: Shot[] = [];
  const session = await page.context().newCDPSession(page);
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    shots.push({ at: 1000 * (metadata.timestamp ?? 0), image: Buffer.from(data, 'base64') });
    void session.send('Page.screencastFrameAck', { sessionId });
  });
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 92 });
  return async () => {
    await session.send('Page.stopScreencast');
    return shots;
  };
}

/** Returns at most twelve frames for a second. */
async function framesOf(shots: readonly Shot[]): Promise<AnimationFrame[]> {
  const encoder = await at.browser.newPage();
  const frames: AnimationFrame[] = [];
  let shown = Number.NEGATIVE_INFINITY;
  let taken = 0;
  for (const [n, { at: moment, image }] of shots.entries()) {
    if (moment - shown < 80 || taken > WHOLE) continue;
    const changed = await toWebp(encoder, image, SHOWN);
    if (changed === null) continue;
    shown = moment;
    const next = shots.slice(n + 1).find((shot) => shot.at - moment >= 80)?.at;
    const milliseconds = next === undefined ? LAST : Math.min(LONGEST, Math.round(next - moment));
    taken += milliseconds;
    frames.push({ ...changed, milliseconds: taken > WHOLE ? LAST : milliseconds });
  }
  await encoder.close();
  return frames;
}
