import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { placeholders } from '@belfry/kernel';
import { expect, it } from 'vitest';
import { en } from '../src/text/en.ts';
import { nl } from '../src/text/nl.ts';
import { complaint, newDesk } from './terminal.ts';

/** Basket, then three apples, turn after turn. */
const EAGER = ['1', '3', '1', '3', '1', '3', '1', '3'];

it('plays a whole game from a script and ends with the score sheet', async () => {
  const { code, out } = await newDesk().run('play orchard --players 2', EAGER);
  expect(code).toBe(0);
  expect(out).toContain('Orchard with 2 players. You are Agnes (a). Also at the table: Bram (b) played by Apprentice.');
  expect(out).toContain('Your decision: choose a basket');
  expect(out).toContain('2. Use the right basket (basket right)');
  expect(out).toContain('Bram (b) takes 3 apples');
  expect(out).toContain('apples (ORC-2.1): Agnes (a) 6, Bram (b) 6');
  expect(out).toContain('Agnes (a) and Bram (b) share the win.');
  expect(out).toContain('The key of this match was key 0.');
});

it('takes notation, also shortened', async () => {
  const { out } = await newDesk().run('play orchard --players 2', ['basket right', 't 2', 'quit']);
  expect(out).toContain('Agnes (a) takes 2 apples');
});

it('sits down where asked', async () => {
  const { out } = await newDesk().run('play orchard --players 3 --seat b --bots random,apprentice', ['quit']);
  expect(out).toContain('You are Bram (b). Also at the table: Agnes (a) played by Random and Clara (c) played by Apprentice.');
  expect(out).toContain('You left the table; the game is not finished.');
});

it('speaks Dutch', async () => {
  const { out } = await newDesk().run('play orchard --players 2 --language nl', ['?', 'undo', 'quit']);
  expect(out).toContain('Boomgaard met 2 spelers. Je bent Agnes (a).');
  expect(out).toContain('Jouw beslissing: kies een mand');
  expect(out).toContain('1. Gebruik de linker mand (basket left)');
  expect(out).toContain('ORC-1.1: Eerst kies je een mand.');
  expect(out).toContain('Er is niets terug te nemen.');
});

it('? explains the decision with its clause, ? and a move explains the move', async () => {
  const { out } = await newDesk().run('play orchard --players 2', ['?', '? 1', '? take 1', '? dance', '? 9', 'quit']);
  expect(out).toContain('ORC-1.1: You choose a basket first.');
  expect(out).toContain('"basket left" is allowed: Use the left basket');
  expect(out).toContain('"take 1" is not allowed: that is not asked now (ORC-1.1)');
  expect(out).toContain('Cannot read "dance" as a move here: "dance" is not a move of the orchard.');
  expect(out).toContain('There is no move 9. The numbers go from 1 to 2.');
});

it('refuses what is not legal and asks again', async () => {
  const { out } = await newDesk().run('play orchard --players 2', ['roll', 'basket', 'dance', '7', '1', 'quit']);
  expect(out).toContain('"roll" is not allowed: that is not asked now (ORC-1.1)');
  expect(out).toContain('Cannot read "basket" as a move here: "basket" may mean "basket left" or "basket right".');
  expect(out).toContain('There is no move 7. The numbers go from 1 to 2.');
  expect(out).toContain('Your decision: take apples');
});

it('undoes a move, but not past what others have seen', async () => {
  const { out } = await newDesk().run('play orchard --players 2', ['undo', '1', 'undo', '2', '1', 'undo', 'quit']);
  expect(out).toContain('There is nothing to undo.');
  expect(out).toContain('Undone: basket left');
  expect(out).toContain('You cannot undo that: another player has moved since.');
});

it('goes back by so many moves, past what others have seen, since bots agree; and says where there is no way back', async () => {
  const { out } = await newDesk().run('play orchard --players 2', ['1', '2', 'undo 99', 'undo far', 'undo 3', 'quit']);
  expect(out.match(/Type undo, undo ask, or undo and how many of the last moves; not more than there have been\./g)).toHaveLength(2);
  expect(out).toContain('Undone: the last 3 moves (starting with: Agnes (a) takes 2 apples).');
  expect(out.match(/Your decision: take apples/g)).toHaveLength(2);
});

it('tells the log, the moves, the position and the help again', async () => {
  const { out } = await newDesk().run('play orchard --players 2', ['log', '1', 'log', 'moves', 'position', 'help', '', 'quit']);
  expect(out).toContain('Nobody has moved yet.');
  expect(out.match(/Agnes \(a\) lifts a basket/g)).toHaveLength(2);
  expect(out.match(/You have 4 moves:/g)).toHaveLength(2);
  expect(out.match(/The heap: 12/g)).toHaveLength(2);
  expect(out).toContain('You can type:');
});

it('saves a log that verifies, without the key while the match runs and with it at the end', async () => {
  const desk = newDesk();
  const [early, late] = [join(desk.folder, 'early.log'), join(desk.folder, 'late.log')];
  const { out } = await desk.run('play orchard --players 2', [
    '1',
    'save',
    `save ${early}`,
    `save ${early}`,
    ...EAGER.slice(1),
    `save ${late}`,
    'log',
    'dance',
    'quit',
  ]);
  expect(out).toContain('Give a file name: save game.log');
  expect(out).toContain(`${early} already exists. Choose another name.`);
  expect(out).toContain('1. Agnes (a): basket left');
  expect(out).toContain('The game is over. You can type position, board, scores, card and a name, log, save and a file name, or quit.');
  expect(readFileSync(early, 'utf8')).not.toContain('key 0');
  expect(readFileSync(late, 'utf8')).toContain('key 0');
  for (const file of [early, late]) expect((await desk.run(`verify ${file}`)).code).toBe(0);
});

it('says so when the file cannot be written', async () => {
  const desk = newDesk();
  const file = join(desk.folder, 'nowhere', 'game.log');
  const { out } = await desk.run('play orchard --players 2', [`save ${file}`, 'quit']);
  expect(out).toContain(`Could not write ${file}.`);
  expect(existsSync(file)).toBe(false);
});

it.each([
  ['play orchard --seat z', '--seat must be a letter from a to d, not "z"'],
  ['play orchard --language fr', '--language can be en or nl, not "fr"'],
  ['play orchard --players 1', 'orchard is for 2 to 4 players, not 1'],
  ['play chess', 'there is no game "chess"; the games are orchard'],
])('%s: one sentence, exit code 2', async (command, sentence) => {
  const ran = await newDesk().run(command);
  expect({ code: ran.code, out: ran.out }).toEqual({ code: 2, out: '' });
  expect(complaint(ran)).toBe(sentence);
});

it('has the same keys and placeholders in both languages', () => {
  const shape = (texts: Readonly<Record<string, string>>) => Object.entries(texts).map(([key, text]) => [key, placeholders(text)]);
  expect(shape(nl)).toEqual(shape(en));
});
