import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { joinAtTheTerminal } from '@belfry/cli/terminal';
import { makeTable, newVisitor, type Visitor } from '@belfry/client';
import { games } from '@belfry/games';
import type { Position, Table } from '@belfry/protocol';
import type { Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { beVisitor } from '../src/be-visitor.ts';
import { PHONE } from '../src/browser.ts';
import { openServerSession } from '../src/test-server.ts';
import { waitUntil } from '../src/wait-until.ts';

const DAY = 86_400_000;
/** BELFRY_SENTENCES names a file for all text that the players read. */
const WRITTEN = process.env.BELFRY_SENTENCES;

/** Collects every sentence a player has seen, each once, in order of appearance. */
class Reader {
  readonly sentences = new Set<string>();
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }

  read(text: string): void {
    for (const line of text.split('\n')) if (line.trim() !== '') this.sentences.add(line.trim());
  }
}

/** Reads a page's text whenever it changes, including text for screen readers. */
async function readerOf(page: Page, name: string): Promise<Reader> {
  const reader = new Reader(name);
  await page.exposeFunction('belfryRead', (text: string) => reader.read(text));
  const watch = () => {
    const read = () => {
      const labels = [...document.querySelectorAll('[aria-label], [title]')].map(
        (each) => each.getAttribute('aria-label') ?? each.getAttribute('title') ?? '',
      );
      const all = [document.title, document.body?.innerText ?? '', ...labels].join('\n');
      (window as unknown as { belfryRead(text: string): void }).belfryRead(all);
    };
    addEventListener('DOMContentLoaded', () => {
      read();
      new MutationObserver(read).observe(document.documentElement, {
        subtree: true,
        childList: true,
        characterData: true,
        attributes: true,
      });
    });
  };
  await page.addInitScript(watch);
  await page.reload();
  return reader;
}

/** A terminal with a person at it. */
function newTerminal(reader: Reader) {
  const waiting: ((line: string | null) => void)[] = [];
  const typed: string[] = [];
  let written = '';
  const outlet = {
    ...{ terminal: true, color: false },
    write: (text: string) => {
      written += text;
      reader.read(text);
    },
  };
  return {
    setting: {
      ...{ games, gamesFolder: fileURLToPath(new URL('../../games/', import.meta.url)), out: outlet, err: outlet },
      ask: (prompt: string) => {
        outlet.write(prompt);
        const line = typed.shift();
        return line === undefined ? new Promise<string | null>((answer) => waiting.push(answer)) : Promise.resolve(line);
      },
      outlive: () => undefined,
      newKey: () => 'unused',
    },
    type(line: string) {
      const next = waiting.shift();
      if (next === undefined) typed.push(line);
      else next(line);
    },
    isAsked: () => written.trimEnd().endsWith('>') && waiting.length > 0,
    reads: (words: string | RegExp) =>
      waitUntil(() => (typeof words === 'string' ? written.includes(words) : words.test(written))).toBe(true),
  };
}

/** A client of the server: a visitor of our own, or the user of a page, whose token changes from day to day. */
type Asking = Pick<Visitor, 'get' | 'post'>;

function beforePage(page: Page, url: string): Asking {
  return {
    get: async (path) => (await page.request.get(`${url}${path}`)).json(),
    post: async (path, data) => (await page.request.post(`${url}${path}`, { data })).json(),
  };
}

const positionOf = async (visitor: Asking, id: string): Promise<Position> =>
  (await visitor.get<{ position: Position }>(`/api/tables/${id}/position?after=100000`)).position;

describe('an evening', () => {
  const clock = { ahead: 0 };
  const at = openServerSession({ time: { now: () => Date.now() + clock.ahead } });

  it('shows only sentences of the right language to a desktop, a phone, a Dutch player and a terminal in two matches', async () => {
    const { url } = at.site;
    const [ann, ben, cas, dirk] = [await newVisitor(url), await newVisitor(url), await newVisitor(url), await newVisitor(url)];
    for (const [visitor, name] of [
      [ann, 'Ann'],
      [ben, 'Ben'],
      [cas, 'Cas'],
    ] as const)
      await visitor.ask('PATCH', '/api/me', { name });
    const pages = {
      desktop: await at.visit('/style'),
      phone: await at.visit('/style', { size: PHONE }),
      dutch: await at.visit('/style', { language: 'nl' }),
    };
    await beVisitor(pages.desktop, ann);
    await beVisitor(pages.phone, ben);
    await beVisitor(pages.dutch, cas);
    const readers = {
      desktop: await readerOf(pages.desktop, 'desktop'),
      phone: await readerOf(pages.phone, 'phone'),
      dutch: await readerOf(pages.dutch, 'dutch'),
      terminal: new Reader('terminal'),
    };
    const people: readonly Asking[] = [...Object.values(pages).map((page) => beforePage(page, url)), dirk];
    const [host] = people as [Asking];

    // The first table: four players, a few minutes each; the terminal joins by the link.
    const { id: quick } = await makeTable(ann, {
      game: 'citadels',
      players: 4,
      clock: { kind: 'live', bank: 600, increment: 5 },
      timeout: 'bot',
    });
    await Promise.all(Object.values(pages).map((page) => page.goto(`${url}/table/${quick}`)));
    for (const page of [pages.phone, pages.dutch]) {
      await page.locator('[data-sit]').first().click();
      await page.locator('[data-ready]').click();
    }
    const terminal = newTerminal(readers.terminal);
    const playing = joinAtTheTerminal(
      { visitor: dirk, table: quick, language: 'en', manner: { drawn: true, coached: false } },
      terminal.setting,
    );
    await terminal.reads('What is your name?');
    terminal.type('Dirk');
    await terminal.reads('Type help for all commands.');
    for (const line of ['help', 'who', 'say Good evening!']) terminal.type(line);
    await pages.desktop.locator('[data-begin]:enabled').click();
    await Promise.all(Object.values(pages).map((page) => page.locator('.table').waitFor()));
    await terminal.reads('Citadels with 4 players.');

    /** Plays the first legal move of each player in turn; the terminal types its move. */
    const play = async (id: string, moves: number): Promise<void> => {
      for (let made = 0; made < moves; made++) {
        const found = await Promise.all(people.map((visitor) => positionOf(visitor, id)));
        const seat = found.findIndex(({ legal }) => legal.length > 0);
        const { seq = 0, legal = [] } = found[seat] ?? {};
        if (seat < 0) return;
        const words = legal[made % legal.length] ?? '';
        if (id === quick && people[seat] === dirk) {
          await waitUntil(terminal.isAsked).toBe(true);
          terminal.type(words);
          await waitUntil(async () => {
            if ((await positionOf(dirk, id)).seq > seq) return true;
            // After a warning the player types it again.
            if (terminal.isAsked()) terminal.type(words);
            return false;
          }).toBe(true);
        } else await people[seat]?.post(`/api/tables/${id}/moves`, { id: `m${seq}`, seat, seq, move: words });
      }
    };
    await play(quick, 14);
    // One proposes to stop and is declined.
    await pages.desktop.locator('[data-open="help"]').click();
    await pages.desktop.getByText('Propose to end the match').click();
    await pages.desktop.locator('[data-sure]').click();
    await pages.phone.locator('[data-request="agree-proposal"]').click();
    await terminal.reads('proposes to end the match without a result.');
    await pages.dutch.locator('[data-request="decline-proposal"]').click();
    await pages.desktop.getByText('Cas declines.').waitFor();
    // One leaves for a while.
    await pages.phone.locator('[data-open="help"]').click();
    await pages.phone.getByText('Give my seat to a bot').click();
    await pages.phone.locator('[data-sure]').click();
    await pages.phone.locator('[data-request="come-back"]').click();
    await pages.phone.locator('[data-request="come-back"]').waitFor({ state: 'detached' });
    await terminal.reads('has taken the seat back.');
    // One asks to undo and is declined.
    const isAsking = (page: Page) => page.locator('[data-action="ask-undo"]').isVisible();
    const askers = async () => (await Promise.all(Object.values(pages).map(isAsking))).findIndex((each) => each);
    await waitUntil(askers).toBeGreaterThanOrEqual(0);
    const asker = Object.values(pages)[await askers()];
    await asker?.locator('[data-action="ask-undo"]').click();
    await asker?.locator('[data-sure]').click();
    await terminal.reads('wants to undo');
    const asked = Object.values(pages).find((page) => page !== asker);
    await asked?.locator('[data-request="disagree"]').click();
    await asked?.locator('[data-request="disagree"]').waitFor({ state: 'detached' });

    // The second table, over days.
    const { id: long } = await makeTable(ann, { game: 'nuremberg', players: 4, clock: { kind: 'days', days: 2 }, timeout: 'bot' });
    for (const [seat, visitor] of [ben, cas, dirk].entries()) {
      await visitor.post(`/api/tables/${long}/seats/${seat + 1}`, {});
      await visitor.post(`/api/tables/${long}/ready`, { ready: true });
    }
    await ann.post(`/api/tables/${long}/start`);
    await play(long, 24);
    for (const page of Object.values(pages)) await page.goto(`${url}/`);
    await Promise.all(Object.values(pages).map((page) => page.locator('.table-row').first().waitFor()));
    await Promise.all(Object.values(pages).map((page) => page.goto(`${url}/table/${long}`)));
    await Promise.all(Object.values(pages).map((page) => page.locator('.table').waitFor()));
    for (let evening = 0; evening < 3; evening++) {
      clock.ahead += DAY;
      await play(long, 12);
      await Promise.all(Object.values(pages).map((page) => page.reload()));
      await Promise.all(Object.values(pages).map((page) => page.locator('.table').waitFor()));
    }
    for (const page of [pages.desktop, pages.dutch]) {
      await page.locator('[data-open="help"]').click();
      await page.locator('dialog[open]').waitFor();
      await page.keyboard.press('Escape');
      await page.locator('.side-tab').last().click();
      await page.locator('[data-note]').fill('…');
    }
    // One player runs out of time: a bot plays on.
    clock.ahead += 3 * DAY;
    await at.server.look();
    await waitUntil(async () => (await host.get<Table>(`/api/tables/${long}`)).seats.some(({ bot }) => bot !== null)).toBe(true);
    await Promise.all(Object.values(pages).map((page) => page.reload()));
    await Promise.all(Object.values(pages).map((page) => page.locator('.table').waitFor()));
    for (const page of Object.values(pages)) {
      await page.goto(`${url}/you`);
      await page.locator('[data-devices]').waitFor();
    }
    terminal.type('quit');
    await playing;
    const all = Object.values(readers);
    if (WRITTEN !== undefined)
      writeFileSync(WRITTEN, all.map(({ name, sentences }) => `## ${name}\n\n${[...sentences].join('\n')}\n`).join('\n'));
    for (const { name, sentences } of all) {
      expect(sentences.size, name).toBeGreaterThan(60);
      // An unfilled placeholder, a key without text, an invalid value.
      expect(
        [...sentences].filter((each) => /\{\w+\}|undefined|\[object|NaN|^[a-z]+(\.[a-z-]+)+$/.test(each)),
        name,
      ).toEqual([]);
    }
  });
});
