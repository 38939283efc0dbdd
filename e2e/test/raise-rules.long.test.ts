import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeTable, newVisitor, Player, type Visitor } from '@belfry/client';
import { findGame, games, rulesOf } from '@belfry/games';
import { fold, readLog, writeLog } from '@belfry/kernel';
import type { Position, Replay, Table } from '@belfry/protocol';
import { startServer } from '@belfry/server';
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newVisitor as newBrowserVisitor, openBrowser } from '../src/browser.ts';
import { copyCheckout, runIn } from '../src/checkout-copy.ts';
import { playOn, readTable } from '../src/play.ts';
import { findPosition } from '../src/position.ts';
import { privateServer } from '../src/test-server.ts';

// A match keeps its rules for ever: it begins under today's rules and is half played; the command raises the version in a copy of the
// checkout, where the rules are then changed; then the match is played to its end and replayed there, on the server, on the device and at
// the terminal.

const BELFRY = join('cli', 'bin', 'belfry.mjs');
const VITEST = join('node_modules', 'vitest', 'vitest.mjs');
const HALF = 40;
const IDS = games.map(({ id }) => id);

/** Changes to the initial deal, so that no old log replays the same way. */
const CHANGES: Readonly<Record<string, readonly [from: string, to: string]>> = {
  bruges: ['guilders: 5', 'guilders: 6'],
  citadels: ['handCards: 4', 'handCards: 5'],
  fortuna: ['money: 5', 'money: 4'],
  nuremberg: ['START_GOLD = 2', 'START_GOLD = 1'],
};

const data = mkdtempSync(join(tmpdir(), 'belfry-raised-'));
const held: { copy: string; ann?: Visitor; page?: Page } = { copy: '' };
const tables = new Map<string, { readonly server: string; readonly device: string }>();
const later: (() => unknown)[] = [() => rmSync(data, { recursive: true, force: true })];

/** Plays the first seat until the match has so many entries, or to its end. */
async function playUntil(visitor: Visitor, table: string, seq: number): Promise<void> {
  let enough: () => void = () => {};
  const reached = new Promise<void>((done) => {
    enough = done;
  });
  const choose = ({ legal }: Position): string => legal.find((move) => /^(build|end turn)/.test(move)) ?? legal[0] ?? '';
  const player = new Player({ visitor, table, seat: 0, choose, onSteps: (_, position) => position.seq >= seq && enough() });
  await Promise.race([reached, player.done]);
  player.stop();
}

/** Starts the copy's server on the port of the previous one. */
async function openCopy(port: number): Promise<void> {
  const serving = spawn(process.execPath, [BELFRY, 'serve', '--port', String(port), '--data', data], { cwd: held.copy });
  const words = await new Promise<string>((said, failed) => {
    serving.stdout.once('data', (text: Buffer) => said(String(text)));
    serving.once('exit', (code) => failed(new Error(`the server of the copy ended with ${code}`)));
  });
  expect(words).toContain('Belfry is open');
  later.push(async () => {
    serving.kill('SIGTERM');
    await once(serving, 'exit');
  });
}

beforeAll(async () => {
  const before = await startServer(privateServer(data));
  const ann = await newVisitor(before.url);
  const browser = await openBrowser();
  later.push(() => browser.close());
  const page = await (await newBrowserVisitor(browser)).newPage();
  for (const id of IDS) {
    const { id: table } = await makeTable(ann, {
      game: id,
      players: findGame(id).players.min,
      bots: 'random',
      pace: 'instant',
      start: true,
    });
    await playUntil(ann, table, HALF);
    await page.goto(`http://localhost:${before.port}/`);
    await page.locator(`[data-play="${id}"]`).click();
    await playOn(page, { steps: 12 });
    tables.set(id, { server: table, device: new URL(page.url()).pathname });
  }
  await before.close();

  held.copy = copyCheckout();
  later.push(() => rmSync(held.copy, { recursive: true, force: true }));
  for (const id of IDS) {
    runIn(held.copy, [BELFRY, 'raise-rules', id]);
    const amounts = join(held.copy, 'games', id, 'src/data/amounts.ts');
    const [from, to] = CHANGES[id] ?? ['', ''];
    const text = readFileSync(amounts, 'utf8');
    expect(text).toContain(from);
    writeFileSync(amounts, text.replace(from, to));
  }
  runIn(held.copy, [BELFRY, 'golden', '--record', '--unreleased']);
  runIn(held.copy, [join('scripts', 'pages.mjs'), '--for-tests']);
  cpSync(join(held.copy, 'dist/test-pages'), join(held.copy, 'web/dist'), { recursive: true });
  expect(runIn(held.copy, [BELFRY, 'check-matches', '--data', data, '--all'])).toContain(`All ${IDS.length} matches open`);
  await openCopy(before.port);
  ann.url = `http://127.0.0.1:${before.port}`;
  Object.assign(held, { ann, page });
}, 1_200_000);

afterAll(async () => {
  for (const act of later.reverse()) await act();
});

it('the copy passes its checks, and the tests that look at every version', () => {
  expect(runIn(held.copy, [join('scripts', 'check.mjs')])).toMatch(/All \d+ checks passed\./);
  const files = ['games/test/pinned.test.ts', 'web/test/pinned-boards.test.tsx'];
  expect(runIn(held.copy, [VITEST, 'run', '--project', 'units', ...files])).toMatch(/Tests .*\d+ passed/);
});

describe.each(IDS)('a match of %s', (id) => {
  const version = findGame(id).rulesVersion;
  const at = () => tables.get(id) ?? { server: '', device: '' };

  it('on the server is played to its end, replayed and written to a file', async () => {
    const { ann } = held;
    if (ann === undefined) throw new Error('nobody is here');
    const table = await ann.get<Table>(`/api/tables/${at().server}`);
    expect(table).toMatchObject({ rules: version, status: 'playing' });
    expect(table.seq).toBeGreaterThanOrEqual(HALF);
    await playUntil(ann, table.id, Number.POSITIVE_INFINITY);
    const { frames } = await ann.get<Replay>(`/api/tables/${table.id}/replay?viewer=open`);
    expect(frames.length).toBeGreaterThan(HALF);
    const log = readLog((await ann.ask('GET', `/api/tables/${table.id}/export`)).text);
    const { state } = fold(await rulesOf(log.header), log);
    expect(findGame(id).outcome(state)).toEqual((await ann.get<Table>(`/api/tables/${table.id}`)).outcome);
    expect(await makeTable(ann, { game: id, bots: 'random', start: true })).toMatchObject({ rules: version + 1 });
  });

  it('on the device is played to its end and replayed', async () => {
    const { page } = held;
    if (page === undefined) throw new Error('there is no browser');
    await page.goto(new URL(at().device, page.url()).href);
    // The old rules decide what is lit: these are the ones this test knows.
    await playOn(page, { mouse: 20 });
    expect((await readTable(page))?.over).toBe(true);
    await page.locator('.ending-buttons a[href^="/replay/"]').click();
    await page.locator('.replay-controls').waitFor();
  });

  it('at the terminal is played to its end and verified', () => {
    const game = findGame(id);
    const { log } = findPosition({ game, players: game.players.min, when: (_, moves) => moves.length > 1 });
    const [file, end] = [join(data, `${id}.belfry`), join(data, `${id}-end.belfry`)];
    writeFileSync(file, writeLog(log));
    const lines = `${'end turn\n1\n'.repeat(3000)}save ${end}\nquit\n`;
    runIn(held.copy, [BELFRY, 'play', id, '--from', file, '--bots', 'random'], lines);
    const verdict = JSON.parse(runIn(held.copy, [BELFRY, 'verify', end, '--json']));
    expect(verdict).toMatchObject({ valid: true, game: id, rules: version });
    expect(verdict.outcome).not.toBeNull();
  });
});
