import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findGame } from '@belfry/games';
import { expect, it } from 'vitest';
import { complaint, newDesk } from './terminal.ts';

const desk = newDesk([findGame('citadels')]);

it('tells share, interval, score and times of every bot as one JSON object', async () => {
  const { code, out, err } = await desk.run('arena citadels --bots apprentice,random --games 12 --json');
  const result = JSON.parse(out);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(result).toMatchObject({ game: 'citadels', players: 4, games: 12, bots: ['apprentice', 'random', 'random', 'random'] });
  expect(result.standings.map(({ bot }: { bot: string }) => bot)).toEqual(['apprentice', 'random']);
  const [apprentice, random] = result.standings;
  expect(apprentice.share + random.share).toBeCloseTo(1);
  expect(apprentice.share).toBeGreaterThan(0.5);
  expect(apprentice.meanScore).toBeGreaterThan(random.meanScore);
  expect(apprentice.milliseconds.max).toBeGreaterThan(0);
});

it('prints a table for people', async () => {
  const { out } = await desk.run('arena citadels --bots apprentice,random --players 2 --games 4');
  expect(out).toContain('citadels, 2 players, 4 games, seed 1');
  expect(out).toMatch(/^apprentice +1 +[\d.]+ % ± [\d.]+ % +50\.0 %/m);
});

it('resumes an interrupted contest and adds games requested later', async () => {
  const file = join(desk.folder, 'contest.jsonl');
  const whole = JSON.parse((await desk.run('arena citadels --bots apprentice,random --players 2 --games 6 --seed r --json')).out);
  await desk.run(`arena citadels --bots apprentice,random --players 2 --games 3 --seed r --out ${file} --json`);
  // Simulates an interruption in the middle of a line.
  appendFileSync(file, '{"index":3,"shares":[');
  const resumed = await desk.run(`arena citadels --bots apprentice,random --players 2 --games 6 --seed r --out ${file} --json`);
  const shares = ({ standings }: { standings: { share: number; meanScore: number }[] }) =>
    standings.map(({ share, meanScore }) => [share, meanScore]);
  expect(shares(JSON.parse(resumed.out))).toEqual(shares(whole));
  expect(readFileSync(file, 'utf8').trimEnd().split('\n')).toHaveLength(7);
  const other = await desk.run(`arena citadels --bots random --players 2 --games 6 --seed r --out ${file}`);
  expect(other.code).toBe(2);
  expect(complaint(other)).toContain('holds another contest');
});

it('--ladder writes one row for each contest into the results', async () => {
  mkdirSync(join(desk.folder, 'docs'), { recursive: true });
  const results = join(desk.folder, 'docs', 'RESULTS.md');
  writeFileSync(results, '# Results\n\nBefore.\n');
  await desk.run('arena citadels --bots apprentice,random --players 2 --games 2 --ladder');
  await desk.run('arena citadels --bots apprentice,random --players 2 --games 4 --ladder');
  await desk.run('arena citadels --bots random,apprentice --players 2 --games 2 --ladder');
  const lines = readFileSync(results, 'utf8').split('\n');
  const rows = lines.filter((line) => line.startsWith('| citadels'));
  expect(rows).toHaveLength(2);
  expect(rows[0]).toContain('`npx belfry arena citadels --bots apprentice,random --players 2 --seed 1 --games 4`');
  expect(lines.join('\n')).toContain('# Results\n\nBefore.');
});

it('--budget is for masters that name none', async () => {
  const { out } = await desk.run(
    'arena citadels --bots master,master:2it:exploration=0.3,apprentice --budget 1it --players 3 --games 1 --json',
  );
  expect(JSON.parse(out).bots).toEqual(['master:1it', 'master:2it:exploration=0.3', 'apprentice']);
});

it.each([
  ['arena citadels --bots grandmaster', 'there is no bot "grandmaster"; the bots are random, apprentice, journeyman, master'],
  ['arena citadels --bots random,random,random --players 2', '--bots names 3 bots, but there are only 2 seats for them'],
  ['arena citadels --bots master --budget soon', 'a budget is a time like 300ms or a number of iterations like 500it, not "soon"'],
  [
    'arena citadels --bots journeyman@/no/such/file.json',
    '/no/such/file.json cannot be read; it should hold weights that belfry train wrote',
  ],
  ['arena citadels', "required option '--bots <names>' not specified"],
])('%s: one sentence, exit code 2', async (command, sentence) => {
  const ran = await desk.run(command);
  expect({ code: ran.code, out: ran.out }).toEqual({ code: 2, out: '' });
  expect(complaint(ran)).toBe(sentence);
});

it('stops a decided contest and says so', async () => {
  const { out } = await desk.run('arena citadels --bots apprentice,random --players 2 --sprt --games 200');
  expect(out).toMatch(/Decided: better\. [\d.]+ % ± [\d.]+ % of the wins in \d+ deals, even is 50\.0 %/);
  expect(out).not.toContain('200 games');
  expect(complaint(await desk.run('arena citadels --bots master@9,random --games 1'))).toContain('no bots of generation 9');
});

it('counts obvious blunders and says where they were made', async () => {
  const { code, out } = await desk.run('detect citadels --bot random --players 2 --games 2 --json');
  const { detections, games } = JSON.parse(out);
  expect({ code, games }).toEqual({ code: 0, games: 2 });
  const income = detections.find(({ name }: { name: string }) => name === 'income-left');
  expect(income.hits).toBeGreaterThan(0);
  expect(income.where[0]).toMatch(/^1:[12] #\d+$/);
  expect((await desk.run('detect citadels --bot random --players 2 --games 1')).out).toMatch(/^income-left +\d+ +\d+\.\d\d/m);
});
