import { LANGUAGES, placeholders } from '@belfry/kernel';
import { expect, it } from 'vitest';
import { MATCH_REASONS, matchRefusals, Refused, refusing } from '../src/index.ts';

it('a refusal keeps its sentence through serialization', () => {
  const refuse = refusing({ ...MATCH_REASONS, 'no-key': ['forbidden', '{who} has no key'] });
  const refused = refuse('no-key', { who: 'Joost' });
  expect(refused.message).toBe('Joost has no key');
  const crossed = new Refused(structuredClone(refused.refusal));
  expect(crossed.refusal).toEqual({ reason: 'no-key', code: 'forbidden', message: 'Joost has no key', args: { who: 'Joost' } });
  expect(crossed.message).toBe(refused.message);
});

it('carries the game’s clause and sentence when a rule forbids something', () => {
  const { refusal } = refusing(MATCH_REASONS)(
    'against-the-rules',
    { move: 'x', clause: 'CIT-1' },
    { clause: 'CIT-1', phrase: { key: 'why' } },
  );
  expect(refusal).toMatchObject({ clause: 'CIT-1', phrase: { key: 'why' } });
});

it('every refusal has text in both languages, with the same placeholders', () => {
  const keys = Object.keys(MATCH_REASONS).map((reason) => `refused.${reason}`);
  for (const language of LANGUAGES) expect(Object.keys(matchRefusals[language])).toEqual(keys);
  for (const [key, text] of Object.entries(matchRefusals.en)) {
    expect(placeholders(matchRefusals.nl[key as keyof typeof matchRefusals.nl]), key).toEqual(placeholders(text));
  }
});
