import { BOT_NAMES } from '@belfry/bots';
import { games } from '@belfry/games';
import { placeholders } from '@belfry/kernel';
import { describe, expect, it } from 'vitest';
import { DOORS } from '../src/doors.ts';
import { hasEvaluation } from '../src/judged-games.ts';
import { PLAYABLE } from '../src/rules.ts';
import { LEVELS } from '../src/session/levels.ts';
import { en } from '../src/text/en.ts';
import { nl } from '../src/text/nl.ts';

describe('the words of the house', () => {
  it('are the same in both languages, with the same placeholders', () => {
    expect(Object.keys(nl)).toEqual(Object.keys(en));
    for (const [key, text] of Object.entries(en)) expect(placeholders(nl[key as keyof typeof en]), key).toEqual(placeholders(text));
  });

  it('know every level of the bots', () => {
    expect([...LEVELS]).toEqual([...BOT_NAMES]);
  });
});

describe('the doors', () => {
  it('lead to the games of the registry, and to no others', () => {
    expect([...PLAYABLE].sort()).toEqual(games.map(({ id }) => id).sort());
    for (const { id, evaluation } of games) expect(hasEvaluation(id), id).toBe(evaluation !== undefined);
    expect([...DOORS].sort()).toEqual(games.map(({ id }) => id).sort());
  });
});
