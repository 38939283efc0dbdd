import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeTable, newVisitor } from '@belfry/client';
import { type PushReceiver, type ReceivedLetter, type Receiver, receiveMail, receivePush } from '@belfry/server/receivers';
import { afterAll, describe, expect, it } from 'vitest';
import { DESK } from '../src/browser.ts';
import { SIZES, shooter } from '../src/shooter.ts';
import { openServerSession } from '../src/test-server.ts';
import { waitUntil } from '../src/wait-until.ts';

const FOLDER = fileURLToPath(new URL('../screenshots', import.meta.url));

describe('what reaches people who are elsewhere', () => {
  const held: { mail?: Receiver<ReceivedLetter>; push?: PushReceiver } = {};
  const at = openServerSession({}, async () => {
    held.mail ??= await receiveMail();
    held.push ??= await receivePush();
    const mail = { smtp: `smtp://127.0.0.1:${held.mail.port}`, from: 'Belfry <bell@belfry.example>' };
    const notices = { afterMs: 0, apartMs: 2000, retryMs: 1000 };
    return { mail, notices, publicOrigin: 'https://belfry.example', hooksInside: true };
  });
  afterAll(async () => {
    await held.mail?.close();
    await held.push?.close();
  });

  it.each(['en', 'nl'] as const)('a letter, and a message on the device, in %s', async (language) => {
    mkdirSync(FOLDER, { recursive: true });
    const { mail, push } = held;
    if (mail === undefined || push === undefined) throw new Error('the receivers open with the server');
    const [ann, ben] = [await newVisitor(at.server.url), await newVisitor(at.server.url)];
    const address = `ann.${language}@example.org`;
    await ben.ask('PATCH', '/api/me', { name: 'Ben' });
    await ann.post('/api/me/notices/channels', { kind: 'push', subscription: push.subscription(`/${language}`) });
    const { settings, pushKey } = await ann.get<{ settings: object; pushKey: string }>('/api/me/notices');
    await ann.ask('PUT', '/api/me/notices', { ...settings, language, zone: 'Europe/Amsterdam' });
    await ann.post('/api/me/notices/channels', { kind: 'email', address });
    const letters = () => mail.received.filter(({ to }) => to[0] === address);
    await waitUntil(() => letters().length).toBe(1);
    const [, confirm = ''] = /https:\/\/belfry\.example(\/notices\/confirm\/\S+)/.exec(letters()[0]?.text ?? '') ?? [];
    await fetch(`${at.server.url}${confirm}`, { method: 'POST', body: new URLSearchParams() });
    for (const game of ['citadels', 'fortuna', 'bruges', 'nuremberg', 'citadels', 'bruges']) {
      const { id } = await makeTable(ben, {
        game,
        players: 3,
        clock: { kind: 'days', days: 3 },
        bots: [null, 'apprentice'],
        pace: 'instant',
      });
      await ann.post(`/api/tables/${id}/seats/1`, {});
      await ann.post(`/api/tables/${id}/ready`, { ready: true });
      await ben.post(`/api/tables/${id}/start`);
    }
    await waitUntil(() => letters().length).toBeGreaterThan(1);
    const page = await at.visit('/nowhere', { size: DESK });
    for (const [n, letter] of letters().slice(0, 3).entries()) {
      await page.setContent(letter.html);
      for (const [size, dimensions] of SIZES) {
        await page.setViewportSize(dimensions);
        await page.screenshot({ path: join(FOLDER, `letter-${n}-${size}-${language}.png`) });
      }
    }
    // As a device shows it: the browser draws the frame, the text is ours.
    const [posted] = push.received.filter(({ path }) => path === `/${language}`).slice(-1);
    if (posted === undefined) throw new Error('nothing came to the device');
    const { title, body } = push.open(posted, pushKey).payload;
    expect(body).not.toBe('');
    await page.setViewportSize({ width: 390, height: 300 });
    await page.setContent(
      `<body style="margin:0;padding:16px;background:#3b4a57;font:15px/1.4 system-ui"><div style="display:grid;grid-template-columns:40px 1fr;gap:12px;padding:14px;border-radius:18px;background:#f4f4f6;color:#111"><img src="${at.site.url}/mark-192.png" width="40" height="40" style="border-radius:9px"><div><b id="title"></b><div id="body" style="white-space:pre-line"></div></div></div></body>`,
    );
    await page.locator('#title').evaluate((element, text) => element.append(text), title);
    await page.locator('#body').evaluate((element, text) => element.append(text), body);
    await page.screenshot({ path: join(FOLDER, `push-${language}.png`) });
  });

  it.each(SIZES)('the page on which one chooses, on a %s', async (size, dimensions) => {
    const page = await at.visit('/you', { size: dimensions });
    const panel = page.locator('[data-notices]');
    await panel.locator('summary').first().click();
    await panel.locator('input[type="email"]').fill('ada@example.org');
    await panel.locator('[data-add="email"]').click();
    await panel.locator('[data-channel="email"]').waitFor();
    await panel.locator('summary').nth(1).click();
    await panel.locator('input[type="url"]').fill(`http://127.0.0.1:${held.push?.port}/room`);
    await panel.locator('[data-add="hook"]').click();
    await panel.locator('[data-channel="hook"]').waitFor();
    await panel.locator('[data-quiet]').click();
    await panel.locator('summary').last().click();
    await panel.locator('[data-quiet-kind="chat"]').selectOption('own');
    await waitUntil(() => panel.locator('input[type="time"]').count()).toBe(4);
    await shooter(page, size)('you-notices', true);
  });
});
