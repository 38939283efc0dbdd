import { expect, it } from 'vitest';
import { timeLeft, timeWords } from '../src/base/time-words.ts';
import { voice } from './voice.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const en = voice('en');
const nl = voice('nl');

it('a clock is shown in days and hours, then hours and minutes, then seconds', () => {
  expect(timeLeft(en, 2 * DAY - SECOND)).toBe('1 d 23 h');
  expect(timeLeft(nl, 2 * DAY - SECOND)).toBe('1 d 23 u');
  expect(timeLeft(en, DAY - SECOND)).toBe('23 h 59 min');
  expect(timeLeft(en, HOUR)).toBe('1 h 0 min');
  expect(timeLeft(en, HOUR - SECOND)).toBe('59:59');
  expect(timeLeft(en, 9 * SECOND)).toBe('0:09');
  expect(timeLeft(en, 0)).toBe('0:00');
});

it('elapsed time is shown in minutes', () => {
  expect(timeWords(en, 90 * SECOND)).toBe('1 min');
  expect(timeWords(nl, 3 * HOUR + 5 * MINUTE)).toBe('3 u 5 min');
  expect(timeWords(en, 8 * DAY)).toBe('8 d 0 h');
});
