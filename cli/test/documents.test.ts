// Runs commands from the documents with options that no other test uses.
import { findGame } from '@belfry/games';
import { expect, it } from 'vitest';
import { complaint, newDesk } from './terminal.ts';

const desk = newDesk([findGame('citadels')]);

it('transcript --bots names who plays, and --views tells what each seat saw', async () => {
  const { code, out } = await desk.run('transcript citadels --players 2 --seed 1 --bots apprentice --views');
  const [header, entry] = out.split('\n', 2).map((line) => JSON.parse(line));
  expect({ code, game: header.game ?? header.header?.game }).toEqual({ code: 0, game: 'citadels' });
  expect(Object.keys(entry)).toContain('view');
});

it('detect --seed plays the same games again', async () => {
  const play = () => desk.run('detect citadels --bot random --players 2 --games 1 --seed bar4 --json');
  expect(JSON.parse((await play()).out)).toEqual(JSON.parse((await play()).out));
});

it.each([
  ['backup copy.sqlite --data nowhere', /^there is no store in /],
  ['move-store --data nowhere', /./],
])('%s: one sentence, exit code 2', async (command, sentence) => {
  const ran = await desk.run(command);
  expect(ran.code).toBe(2);
  expect(complaint(ran)).toMatch(sentence);
});
