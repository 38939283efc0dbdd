import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const lists = [
  'board-kit/src/icons.txt',
  'board-kit/src/crests.txt',
  ...readdirSync(`${root}/games`).map((game) => `games/${game}/board/icons.txt`),
];

it('every game icon in use is credited to its artist', () => {
  const rows = readFileSync(`${root}/CREDITS.md`, 'utf8').matchAll(/^\| [^|]+ \| ([^|]+) \|$/gm);
  const credited = [...rows].flatMap(([, names = '']) => names.split(', '));
  const used = lists
    .filter((list) => existsSync(`${root}/${list}`))
    .flatMap((list) => readFileSync(`${root}/${list}`, 'utf8').split('\n'))
    .map((line) => line.split(' ').at(-1));
  const uncredited = [...new Set(used)].filter((name = '') => name !== '' && !credited.includes(name));
  expect(uncredited, 'add them to CREDITS.md with their author').toEqual([]);
});
