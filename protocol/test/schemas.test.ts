import { outcomeOf } from '@belfry/kernel';
import { expect, it } from 'vitest';
import { clientMessage, outcome, personName, problem, serverMessage } from '../src/schemas.ts';

it('keeps who won by reaching the goal', () => {
  const won = outcomeOf([{ key: 'sheet.points', clause: 'NUR-1.1', points: [3, 5] }], [], 0);
  expect(outcome.parse(JSON.parse(JSON.stringify(won)))).toEqual(won);
});

it('takes a refusal with sentences inside sentences', () => {
  const refusal = {
    type: 'refusal',
    id: 'a',
    code: 'illegal',
    message: 'no',
    reason: 'against-the-rules',
    args: { move: 'build castle', clause: 'CIT-7.1' },
    clause: 'CIT-7.1',
    phrase: { key: 'why.gold', args: { who: { seat: 1 }, cards: [{ key: 'card.castle' }, 'x', 3] } },
  };
  expect(serverMessage.parse(refusal)).toEqual(refusal);
  expect(problem.safeParse({ code: 'refused', message: 'no', reason: 'because' }).success).toBe(false);
});

it('rejects everything that is not exactly a message', () => {
  const move = { type: 'move', id: 'a', table: 't', seat: 0, seq: 1, move: 'end' };
  expect(clientMessage.safeParse(move).success).toBe(true);
  for (const wrong of [{ ...move, extra: 1 }, { ...move, seat: -1 }, { ...move, move: '' }, { ...move, id: 'a b' }, { type: 'cheat' }])
    expect(clientMessage.safeParse(wrong).success).toBe(false);
});

it('names are visible, and equal when they look the same', () => {
  expect(personName.parse('  Zoë   de  Wit ')).toBe('Zoë de Wit');
  expect(personName.parse('Zoe\u0308')).toBe('Zo\u00eb');
  for (const odd of ['', '   ', '\u200b\u200b', 'Ann\u202eeve', 'a\nb', `a${'\u0301'.repeat(9)}`, 'x'.repeat(25), '\u3164', '\u0007'])
    expect(personName.safeParse(odd).success, JSON.stringify(odd)).toBe(false);
  expect(personName.parse('李小龙 ♔')).toBe('李小龙 ♔');
});
