import { type Language, say, seatLetter } from '@belfry/kernel';
import { describe, expect, it } from 'vitest';
import { PERSONS } from '../src/data/persons.ts';
import { bruges } from '../src/game.ts';
import { rolled, table } from './table.ts';

const speaker = (language: Language) => ({
  language,
  catalogue: bruges.text[language],
  nameOf: (seat: number) => seatLetter(seat).toUpperCase(),
});
const en = (phrase: { key: string }) => say(speaker('en'), phrase);
const nl = (phrase: { key: string }) => say(speaker('nl'), phrase);

describe('Notation', () => {
  it.each([
    'workers queen',
    'guilders town-crier',
    'threat bard',
    'canal acrobat left',
    'house queen',
    'house queen with blue',
    'recruit prince on blue',
    'start b',
    'draw right',
    'stop',
    'suffer plague',
    'lose prince',
    'lose house red',
    'lose house of prince',
    'lose canal left',
    'pay',
    'stay',
    'activate queen',
    'end turn',
    'decline',
    'build right',
    'return yellow',
    'return all brown',
    'swap red for blue',
    'done',
    'take purple',
    'give red',
    'lend d',
    'discard king',
    'repeat',
    'arrange 2 blue, 1 red',
    'give 1 brown, 1 yellow',
    'discard bard, king',
  ])('reads and writes "%s"', (words) => {
    expect(bruges.write(bruges.read(words))).toBe(words);
  });

  it.each([
    ['dance', '"dance" is no move of Bruges; a move looks like "draw left", "guilders town-crier" or "recruit town-crier on blue"'],
    ['recruit nobody on blue', 'there is no person "nobody"; write it like "town-crier"'],
    ['recruit prince on green', 'there is no colour "green"; the colours are blue, brown, purple, red, yellow'],
    ['draw middle', '"middle" is no side; write left or right'],
    ['suffer hunger', 'there is no penalty "hunger"; the penalties are flood, plague, intrigue, fire, raid'],
    ['arrange two blue', '"two blue" is no number of workers; write it like "2 blue, 1 red"'],
    ['lend e', 'there is no seat "e"; seats are the letters a to d'],
  ])('refuses "%s" with a sentence', (words, sentence) => {
    expect(() => bruges.read(words)).toThrow(sentence);
  });

  it('names what a move targets, in the order a player points at it', () => {
    expect(bruges.targets(bruges.read('recruit prince on blue'))).toEqual(['hand:prince', 'verb:recruit', 'house:blue']);
    expect(bruges.targets(bruges.read('canal acrobat left'))).toEqual(['hand:acrobat', 'verb:canal', 'canal:left']);
    expect(bruges.targets(bruges.read('house queen with blue'))).toEqual(['hand:queen', 'verb:house', 'worker:blue']);
    expect(bruges.targets(bruges.read('activate queen'))).toEqual(['person:queen']);
    expect(bruges.targets(bruges.read('lose house of queen'))).toEqual(['person:queen']);
    expect(bruges.targets(bruges.read('swap red for blue'))).toEqual(['worker:red', 'supply:blue']);
    expect(bruges.targets(bruges.read('end turn'))).toEqual(['verb:end-turn']);
  });
});

describe('Words', () => {
  it('every person has a name and a text in both languages', () => {
    for (const { id } of PERSONS) {
      for (const language of ['en', 'nl'] as const) {
        const { [`person.${id}`]: name = '', [`person.${id}.text`]: text = '' } = bruges.text[language];
        expect(name.length * text.length).toBeGreaterThan(0);
      }
    }
  });

  it('moves, questions and log lines read well', () => {
    const t = table({ seats: [{ hand: ['councillor', 'queen'], guilders: 3, houses: ['red'] }, {}] });
    expect(
      t
        .legal('a')
        .map((words) => en(bruges.sayMove(bruges.read(words))))
        .slice(0, 4),
    ).toEqual([
      'Councillor: take workers',
      'Councillor: take guilders',
      'Councillor: build on the right canal',
      'Recruit the Councillor for 3 guilders into the red house',
    ]);
    t.play('a: recruit councillor on red');
    expect([en(bruges.sayEvent(t.last('recruited'))), nl(bruges.sayEvent(t.last('recruited')))]).toEqual([
      'A recruits the Councillor for 3 guilders.',
      'A trekt het Raadslid voor 3 gulden aan.',
    ]);
    const roll = rolled({ red: 1, blue: 6 }, { seats: [{ guilders: 1 }, {}] });
    expect([
      en(bruges.sayEvent(roll.last('rolled'))),
      en(bruges.sayDecision(roll.pending()[0])),
      nl(bruges.sayDecision(roll.pending()[0])),
    ]).toEqual([
      'A rolls: red 1, brown 3, purple 3, yellow 3 and blue 6.',
      'A: advance one step for 1 guilder?',
      'A: een stap vooruit, voor 1 gulden?',
    ]);
  });

  it('the report tells the viewer what he may know', () => {
    const t = table({ seats: [{ hand: ['queen'], points: 4, houses: ['red'], persons: ['bard'] }, { hand: ['king'] }] });
    const lines = bruges.report(t.view(0)).flatMap(({ title, lines: rest }) => [title, ...rest].map(en));
    expect(lines).toContain('Hand: Queen.');
    expect(lines).toContain('Hand: 1 yellow card.');
    expect(lines).toContain('People: Bard.');
    expect(lines).toContain('4 points, step 0, 0 guilders.');
  });
});
