import { say } from '@belfry/kernel';
import { expect, it } from 'vitest';
import { claims } from '../src/bot/claims.ts';
import { type Position, table } from './table.ts';

const names = ({ kind }: { readonly kind: string }): string => kind;
const DISTRICTS = ['manor', 'castle', 'church', 'tavern', 'market', 'prison', 'keep', 'docks'] as const;

/** A seat with one gold and a Castle in hand, at the end of its turn; another city may be completed. */
const afterTurn = (seats: number, holds: Position['holds'], completed: boolean, bank?: Position['options']): Position => ({
  seats: [{ gold: 2, hand: ['castle'] }, { city: completed ? DISTRICTS : [] }, ...Array.from({ length: seats - 2 }, () => ({}))],
  turn: 'merchant',
  resourceTaken: true,
  ...(holds === undefined ? {} : { holds }),
  ...(bank === undefined ? {} : { options: bank }),
});

it.each([
  ['before the last round', 4, { merchant: 'a' }, false, ['build']],
  ['in the last round', 4, { merchant: 'a' }, true, []],
  ['in the last round, with a second character to come', 3, { merchant: 'a', warlord: 'a' }, true, ['build']],
  ['in the last round, with a second character that was called before', 3, { merchant: 'a', thief: 'a' }, true, []],
] as const)('CIT-18.2, 21.1 promises a district of the next turn only to a seat that has one: %s', (_, seats, holds, completed, kinds) => {
  const { state } = table(afterTurn(seats, holds, completed));
  if (completed) state.firstFinisher = 1;
  expect(claims.nextTurn?.(state, 0).map(names)).toEqual(kinds);
});

it('CIT-22.1 counts on gold that a bank of 30 coins may not have left: not at all', () => {
  const limited = { bank: '30-coins' } as const;
  expect(claims.nextTurn?.(table(afterTurn(4, { merchant: 'a' }, false, limited)).state, 0)).toEqual([]);
  const income = (options: Position['options']) => {
    const { state } = table({ seats: [{ city: ['market'] }, {}, {}, {}], holds: { merchant: 'a' }, ...(options && { options }) });
    return claims.facts(state, 0).find(({ kind }) => kind === 'income')?.amount;
  };
  expect([income(undefined), income(limited)]).toEqual([2, 0]);
});

it('CIT-13.1 a Bishop protects nothing from a Warlord of the same player', () => {
  const safety = (warlord: string) =>
    claims
      .facts(table({ seats: [{ city: ['market'] }, {}, {}], holds: { bishop: 'a', warlord } }).state, 0)
      .find(({ kind }) => kind === 'safe-city');
  expect(safety('b')).toMatchObject({ amount: 1, worth: 0.3 });
  // As safe as before, so that what rules the Warlord out is not told as the worse move for the city.
  expect(safety('a')).toMatchObject({ amount: 1, worth: 0 });
});

it('CIT-10.1 tells the Thief what the others have, not that one of them is the richest', () => {
  const { state } = table({ seats: [{ gold: 9 }, { gold: 3 }, {}, {}], holds: { thief: 'a' } });
  const fact = claims.facts(state, 0).find(({ kind }) => kind === 'steal');
  const speaker = { language: 'en', catalogue: claims.text.en, nameOf: String } as const;
  expect(say(speaker, { key: 'claim.steal.now', args: fact?.args ?? {} })).toBe(
    'lets you rob a character (unless you are murdered); the most another player has is 3 gold',
  );
});
