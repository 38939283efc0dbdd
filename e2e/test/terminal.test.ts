import { fileURLToPath } from 'node:url';
import { joinAtTheTerminal } from '@belfry/cli/terminal';
import { newVisitor } from '@belfry/client';
import { games } from '@belfry/games';
import type { Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { playOn, readTable } from '../src/play.ts';
import { choosePlayers } from '../src/table-setup.ts';
import { openServerSession } from '../src/test-server.ts';
import { waitUntil } from '../src/wait-until.ts';

/** A terminal that records its output and can type when prompted. */
function newTerminal() {
  const waiting: ((line: string | null) => void)[] = [];
  const screen = { text: '' };
  const outlet = {
    terminal: false,
    color: false,
    write: (text: string) => {
      screen.text += text;
    },
  };
  return {
    setting: {
      ...{ games, gamesFolder: fileURLToPath(new URL('../../games/', import.meta.url)), out: outlet, err: outlet },
      ask: (prompt: string) => {
        screen.text += prompt;
        return new Promise<string | null>((answer) => waiting.push(answer));
      },
      outlive: () => undefined,
      newKey: () => 'unused',
    },
    shown: () => screen.text,
    isAsked: () => waiting.length > 0,
    async type(line: string) {
      await waitUntil(() => waiting.length).toBe(1);
      screen.text += `${line}\n`;
      waiting.shift()?.(line);
    },
  };
}

type Terminal = ReturnType<typeof newTerminal>;

/** Plays for each deciding player in turn, at the terminal always the first move; returns how many moves each has made. */
async function alternate(page: Page, terminal: Terminal, wanted: number): Promise<{ readonly page: number; readonly terminal: number }> {
  const made = { page: 0, terminal: 0 };
  for (let tries = 0; tries < 400 && (made.page < wanted || made.terminal < wanted); tries++) {
    const now = await readTable(page);
    if (now !== null && (now.lit.length > 0 || now.staged !== null)) {
      await playOn(page, { steps: 1, seed: tries });
      if ((await readTable(page))?.seq !== now.seq) made.page++;
    } else if (terminal.isAsked()) {
      await terminal.type('1');
      // Its move shows on the page, or a warning asks to type it again.
      await waitUntil(async () => terminal.isAsked() || (await readTable(page))?.seq !== now?.seq).toBe(true);
      if ((await readTable(page))?.seq !== now?.seq) made.terminal++;
    } else {
      await waitUntil(async () => {
        const then = await readTable(page);
        return terminal.isAsked() || (then !== null && (then.lit.length > 0 || then.staged !== null || then.over));
      }).toBe(true);
    }
  }
  return made;
}

describe('a match over a link', () => {
  const at = openServerSession();

  it('terminal and browser play each other; a player who quits the terminal returns to the same seat', async () => {
    const page = await at.visit('/game/citadels?way=friends');
    await page.locator('[data-start]').waitFor();
    await choosePlayers(page, 2);
    await page.locator('[data-start]').click();
    await page.waitForURL(/\/table\//);
    const table = new URL(page.url()).pathname.split('/').at(-1) ?? '';

    const visitor = await newVisitor(at.site.url);
    expect((await visitor.ask('PATCH', '/api/me', { name: 'Wilhelmina' })).status).toBe(200);
    const first = newTerminal();
    const coming = { visitor, table, language: 'en', manner: { drawn: true, coached: false } } as const;
    const leaving = joinAtTheTerminal(coming, first.setting);
    await page.locator('[data-begin]:enabled').click();
    await page.locator('.table').waitFor();
    expect(first.shown()).toContain('You have joined a Citadels table as Wilhelmina.');
    const made = await alternate(page, first, 2);
    expect(Math.min(made.page, made.terminal)).toBeGreaterThanOrEqual(2);

    // Each sees the other's moves, and there are no hints against a person.
    expect(first.shown()).toContain('You are Wilhelmina (b).');
    expect(first.shown()).toMatch(/\(a\) takes one of \d characters\./);
    await waitUntil(() => page.locator('.log').first().textContent()).toContain('Wilhelmina');
    while (!first.isAsked()) await alternate(page, first, 1);
    await first.type('hint');
    await waitUntil(() => first.shown()).toContain('With other people at the table, there is no advice unless');
    await first.type('build palace of nowhere');
    await waitUntil(() => first.shown()).toMatch(/Cannot read "build palace of nowhere"/);
    await first.type('quit');
    await leaving;
    expect(first.shown()).toContain('You left the table; the game is not finished.');

    const second = newTerminal();
    const back = joinAtTheTerminal({ ...coming, language: 'nl' }, second.setting);
    await waitUntil(() => second.isAsked()).toBe(true);
    expect(second.shown()).toContain('Je bent Wilhelmina (b).');
    const { terminal } = await alternate(page, second, 1);
    expect(terminal).toBeGreaterThan(0);
    while (!second.isAsked()) await alternate(page, second, 1);
    await second.type('weg');
    await back;

    // A stranger finds no empty seat any more.
    const stranger = joinAtTheTerminal({ ...coming, visitor: await newVisitor(at.site.url) }, newTerminal().setting);
    await expect(stranger).rejects.toThrow('this match has started, and you have no seat in it');
  });
});
