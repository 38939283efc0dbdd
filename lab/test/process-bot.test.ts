import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { botByName, type Choice } from '@belfry/bots';
import { findGame, games } from '@belfry/games';
import { BadInput, completeOptions, seededChance } from '@belfry/kernel';
import { describe, expect, it } from 'vitest';
import { playArenaGame } from '../src/arena/match.ts';
import { processBot } from '../src/processes/process-bot.ts';

const EXAMPLES = fileURLToPath(new URL('../../bots/examples', import.meta.url));
const NODE = `"${process.execPath}"`;
const IN_NODE = `exec:${NODE} "${join(EXAMPLES, 'first-bot.mjs')}"`;
const IN_PYTHON = `exec:python3 "${join(EXAMPLES, 'first_bot.py')}"`;
const IN_FULL = process.env.BELFRY_LONG !== undefined;

const citadels = findGame('citadels');

function playMatch(id: string, name: string) {
  const game = findGame(id);
  const bot = processBot(game, name);
  if (bot === null) throw new Error(`${name} is no process`);
  const players = Math.max(2, game.players.min);
  const bots = Array.from({ length: players }, (_, seat) => (seat === 0 ? bot : botByName(game, 'random')));
  const names = bots.map((_, seat) => (seat === 0 ? name : 'random'));
  return playArenaGame(
    game,
    { game: id, bots: names, players, options: completeOptions(game.options), games: 1, seed: 'process' },
    bots,
    0,
  );
}

/** A bot that answers every question with what this function body makes of the line. */
const saying = (body: string) =>
  `exec:${NODE} -e "require('node:readline').createInterface({input:process.stdin}).on('line',(line)=>{${body}})"`;

/** The first position of Citadels in which there is something to choose. */
function askOnce(name: string): Choice | undefined {
  const state = citadels.setup(2, completeOptions(citadels.options), { chance: seededChance('ask') });
  const [decision] = citadels.pending(state);
  if (decision === undefined) throw new Error('nobody is asked');
  const { seat } = decision;
  return processBot(citadels, name)?.choose(citadels.view(state, seat), citadels.legal(state, seat), seededChance('ask'));
}

describe('a bot that is a process', () => {
  it.each((IN_FULL ? games : [citadels]).map(({ id }) => id))('in plain Node plays a whole match of %s, the same one again', (id) => {
    const { shares, totals } = playMatch(id, IN_NODE);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
    expect(playMatch(id, IN_NODE).totals).toEqual(totals);
  });

  it.each((IN_FULL ? games : []).map(({ id }) => id))('in Python plays a whole match of %s as the same bot in Node does', (id) => {
    const isHere = spawnSync('python3', ['--version']).status === 0;
    if (!isHere) process.stdout.write('python3 is not installed: Node played in its place\n');
    const name = isHere ? IN_PYTHON : IN_NODE;
    expect(playMatch(id, name).totals).toEqual(playMatch(id, IN_NODE).totals);
  });

  it('is another bot than the others, and other names are none', () => {
    expect(processBot(citadels, 'random')).toBeNull();
    expect(() => processBot(citadels, 'exec: ')).toThrow(BadInput);
  });

  it('may say what it expects of its move; what is no chance to win is passed over', () => {
    const expecting = (share: string) =>
      askOnce(saying(`console.log(JSON.stringify({move:JSON.parse(line).moves[1],share:${share}}))`))?.estimate;
    expect(expecting('0.31')).toMatchObject({ share: 0.31 });
    for (const nonsense of ['31', '-1', 'null']) expect(expecting(nonsense)).toBeUndefined();
  });

  it.each([
    ['console.log(JSON.stringify({move:JSON.parse(line).moves[1]}))', null],
    ["console.log(JSON.stringify({move:'fly away'}))", /answered "fly away", which is none of the \d+ moves it was given$/],
    ["console.log('fly away')", /answered fly away; an answer looks like {"move":"build castle"}$/],
    ['console.log(JSON.stringify({move:7}))', /answered {"move":7}; an answer looks like/],
    ['process.exit(3)', /has ended \(exit code 3\)$/],
  ])('that does %s is believed, or told off', (body, problem) => {
    if (problem === null) expect(askOnce(saying(body.replaceAll('"', '\\"')))?.move).toBeDefined();
    else expect(() => askOnce(saying(body.replaceAll('"', '\\"')))).toThrow(problem);
  });

  it('that talks unasked is told so at the next question', () => {
    const name = saying("console.log(JSON.stringify({move:JSON.parse(line).moves[0]}));console.log('I like this one.')");
    expect(askOnce(name)).toBeDefined();
    expect(() => {
      for (let times = 0; times < 50; times++) askOnce(name);
    }).toThrow(
      /wrote "I like this one\." without being asked; what is meant for people belongs on standard error$|answered I like this one\./,
    );
  });
});
