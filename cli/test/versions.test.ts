import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findGame, games, rulesOf } from '@belfry/games';
import { fold, readLog, writeLog } from '@belfry/kernel';
import { parsePlaythrough } from '@belfry/kernel/conformance';
import { expect, it } from 'vitest';
import { deskIn, newDesk } from './terminal.ts';

// A checkout with its real games; files go to a folder of this test.
const desk = deskIn(fileURLToPath(new URL('../..', import.meta.url)), games);
const { folder } = newDesk();

const recorded = parsePlaythrough(readFileSync(new URL('../../games/nuremberg/pinned/v1.playthrough.txt', import.meta.url), 'utf8'));

function keep(name: string, entries: number): string {
  const file = join(folder, name);
  writeFileSync(file, writeLog({ header: recorded.header, entries: recorded.entries.slice(0, entries) }));
  return file;
}

it('verifies a match of an earlier version by the rules it was begun with', async () => {
  const { code, out, err } = await desk.run(`verify ${keep('whole.belfry', Number.POSITIVE_INFINITY)} --json`);
  expect(err).toBe('');
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ valid: true, game: 'nuremberg', rules: 1 });
});

it('goes on with it at the table, and saves it again', async () => {
  const file = join(folder, 'further.belfry');
  const seat = 'abc'[recorded.entries[60]?.seat ?? 0];
  const { code, out } = await desk.run(`play nuremberg --from ${keep('half.belfry', 60)} --seat ${seat}`, ['1', `save ${file}`, 'quit']);
  expect(code).toBe(0);
  expect(out).not.toContain('secret key');
  const log = readLog(readFileSync(file, 'utf8'));
  expect(log.header).toEqual(recorded.header);
  expect(log.entries.length).toBeGreaterThan(60);
  expect(log.seats?.map(({ bot }) => bot)).toEqual(['a', 'b', 'c'].map((each) => (each === seat ? undefined : 'apprentice')));
  fold(await rulesOf(log.header), log);
});

it('refuses a match of another game, and one of rules that are not here', async () => {
  const file = keep('again.belfry', 1);
  expect((await desk.run(`play citadels --from ${file}`)).err).toContain('this is a match of nuremberg, not of citadels');
  writeFileSync(file, writeLog({ header: { ...recorded.header, rules: 99 }, entries: [] }));
  expect((await desk.run(`verify ${file}`)).err).toContain(
    `the log follows rules version 99, this is version ${findGame('nuremberg').rulesVersion} of nuremberg`,
  );
});
