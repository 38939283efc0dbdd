import { BOT_NAMES } from '@belfry/bots';
import { expect, it } from 'vitest';
import { LEVELS } from '../src/match/levels.ts';

it('every level of the bots can be chosen', () => {
  expect([...LEVELS]).toEqual([...BOT_NAMES]);
});
