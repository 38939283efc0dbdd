import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findGame } from '@belfry/games';
import { expect, it } from 'vitest';
import { complaint, newDesk } from './terminal.ts';

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

const fromResults = (generations: number, more: string) =>
  `train citadels --from-results --games ${24 * generations} --generations ${generations} --players 2 --hidden 4 ${more}`;

it('learns from results, goes on where it was interrupted, and bots can play with what came of it', async () => {
  const whole = join(desk.folder, 'whole.json');
  const { code, out } = await desk.run(fromResults(2, `--out ${whole} --json`));
  expect(code).toBe(0);
  const { curve, made } = JSON.parse(out);
  expect(curve.map(({ games }: { games: number }) => games)).toEqual([24, 48]);
  expect(made.command).toBe('belfry train citadels --from-results --games 48 --generations 2 --hidden 4 --players 2 --seed 1');
  // The file after the first generation, as if training had been stopped there.
  const stopped = join(desk.folder, 'stopped.json');
  const one = join(desk.folder, 'one.json');
  await desk.run(fromResults(1, `--out ${one} --json`));
  const complete = JSON.parse(readFileSync(whole, 'utf8'));
  const { tableWeights } = JSON.parse(readFileSync(one, 'utf8'));
  writeFileSync(stopped, JSON.stringify({ plan: complete.plan, curve: complete.curve.slice(0, 1), tableWeights }));
  expect((await desk.run(fromResults(2, `--out ${stopped} --json`))).code).toBe(0);
  expect(JSON.parse(readFileSync(stopped, 'utf8'))).toEqual(complete);
  expect((await desk.run(`arena citadels --bots master:2it@${whole},random --players 2 --games 1 --json`)).code).toBe(0);
});

it.each([
  ['--from-results --from-masters', '--from-masters and --from-results do not go together'],
  [
    '--from-results --go-on',
    '--go-on and --from-results do not go together: the first generation already plays by the weights the game has',
  ],
])('%s: one sentence, exit code 2', async (wrong, sentence) => {
  const ran = await desk.run(`train citadels ${wrong}`);
  expect(ran.code).toBe(2);
  expect(complaint(ran)).toBe(sentence);
});
