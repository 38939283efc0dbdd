import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { complaint, newDesk } from './terminal.ts';

const desk = newDesk();
const transcript = (await desk.run('transcript orchard --players 3 --seed 7')).out;
const lines = transcript.trimEnd().split('\n');

async function savedGame(): Promise<string> {
  const file = join(desk.folder, 'saved.log');
  if (!existsSync(file))
    await desk.run('play orchard --players 2', ['1', 'roll', '1', '3', '1', '3', '1', '3', '1', '3', '1', '3', '1', '3', `save ${file}`]);
  return file;
}

function keep(name: string, text: string): string {
  const file = join(desk.folder, name);
  writeFileSync(file, text);
  return file;
}

function tampered(name: string, at: number, change: (line: Record<string, unknown>) => void): string {
  const changed = lines.map((line, index) => {
    if (index !== (at < 0 ? lines.length + at : at)) return line;
    const value = JSON.parse(line);
    change(value);
    return JSON.stringify(value);
  });
  return keep(name, changed.join('\n'));
}

it('a transcript has a header with the start, one line for each entry, and the outcome', () => {
  const [header, first] = lines.map((line) => JSON.parse(line));
  const last = JSON.parse(lines.at(-1) as string);
  expect(header).toMatchObject({ game: 'orchard', rules: 1, players: 3, options: { heap: 'small' }, chance: [], state: { heap: 12 } });
  expect(Object.keys(first)).toEqual(['seq', 'seat', 'move', 'chance', 'events', 'state']);
  expect(last.outcome.sheet[0].points).toHaveLength(3);
});

it('accepts a true transcript', async () => {
  const file = keep('good.jsonl', transcript);
  const { code, out } = await desk.run(`verify ${file}`);
  expect(code).toBe(0);
  expect(out).toContain('every move is legal, every event and every state equal');
});

it('accepts a true log and checks its key', async () => {
  const { code, out } = await desk.run(`verify ${await savedGame()} --json`);
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ valid: true, kind: 'log', game: 'orchard', key: true });
});

it.each([
  ['an empty file', () => keep('empty', ''), 'the file is empty'],
  ['a file that is no JSON', () => keep('prose', 'Dear diary\n'), 'line 1 is not complete JSON; the file is cut off or damaged'],
  ['a header that names no game', () => keep('noname', '{}\n'), 'the first line must name the game'],
  ['a transcript cut off in a line', () => keep('cut', transcript.slice(0, -40)), 'is not complete JSON; the file is cut off or damaged'],
  [
    'a transcript cut off between lines',
    () => keep('short', lines.slice(0, -1).join('\n')),
    'the transcript ends without its outcome; it is cut off',
  ],
  ['an entry left out', () => keep('gap', lines.filter((_, i) => i !== 2).join('\n')), 'entries must be numbered from 1 without gaps'],
  [
    'a changed start',
    () =>
      tampered('start', 0, (line) => {
        line.state = {};
      }),
    'the setup: the state is not the one the rules give',
  ],
  [
    'a changed state',
    () =>
      tampered('state', 3, (line) => {
        line.state = {};
      }),
    'entry 3: the state is not the one the rules give',
  ],
  [
    'changed events',
    () =>
      tampered('events', 2, (line) => {
        line.events = [];
      }),
    'entry 2: the events are not those the rules give',
  ],
  [
    'a move that is not legal',
    () =>
      tampered('illegal', 1, (line) => {
        line.move = 'take 3';
      }),
    'entry 1: "take 3" is not legal here (ORC-1.1)',
  ],
  [
    'a move that is none',
    () =>
      tampered('nonsense', 1, (line) => {
        line.move = 'steal apples';
      }),
    'entry 1: "steal apples" is not a move of the orchard',
  ],
  [
    'the move of another seat',
    () =>
      tampered('seat', 1, (line) => {
        line.seat = 2;
      }),
    'entry 1: "basket',
  ],
  [
    'a seat that does not exist',
    () =>
      tampered('noseat', 1, (line) => {
        line.seat = 5;
      }),
    'entry 1: there is no seat 5',
  ],
  [
    'chance nobody asked for',
    () =>
      tampered('luck', 1, (line) => {
        line.chance = [3];
      }),
    'entry 1: holds more chance outcomes than the rules use',
  ],
  [
    'a changed outcome',
    () =>
      tampered('outcome', -1, (line) => {
        line.outcome = null;
      }),
    'the outcome is not the one the rules give',
  ],
  [
    'another rules version',
    () =>
      tampered('version', 0, (line) => {
        line.rules = 9;
      }),
    'the log follows rules version 9, this is version 1 of orchard',
  ],
  [
    'too many players',
    () =>
      tampered('players', 0, (line) => {
        line.players = 9;
      }),
    'the setup: orchard is for 2 to 4 players, not 9',
  ],
  ['a file that is not there', () => join(desk.folder, 'nowhere'), 'there is no such file'],
  ['a folder', () => desk.folder, 'the file cannot be read'],
])('%s: one sentence, exit code 2', async (_what, make, sentence) => {
  const ran = await desk.run(`verify ${make()}`);
  expect({ code: ran.code, out: ran.out }).toEqual({ code: 2, out: '' });
  expect(complaint(ran)).toContain(sentence);
});

it('an unknown game in the header is named', async () => {
  const ran = await desk.run(
    `verify ${tampered('game', 0, (line) => {
      line.game = 'chess';
    })}`,
  );
  expect(ran.code).toBe(2);
  expect(complaint(ran)).toBe('there is no game "chess"; the games are orchard');
});

it('luck that does not follow from the published key is found out', async () => {
  const saved = readFileSync(await savedGame(), 'utf8');
  const forged = saved.replace(/"move":"roll","chance":\[(\d)\]/, (_, outcome) => `"move":"roll","chance":[${(Number(outcome) + 1) % 6}]`);
  const ran = await desk.run(`verify ${keep('forged.log', forged)}`);
  expect(forged).not.toBe(saved);
  expect(ran.code).toBe(2);
  expect(complaint(ran)).toContain('entry 2: a chance outcome does not follow from the published key');
});

it('a key that does not fit its hash is found out', async () => {
  const saved = readFileSync(await savedGame(), 'utf8').replace('"key":"key 0"', '"key":"key 9"');
  const ran = await desk.run(`verify ${keep('wrongkey.log', saved)}`);
  expect(ran.code).toBe(2);
  expect(complaint(ran)).toContain('the published key does not fit the hash published at the start');
});
