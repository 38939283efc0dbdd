import { BOT_NAMES } from '@belfry/bots';
import { type Catalogue, placeholders } from '@belfry/kernel';
import { describe, expect, it } from 'vitest';
import { en } from '../src/base/text/en.ts';
import { nl } from '../src/base/text/nl.ts';
import { LEVELS } from '../src/match/levels.ts';
import { notices as noticesEn } from '../src/pages/account/notices-en.ts';
import { notices as noticesNl } from '../src/pages/account/notices-nl.ts';
import { you as youEn } from '../src/pages/account/text/en.ts';
import { you as youNl } from '../src/pages/account/text/nl.ts';
import { matches as matchesEn } from '../src/pages/matches/text/en.ts';
import { matches as matchesNl } from '../src/pages/matches/text/nl.ts';
import { words as mirrorEn } from '../src/pages/mirror/text/en.ts';
import { words as mirrorNl } from '../src/pages/mirror/text/nl.ts';
import { operators as operatorsEn } from '../src/pages/operators/text/en.ts';
import { operators as operatorsNl } from '../src/pages/operators/text/nl.ts';
import { people as peopleEn } from '../src/pages/people/text/en.ts';
import { people as peopleNl } from '../src/pages/people/text/nl.ts';
import { words as puzzlesEn } from '../src/pages/puzzles/text/en.ts';
import { words as puzzlesNl } from '../src/pages/puzzles/text/nl.ts';
import { words as rulesEn } from '../src/pages/rules/text/en.ts';
import { words as rulesNl } from '../src/pages/rules/text/nl.ts';
import { together as togetherEn } from '../src/pages/table-settings/text/en.ts';
import { together as togetherNl } from '../src/pages/table-settings/text/nl.ts';
import { following as followingEn } from '../src/table/text/en.ts';
import { following as followingNl } from '../src/table/text/nl.ts';

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
  ])('%s are the same in both languages, with the same placeholders', (_where, english, dutch) => {
    expect(Object.keys(dutch)).toEqual(Object.keys(english));
    for (const [key, text] of Object.entries(english)) expect(placeholders(dutch[key] ?? ''), key).toEqual(placeholders(text));
  });

  it('know every level of the bots', () => {
    expect([...LEVELS]).toEqual([...BOT_NAMES]);
  });
});
