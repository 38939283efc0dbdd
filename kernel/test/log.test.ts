import { describe, expect, it } from 'vitest';
import { recordPlaythrough } from '../conformance/index.ts';
import { BadInput, fold, type MatchLog, readLog, writeLog } from '../src/index.ts';
import { lanterns } from './sample-game.ts';
import { NOTE } from './sample-note.ts';

const log = recordPlaythrough(lanterns, { players: 3, options: {} }, 'log');
const text = writeLog(log);
const lines = text.trimEnd().split('\n');

function altered(line: number, change: (value: Record<string, unknown>) => void): string {
  const copy = [...lines];
  const value = JSON.parse(copy[line] as string);
  change(value);
  copy[line] = JSON.stringify(value);
  return copy.join('\n');
}

function complaint(damaged: string): string {
  try {
    fold(lanterns, readLog(damaged));
  } catch (error) {
    if (error instanceof BadInput) return error.message;
    throw error;
  }
  return 'nothing to complain about';
}

describe('a log', () => {
  it('reads back as it was written, with undo, consent and stand-ins', () => {
    const full: MatchLog = {
      header: { ...log.header, keyHash: 'abc', key: 'def' },
      entries: [
        { seq: 1, seat: 0, move: 'bid 1', chance: [2], ...NOTE },
        { seq: 2, seat: 0, undo: 0, consent: [1, 2] },
        { seq: 3, seat: 1, undo: 0 },
      ],
    };
    expect(readLog(writeLog(full))).toEqual(full);
    expect(readLog(text)).toEqual(log);
  });

  it('says who sat there, and may be one of a time when it did not', () => {
    const seats = [{ name: 'Ann', crest: 'lion' }, { bot: 'master' }, { name: 'Ben 🦊', crest: 'rose', bot: 'apprentice' }];
    expect(readLog(writeLog({ ...log, seats })).seats).toEqual(seats);
    expect(JSON.parse(lines[0] as string).format).toBe(2);
    expect(readLog(altered(0, (header) => delete header.format))).toEqual(log);
  });

  it('is refused when it says that strangely, or is of a newer form', () => {
    const named = (seats: unknown) => complaint(altered(0, (header) => Object.assign(header, { seats })));
    expect(named([{}])).toBe('the first line must say of every seat who sat there, or of none');
    expect(named([{ name: '' }, {}, {}])).toBe('the first line must give the name of seat 0 as a text of 1 to 60 letters');
    expect(named([{}, { crest: 7 }, {}])).toContain('the crest of seat 1');
    expect(named([{}, {}, { bot: 'a\nb' }])).toContain('the bot of seat 2');
    expect(complaint(altered(0, (header) => Object.assign(header, { format: 3 })))).toContain('form 3, here form 2 is read');
  });

  it('is refused when a line is cut off, at any place', () => {
    const lastLine = text.trimEnd().lastIndexOf('\n') + 2;
    for (let end = lastLine; end < text.length - 2; end++) expect(complaint(text.slice(0, end))).toContain('not complete JSON');
    expect(complaint('')).toBe('the log is empty');
    expect(complaint('[1]')).toBe('line 1 is not a JSON object');
  });

  it('is refused when the first line is not a header', () => {
    expect(complaint('{}')).toBe('the first line must name the game');
    expect(complaint(altered(0, (header) => delete header.players))).toContain('the number of players as whole numbers');
    expect(complaint(altered(0, (header) => Object.assign(header, { options: { nights: 3 } })))).toContain('options');
    expect(complaint(altered(0, (header) => Object.assign(header, { chance: ['x'] })))).toContain(
      'the first line must list its chance outcomes',
    );
  });

  it('is refused for another game, other rules or a table the game does not know', () => {
    expect(complaint(altered(0, (header) => Object.assign(header, { game: 'chess' })))).toBe('this is a log of chess, not of lanterns');
    expect(complaint(altered(0, (header) => Object.assign(header, { rules: 2 })))).toContain('rules version 2, this is version 1');
    expect(complaint(altered(0, (header) => Object.assign(header, { players: 9 })))).toBe(
      'the setup: lanterns is for 2 to 3 players, not 9',
    );
    expect(complaint(altered(0, (header) => Object.assign(header, { options: { moon: 'full' } })))).toContain(
      'the setup: there is no option "moon"',
    );
  });

  it('is refused when an entry is missing, doubled or shapeless', () => {
    expect(complaint([...lines.slice(0, 2), ...lines.slice(3)].join('\n'))).toContain('entry 2 carries the number 3');
    expect(complaint([...lines.slice(0, 3), ...lines.slice(2)].join('\n'))).toContain('entry 3 carries the number 2');
    expect(complaint(altered(1, (entry) => delete entry.move))).toBe('entry 1 is neither a move nor an undo');
    expect(complaint(altered(1, (entry) => Object.assign(entry, { seat: -1 })))).toBe('entry 1 must name a seat by number');
    expect(complaint(altered(1, (entry) => Object.assign(entry, { chance: [0.5] })))).toContain('entry 1 must list its chance outcomes');
  });

  it('is refused when a move is not legal, not readable, or by nobody', () => {
    expect(complaint(altered(1, (entry) => Object.assign(entry, { move: 'bid 99' })))).toBe(
      'entry 1: "bid 99" is not legal here (SAM-2.1)',
    );
    expect(complaint(altered(1, (entry) => Object.assign(entry, { move: 'dance' })))).toContain('entry 1: "dance" is not a move');
    expect(complaint(altered(1, (entry) => Object.assign(entry, { seat: 7 })))).toBe('entry 1: there is no seat 7');
  });

  it('is refused when somebody who is not at the table takes back', () => {
    const stranger = JSON.stringify({ seq: lines.length, seat: 3, undo: 0, consent: [0, 1, 2] });
    expect(complaint([...lines, stranger].join('\n'))).toBe(`entry ${lines.length}: there is no seat 3`);
  });

  it('is refused when chance is tampered with', () => {
    expect(complaint(altered(0, (header) => (header.chance as number[]).push(0)))).toBe(
      'the setup: holds more chance outcomes than the rules use',
    );
    expect(complaint(altered(0, (header) => (header.chance as number[]).pop()))).toContain('the rules asked for more');
    expect(complaint(altered(0, (header) => Object.assign(header.chance as number[], { 0: 99 })))).toContain(
      'chance outcome 99 is not a whole number below 12',
    );
    expect(complaint(altered(1, (entry) => Object.assign(entry, { chance: [0] })))).toBe(
      'entry 1: holds more chance outcomes than the rules use',
    );
  });
});
