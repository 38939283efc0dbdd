import { type ReceivedLetter, type Receiver, receiveHooks, receiveMail } from '@belfry/server/receivers';
import { afterAll, describe, expect, it } from 'vitest';
import { audit, findOverflow } from '../src/audit.ts';
import { PHONE } from '../src/browser.ts';
import { openServerSession } from '../src/test-server.ts';
import { waitUntil } from '../src/wait-until.ts';

const ORIGIN = 'https://belfry.example';

describe('notifications', () => {
  const held: { mail?: Receiver<ReceivedLetter>; hooks?: Awaited<ReturnType<typeof receiveHooks>> } = {};
  const at = openServerSession({}, async () => {
    held.mail ??= await receiveMail();
    held.hooks ??= await receiveHooks();
    const mail = { smtp: `smtp://127.0.0.1:${held.mail.port}`, from: 'Belfry <bell@belfry.example>' };
    return { mail, publicOrigin: ORIGIN, hooksInside: true };
  });
  afterAll(async () => {
    await held.mail?.close();
    await held.hooks?.close();
  });

  it('channels are added, confirmed, chosen and removed; links in emails work without scripts', async () => {
    const page = await at.visit('/you', { size: PHONE, language: 'nl', theme: 'night' });
    const panel = page.locator('[data-notices]');
    await panel.locator('summary').first().click();
    await panel.locator('input[type="email"]').fill('ada@example.org');
    await panel.locator('[data-add="email"]').click();
    await waitUntil(() => panel.locator('[data-channel="email"]').textContent()).toContain('nog niet bevestigd: kijk in je e-mail');
    await panel.locator('summary').nth(1).click();
    await panel.locator('input[type="url"]').fill(`http://127.0.0.1:${held.hooks?.port}/room`);
    await panel.getByRole('radio', { name: 'Slack' }).check();
    await panel.locator('[data-add="hook"]').click();
    await waitUntil(() => held.hooks?.received.length).toBe(1);
    expect(held.hooks?.received[0]?.body).toContain('Meldingen van Belfry staan aan');
    await panel.locator('[data-choice="chat hook"]').click();
    await waitUntil(() => panel.locator('[data-choice="chat hook"]').isChecked()).toBe(true);
    await panel.locator('[data-quiet]').click();
    await panel.locator('input[type="time"]').first().waitFor();
    await panel.locator('summary').last().click();
    await panel.locator('[data-quiet-kind="chat"]').selectOption('own');
    await waitUntil(() => panel.locator('input[type="time"]').count()).toBe(4);
    expect(await audit(page)).toEqual([]);
    expect(await findOverflow(page)).toEqual([]);

    await waitUntil(() => held.mail?.received.length).toBe(1);
    const [link = ''] = /https:\/\/belfry\.example\/notices\/confirm\/\S+/.exec(held.mail?.received[0]?.text ?? '') ?? [];
    const letter = await at.visit(link.replace(ORIGIN, ''), { size: PHONE });
    expect(await audit(letter)).toEqual([]);
    await letter.locator('button').click();
    await waitUntil(() => letter.locator('h1').textContent()).toContain('ada@example.org');
    await page.reload();
    await waitUntil(() => panel.locator('[data-channel="email"]').textContent()).not.toContain('wacht');
    await waitUntil(() => panel.locator('[data-choice="chat hook"]').isChecked()).toBe(true);
    await waitUntil(() => panel.locator('[data-quiet-kind="chat"]').inputValue()).toBe('own');
    await panel.locator('[data-channel="hook"] button').click();
    await waitUntil(() => panel.locator('[data-channel]').count()).toBe(1);
  });
});
