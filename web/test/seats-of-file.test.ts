import type { MatchLog } from '@belfry/kernel';
import { expect, it } from 'vitest';
import { seatsOfFile } from '../src/match/local/seats-of-file.ts';

const header = { game: 'citadels', rules: 1, players: 3, options: {}, chance: [] };
const seats = [
  { name: 'Odile', bot: 'master:500it' },
  { name: 'Ann', crest: 'rose' },
  { name: 'Ben', crest: 'no crest of ours', bot: 'apprentice' },
];
const log: MatchLog = { header, entries: [], seats };

it('a finished match shows who sat there', () => {
  expect(seatsOfFile(log, null)).toMatchObject([
    { name: 'Odile', kind: 'bot', level: 'master' },
    { name: 'Ann', crest: 'rose', kind: 'person' },
    { name: 'Ben', crest: 'ship', kind: 'bot', level: 'apprentice' },
  ]);
});

it('playing on from a file takes the seat of the first person in it', () => {
  expect(seatsOfFile(log, 'Eve').map(({ name, kind }) => [name, kind])).toEqual([
    ['Odile', 'bot'],
    ['Eve', 'you'],
    ['Ben', 'bot'],
  ]);
});

it('a file that does not say who sat there opens as before', () => {
  const old = { header, entries: [] };
  expect(seatsOfFile(old, 'Eve').map(({ kind }) => kind)).toEqual(['you', 'bot', 'bot']);
  expect(seatsOfFile(old, null).map(({ kind }) => kind)).toEqual(['bot', 'bot', 'bot']);
});
