import { answerTo, readScript, sayWords } from '@belfry/kernel';
import { expect, it } from 'vitest';

const words = (text: string) => ({ en: text, nl: text });
const task = {
  moves: ['build castle', 'swap *'] as const,
  wrong: [{ moves: ['build * tower', 'take gold'], say: words('not that') }],
  otherwise: words('no'),
  hint: words('hint'),
  well: words('well done'),
};

it('accepts the moves of a task, answers named mistakes, and everything else', () => {
  expect(answerTo(task, 'build castle')).toEqual({ accepted: true, say: words('well done') });
  expect(answerTo(task, 'swap b')).toEqual({ accepted: true, say: words('well done') });
  expect(answerTo(task, 'build castles')).toEqual({ accepted: false, say: words('no') });
  expect(answerTo(task, 'build a tower')).toEqual({ accepted: false, say: words('not that') });
  expect(answerTo(task, 'build a tower house')).toEqual({ accepted: false, say: words('no') });
  expect(answerTo(task, 'take gold')).toEqual({ accepted: false, say: words('not that') });
});

it('reads a script as seats and moves', () => {
  expect(readScript('a: take gold; b: keep x, y;')).toEqual([
    { seat: 'a', move: 'take gold' },
    { seat: 'b', move: 'keep x, y' },
  ]);
  expect(readScript('')).toEqual([]);
});

it('calls seats by name', () => {
  expect(sayWords(words('{b} and {a}'), 'nl', 2, (seat) => ['Ada', 'Bram'][seat] ?? '')).toBe('Bram and Ada');
});
