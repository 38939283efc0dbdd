import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { games } from '@belfry/games';
import { expect, it } from 'vitest';

const launcher = fileURLToPath(new URL('../bin/belfry.mjs', import.meta.url));

function belfry(args: readonly string[], input = '') {
  return spawnSync(process.execPath, [launcher, ...args], { encoding: 'utf8', input });
}

it('the installed command runs the real games: one JSON object on standard output, exit code 0', () => {
  const { status, stdout } = belfry(['simulate', 'citadels', '--players', '3', '--games', '3', '--json']);
  expect(status).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({ game: 'citadels', players: 3, games: 3 });
});

it('bad input gives exit code 2 and one sentence on standard error', () => {
  const { status, stdout, stderr } = belfry(['simulate', 'citadel']);
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr.trimEnd().split('\n').at(-1)).toBe(
    `belfry: there is no game "citadel"; the games are ${games.map(({ id }) => id).join(', ')}`,
  );
});

it('a game can be played through standard input', () => {
  const { status, stdout } = belfry(['play', 'citadels', '--players', '2'], 'help\nquit\n');
  expect(status).toBe(0);
  expect(stdout).toContain('> help\nYou can type:');
  expect(stdout).toContain('You left the table');
});

it('a whole game of Citadels, saved and verified with its key', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'belfry-')), 'game.log');
  const { status, stdout } = belfry(['play', 'citadels', '--players', '2'], `${'1\n2\nend\n'.repeat(500)}save ${file}\nquit\n`);
  expect(status).toBe(0);
  expect(stdout).toContain('The game is over.');
  const verified = belfry(['verify', file]);
  expect(verified.status).toBe(0);
  expect(verified.stdout).toContain('all chance follows from the published key');
});
