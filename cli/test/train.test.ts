import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findGame } from '@belfry/games';
import { expect, it } from 'vitest';
import { complaint, newDesk } from './desk.ts';

const desk = newDesk([findGame('citadels')]);
const file = join(desk.folder, 'weights.json');
const command = (more: string) => `train citadels --games 24 --generations 2 --players 2 --hidden 0 ${more}`;

it('learns, writes weights and a learning curve, and the same again under the same seed', async () => {
  const { code, out } = await desk.run(command(`--out ${file} --json`));
  expect(code).toBe(0);
  const { curve, made } = JSON.parse(out);
  expect(curve.map(({ games }: { games: number }) => games)).toEqual([12, 24]);
  expect(made.command).toBe('belfry train citadels --games 24 --generations 2 --hidden 0 --players 2 --seed 1');
  const again = join(desk.folder, 'again.json');
  await desk.run(command(`--out ${again} --json`));
  expect(JSON.parse(readFileSync(again, 'utf8'))).toEqual(JSON.parse(readFileSync(file, 'utf8')));
});

it('installs finished weights without playing again, and bots can play with the file', async () => {
  const folder = join(desk.folder, 'games', 'citadels', 'src', 'bot');
  mkdirSync(folder, { recursive: true });
  const { err } = await desk.run(command(`--out ${file} --install`));
  expect(err).toContain('weights.ts');
  const source = readFileSync(join(folder, 'weights.ts'), 'utf8');
  expect(source).toContain("command: 'belfry train citadels --games 24");
  const { weights } = JSON.parse(readFileSync(file, 'utf8'));
  expect(source).toContain(`${weights.numbers[0]}, ${weights.numbers[1]}`);
  const { code } = await desk.run(`arena citadels --bots journeyman@${file},random --players 2 --games 1 --json`);
  expect(code).toBe(0);
});

it('does not mix two trainings in one file', async () => {
  const ran = await desk.run(`train citadels --games 36 --generations 2 --players 2 --hidden 0 --out ${file}`);
  expect(ran.code).toBe(2);
  expect(complaint(ran)).toContain('belongs to another training');
});

it.each([
  ['train citadels --games 10', '10 games are too few for 10 generations; give at least 120'],
  ['train citadels --players 9', 'citadels is for 2 to 7 players, not 9'],
  ['train chess', 'there is no game "chess"; the games are citadels'],
])('%s: one sentence, exit code 2', async (wrong, sentence) => {
  const ran = await desk.run(wrong);
  expect(ran.code).toBe(2);
  expect(complaint(ran)).toBe(sentence);
});

it('says when a game has nothing to learn', async () => {
  const ran = await newDesk().run('train orchard');
  expect(complaint(ran)).toBe('orchard has no evaluation whose weights could be learnt');
});
