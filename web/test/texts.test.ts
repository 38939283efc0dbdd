import { BOT_NAMES } from '@belfry/bots';
import { placeholders } from '@belfry/kernel';
import { describe, expect, it } from 'vitest';
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
