import { fileURLToPath } from 'node:url';
import { findGame } from '@belfry/games';
import { expect, it } from 'vitest';
import { layTable } from '../src/terminal-game/local-table.ts';
import { inMenuOrder, openedBy, tellMoves } from '../src/terminal-game/menu.ts';
import { deskIn, newDesk } from './terminal.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const at = (id: string) => deskIn(ROOT, [findGame(id)]);

it('tells what anything with a name is, with everything one sees on it', async () => {
  const { out } = await at('citadels').run('play citadels --players 2', ['card castle', '? king', 'card ca', 'card moon', 'quit']);
  expect(out).toContain('Castle. District, yellow (noble): costs 4 gold, worth 4 points; 4 cards in the game.');
  expect(out).toContain('King. Character, called as number 4; colour income from yellow districts.');
  expect(out).toContain('You take the crown and choose first in the next round.');
  expect(out).toMatch(/Which one\? .*Castle and .*Cathedral|Which one\? .*Cathedral/);
  expect(out).toContain('Nothing here is called "moon".');
});

it('tells who sits where, how they stand, and what costs what', async () => {
  const { out } = await at('nuremberg').run('play nuremberg --players 3 --options firstPlayer=seat-1', ['who', 'scores', 'prices', 'quit']);
  expect(out).toContain('Agnes (a): you, deciding now');
  expect(out).toMatch(/Bram \(b\): \d+ points?, \d+ cards/);
  expect(out).toContain('suit of armour. Good, made of 1 wool and 3 ore: 6 gold in Venice, toll 2.');
});

it('folds many moves of one sort into a line that opens', () => {
  const game = findGame('nuremberg');
  const bots = [game.apprentice, game.apprentice].map((bot) => ({ name: 'apprentice', bot }));
  const table = layTable({
    ...{ game, players: 3, options: { firstPlayer: 'seat-1' }, me: 0, bots, language: 'en', rules: '', key: 'fold', botKey: 'bots' },
  });
  const moves = inMenuOrder(table, game.legal(table.live.match.state, 0));
  const folded = tellMoves(table, moves);
  expect(moves.length).toBeGreaterThan(30);
  expect(folded.length).toBeLessThan(15);
  expect(folded.join('\n')).toMatch(/Offer .* and \d+ similar moves: type moves offer/);
  // The numbers are continuous: a folded line shows its first and last move.
  const numbers = folded.flatMap((line) => /^(\d+)(?:–(\d+))?\./.exec(line)?.slice(1).map(Number) ?? []).filter((number) => number > 0);
  expect(numbers.at(-1)).toBe(moves.length);
  expect(numbers.slice(0, folded.length - 2)).toEqual(numbers.slice(0, folded.length - 2).map((_, at) => at + 1));
  const opened = tellMoves(table, moves, openedBy(table, moves, 'off'));
  // The lines above explain offers, and how to leave a side open.
  expect(opened.join('\n')).toContain('A question mark leaves a side open: offer b: ? for 1 ore.');
  expect(opened.filter((line) => /^\d+\./.test(line)).length).toBe(moves.filter((move) => game.write(move).startsWith('offer')).length);
  expect(tellMoves(table, moves, openedBy(table, moves, 'all')).length).toBe(1 + moves.length);
});

it('takes the words of the sentence as a move, in the language that is spoken', async () => {
  const { out } = await newDesk().run('play orchard --players 2 --language nl', ['gebruik linker', 'stand', 'wie', 'weg']);
  expect(out).toContain('Agnes (a) lifts a basket');
  expect(out).toContain('Agnes (a): jij, beslist nu');
});

it('coaches and gives hints as in the browser, and draws the table where that is asked for', async () => {
  const { out } = await at('citadels').run('play citadels --players 2 --view drawn --coach', ['hint', '?', 'coach', 'board', 'quit']);
  expect(out).toContain('Coach: Build a city. When the first city is complete, the round is played out and the most points win.');
  expect(out).toMatch(/Coach: You take one character in secret: .* \(CIT-3\.6\)/);
  expect(out).toMatch(/The best moves:\n {2}\d\. Take the .*: \d+% to win, about \d+ points\. .+\n {2}\d\. /);
  // The clause that decides comes first.
  expect(out).toContain('CIT-3.6: P1, who wears the crown, takes one');
  expect(out).toContain('The coach is off.');
  expect(out.split('♛').length - 1).toBe(2);
});

it('says everything in words where nobody looks at a screen', async () => {
  const { out } = await at('nuremberg').run('play nuremberg --players 3', ['board', 'quit']);
  expect(out).not.toMatch(/[╮╰═│]/);
  expect(out).toContain('On the road to Prague. Stations: ');
});
