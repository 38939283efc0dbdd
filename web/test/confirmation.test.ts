import { describe, expect, it } from 'vitest';
import { isAsked } from '../src/table/choice/confirmation.ts';

const staged = { legal: 3, picks: ['pool:king'], lasting: true, cautioned: false, light: false };

describe('a staged move needs confirmation', () => {
  it('when one click would do something permanent', () => {
    expect(isAsked('lasting', staged)).toBe(true);
    expect(isAsked('lasting', { ...staged, lasting: false })).toBe(false);
    expect(isAsked('lasting', { ...staged, lasting: null })).toBeNull();
  });

  it.each([
    ['there is no other', { legal: 1 }],
    ['a verb said what it does', { picks: ['verb:draw-cards'] }],
    ['a second thing was pointed at', { picks: ['hand:tavern', 'verb:build'] }],
    ['the board calls it small', { light: true }],
  ])('not when %s', (_, change) => {
    expect(isAsked('lasting', { ...staged, ...change })).toBe(false);
  });

  it('when there is a warning', () => {
    expect(isAsked('lasting', { ...staged, picks: ['verb:end-turn'], lasting: false, cautioned: true })).toBe(true);
  });

  it('always or never, by the player’s setting', () => {
    expect(isAsked('always', { ...staged, legal: 1, lasting: false })).toBe(true);
    expect(isAsked('never', { ...staged, cautioned: true })).toBe(false);
  });
});
