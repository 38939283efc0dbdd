import { describe, it } from 'vitest';
import { newOperator } from '../src/operator.ts';
import { settled } from '../src/play.ts';
import { openServerTable } from '../src/server-table.ts';
import { SIZES, shooter } from '../src/shooter.ts';
import { setUpTable } from '../src/table-setup.ts';
import { openServerSession } from '../src/test-server.ts';

describe.each(SIZES)('pages on a %s', (size, dimensions) => {
  const at = openServerSession();

  it('home, setting up, rules, style', async () => {
    const page = await at.visit('/', { size: dimensions });
    const shoot = shooter(page, size);
    for (const [address, sign, screen, full] of [
      ['/', '.my-tables', 'home', true],
      ['/style', '.style-row', 'style', true],
      ['/nowhere', '.middle', 'nowhere', false],
      ['/table/nothing', '.middle h1', 'no-table', false],
      ['/game/citadels?way=play', '[data-start]', 'setup-play', false],
      ['/game/fortuna?way=friends', '[data-start]', 'setup-friends', false],
      ['/game/bruges?way=screen', '[data-start]', 'setup-screen', false],
      ['/game/nuremberg?way=watch', '[data-start]', 'setup-watch', false],
      ['/rules/citadels', '.clause', 'rules', false],
      ['/rules/nuremberg#NUR-5.1', '.clause', 'rules-clause', false],
    ] as const) {
      await page.goto(at.site.url + address);
      await page.locator(sign).first().waitFor();
      await shoot(screen, full);
    }
    await page.locator('.rules-search input').fill('trade');
    await shoot('rules-found');
    await page.locator('.rules-search input').fill('zeppelin');
    await shoot('rules-none');
    await page.goto(`${at.site.url}/game/citadels?way=play`);
    await page.locator('.setup-options summary').click();
    await shoot('setup-options', true);
    await page.locator('.page-tools .button-icon').click();
    await page.locator('dialog[open]').waitFor();
    await shoot('settings');
  });

  it('a guest, and an account', async () => {
    const page = await at.visit('/you', { size: dimensions });
    const shoot = shooter(page, size);
    await page.locator('.you-card').first().waitFor();
    await shoot('you-guest', true);
    await page.locator('.you-more').first().locator('summary').click();
    await shoot('you-recovery', true);
    await page.locator('input[autocomplete="username"]').first().fill(`ada.${size}`);
    await page.locator('input[type="password"]').first().fill('a long bell rope');
    await page.locator('[data-credentials="make"]').click();
    await page.locator('.you-codes').waitFor();
    await shoot('you-account', true);
    await page.reload();
    await page.locator('.you-more').first().waitFor();
    for (const more of await page.locator('.you-more').all()) await more.locator('summary').click();
    await shoot('you-account-open', true);
  });

  it('operators', async () => {
    const page = await at.visit('/you', { size: dimensions });
    const shoot = shooter(page, size);
    await newOperator(page, at, `warden.${size}`);
    const guest = await at.visit('/you', { size: dimensions });
    await guest.locator('input[autocomplete="nickname"]').fill('Wilhelmina van der Meer');
    await guest.locator('[data-save]').click();
    await page.goto(`${at.site.url}/operators`);
    await page.locator('input[type="search"]').fill('w');
    await page.keyboard.press('Enter');
    await page.locator('[data-person]').nth(1).waitFor();
    await page.locator('[data-act="ban"]').first().click();
    await page.locator('dialog[open]').waitFor();
    await shoot('operators-ask');
    await page.locator('dialog .field').fill('insults at the table, twice, and a warning in between');
    await page.locator('[data-go="ban"]').click();
    await page.locator('.op-mark-banned').waitFor();
    await shoot('operators', true);
  });

  it('a lobby, and a table with others', async () => {
    const page = await at.visit('/game/citadels?way=friends', { size: dimensions });
    const shoot = shooter(page, size);
    await page.locator('[data-start]').click();
    await page.locator('[data-add-bot]').first().click();
    await page.locator('[data-seat-card="2"] [data-add-bot]').waitFor();
    await shoot('lobby-host', true);
    const guest = await at.visit(new URL(page.url()).pathname, { size: dimensions });
    await guest.locator('[data-sit]').first().waitFor();
    await shooter(guest, size)('lobby-newcomer', true);
    await guest.locator('[data-sit]').first().click();
    await guest.locator('[data-ready]').waitFor();
    await shooter(guest, size)('lobby-guest', true);
    await openServerTable(page, at.site.url, 'citadels', 2);
    await settled(page);
    if (size === 'phone') await page.locator('.status-tools .only-narrow').click();
    await page.locator('[data-side-tab="chat"]').click();
    await shoot('chat');
    await page.locator('.chat-phrase').first().click();
    await page.locator('.chat-lines b').waitFor();
    await shoot('chat-said');
    await page.goto(`${at.site.url}/people`);
    await page.locator('h1').waitFor();
    await shoot('people', true);
    await page.goto(`${at.site.url}/you`);
    await page.locator('[data-profile]').click();
    await page.locator('main h2').first().waitFor();
    await shoot('profile', true);
    await page.goto(`${at.site.url}/game/citadels?way=screen`);
    await setUpTable(page, { players: 2, people: 2, way: 'screen' });
    await page.locator('.pass-device').waitFor();
    await shoot('pass-device');
    await page.goto(at.site.url);
    await page.locator('.your-turn').first().waitFor();
    await shoot('home-tables', true);
  });
});
