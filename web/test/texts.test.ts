import { BOT_NAMES } from '@belfry/bots';
import { type Catalogue, placeholders } from '@belfry/kernel';
import { describe, expect, it } from 'vitest';
import { LEVELS } from '../src/match/levels.ts';
import { words as mirrorEn } from '../src/mirror/words-en.ts';
import { words as mirrorNl } from '../src/mirror/words-nl.ts';
import { words as puzzlesEn } from '../src/puzzles/words-en.ts';
import { words as puzzlesNl } from '../src/puzzles/words-nl.ts';
import { words as rulesEn } from '../src/rules/words-en.ts';
import { words as rulesNl } from '../src/rules/words-nl.ts';
import { en } from '../src/text/en.ts';
import { following as followingEn } from '../src/text/following-en.ts';
import { following as followingNl } from '../src/text/following-nl.ts';
import { matches as matchesEn } from '../src/text/matches-en.ts';
import { matches as matchesNl } from '../src/text/matches-nl.ts';
import { nl } from '../src/text/nl.ts';
import { notices as noticesEn } from '../src/text/notices-en.ts';
import { notices as noticesNl } from '../src/text/notices-nl.ts';
import { operators as operatorsEn } from '../src/text/operators-en.ts';
import { operators as operatorsNl } from '../src/text/operators-nl.ts';
import { people as peopleEn } from '../src/text/people-en.ts';
import { people as peopleNl } from '../src/text/people-nl.ts';
import { words as staticEn } from '../src/text/static-en.ts';
import { words as staticNl } from '../src/text/static-nl.ts';
import { together as togetherEn } from '../src/text/together-en.ts';
import { together as togetherNl } from '../src/text/together-nl.ts';
import { you as youEn } from '../src/text/you-en.ts';
import { you as youNl } from '../src/text/you-nl.ts';

describe('the words of the house', () => {
  it.each<[string, Catalogue, Catalogue]>([
    ['everywhere', en, nl],
    ['at a table', followingEn, followingNl],
    ['of finished matches', matchesEn, matchesNl],
    ['at tables with others', togetherEn, togetherNl],
    ['on the page about yourself', youEn, youNl],
    ['about people', peopleEn, peopleNl],
    ['of being told things', noticesEn, noticesNl],
    ['in the rules and the guide', rulesEn, rulesNl],
    ['of puzzles', puzzlesEn, puzzlesNl],
    ['of the mirror', mirrorEn, mirrorNl],
    ['on the page for operators', operatorsEn, operatorsNl],
    ['without a server', staticEn, staticNl],
  ])('%s are the same in both languages, with the same placeholders', (_where, english, dutch) => {
    expect(Object.keys(dutch)).toEqual(Object.keys(english));
    for (const [key, text] of Object.entries(english)) expect(placeholders(dutch[key] ?? ''), key).toEqual(placeholders(text));
  });

  it('know every level of the bots', () => {
    expect([...LEVELS]).toEqual([...BOT_NAMES]);
  });
});
