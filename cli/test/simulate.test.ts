import { expect, it } from 'vitest';
import { complaint, newDesk } from './terminal.ts';

const desk = newDesk();

it('prints exactly one JSON object with the agreed fields', async () => {
  const { code, out, err } = await desk.run('simulate orchard --players 3 --games 20 --json');
  const result = JSON.parse(out);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(Object.keys(result)).toEqual([
    'game',
    'players',
    'games',
    'decisions',
    'cpuSeconds',
    'decisionsPerCpuSecond',
    'gamesPerCpuSecond',
    'rounds',
    'scores',
    'winsPerSeat',
    'winsPerBot',
    'ties',
  ]);
  expect(result).toMatchObject({ game: 'orchard', players: 3, games: 20 });
  expect(result.scores).toHaveLength(3);
  expect(result.rounds.min).toBeLessThanOrEqual(result.rounds.mean);
});

it('shares the wins of a tie, so that wins add up to games', async () => {
  const { out } = await desk.run('simulate orchard --players 4 --games 200 --bots apprentice,random --json');
  const { winsPerSeat, winsPerBot, ties } = JSON.parse(out);
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  expect(ties).toBeGreaterThan(0);
  expect(sum(winsPerSeat)).toBeCloseTo(200, 1);
  expect(winsPerBot.apprentice + winsPerBot.random).toBeCloseTo(200, 1);
});

it('moves the bots round the table, so that a lone bot wins from every seat', async () => {
  const { out } = await desk.run(
    'simulate orchard --players 4 --games 40 --options heap=large --bots apprentice,apprentice,apprentice,random --json',
  );
  expect(Math.min(...JSON.parse(out).winsPerSeat)).toBeGreaterThan(0);
});

it('plays the same games under the same seed and others under another', async () => {
  const score = async (seed: string) => JSON.parse((await desk.run(`simulate orchard --games 5 --seed ${seed} --json`)).out).scores;
  expect(await score('7')).toEqual(await score('7'));
  expect(await score('7')).not.toEqual(await score('8'));
});

it('plays game i of a seed as transcript does under seed:i', async () => {
  const { decisions } = JSON.parse((await desk.run('simulate orchard --players 3 --games 1 --seed x --json')).out);
  const { out } = await desk.run('transcript orchard --players 3 --seed x:1');
  expect(out.trimEnd().split('\n')).toHaveLength(decisions + 2);
});

it('counts usage when asked, including what was never used', async () => {
  const { usage } = JSON.parse((await desk.run('simulate orchard --games 10 --usage --json')).out);
  expect(usage.never).toBe(0);
  expect(usage.lifted).toBe(usage.took);
  expect((await desk.run('simulate orchard --games 10 --usage')).out).toMatch(/never\s+0/);
});

it('tells what part of everything the winners did', async () => {
  const { usageOfWinners, winsPerSeat } = JSON.parse((await desk.run('simulate orchard --players 2 --games 1 --usage --json')).out);
  const { out } = await desk.run('transcript orchard --players 2 --seed 1:1');
  const winner = winsPerSeat.indexOf(1);
  const events = out
    .trimEnd()
    .split('\n')
    .flatMap((line) => JSON.parse(line).events ?? []);
  const takers = events.filter(({ type }) => type === 'took').map(({ seat }) => seat);
  expect(takers.length).toBeGreaterThan(0);
  expect(usageOfWinners.took).toBeCloseTo(takers.filter((seat) => seat === winner).length / takers.length, 3);
  expect(usageOfWinners.never).toBeUndefined();
});

it('prints a table for people', async () => {
  const { out } = await desk.run('simulate orchard --players 2 --games 10 --bots apprentice,random');
  expect(out).toContain('orchard, 2 players, 10 games, seed 1');
  expect(out).toMatch(/^apprentice +1 +[\d.]+ +[\d.]+ %$/m);
});

it.each([
  ['simulate orcard', 'there is no game "orcard"; the games are orchard'],
  ['simulate orchard --players 9', 'orchard is for 2 to 4 players, not 9'],
  ['simulate orchard --players two', '--players must be a whole number of at least 1, not "two"'],
  ['simulate orchard --games 0', '--games must be a whole number of at least 1, not "0"'],
  ['simulate orchard --games 1.5', '--games must be a whole number of at least 1, not "1.5"'],
  ['simulate orchard --bots grandmaster', 'there is no bot "grandmaster"; the bots are random, apprentice, journeyman, master'],
  ['simulate orchard --players 2 --bots random,random,random', '--bots names 3 bots, but there are only 2 seats for them'],
  ['simulate orchard --options heap', '--options takes pairs like name=value, separated by commas, not "heap"'],
  ['simulate orchard --options heap=huge', 'option "heap" cannot be "huge"; it can be small or large'],
  ['simulate orchard --options tree=old', 'there is no option "tree"; the options are heap'],
  ['simulate', "missing required argument 'game'"],
  ['simulate orchard --gams 3', "unknown option '--gams' (Did you mean --games?)"],
  ['simulate orchard trees', "too many arguments for 'simulate'. Expected 1 argument but got 2."],
])('%s: one sentence, exit code 2, nothing on standard output', async (command, sentence) => {
  const ran = await desk.run(command);
  expect({ code: ran.code, out: ran.out }).toEqual({ code: 2, out: '' });
  expect(complaint(ran)).toContain(sentence);
});

it('--views tells what each seat saw and could do, and the same besides', async () => {
  const plain = (await desk.run('transcript orchard --players 2 --seed 7')).out.trim().split('\n');
  const lines = (await desk.run('transcript orchard --players 2 --seed 7 --views')).out.trim().split('\n');
  expect(lines).toHaveLength(plain.length);
  const [, first = ''] = lines;
  const { seat, move, view, moves, ...rest } = JSON.parse(first);
  expect(view.viewer).toBe(seat);
  expect(moves).toContain(move);
  expect({ seat, move, ...rest }).toEqual(JSON.parse(plain[1] ?? ''));
});
