import { expect, it } from 'vitest';
import { type Decision, decisionFlow, type HasAgenda } from '../src/index.ts';

type Asked = (Decision & { readonly kind: 'answer' }) | (Decision & { readonly kind: 'close' });

/** A bargain: one seat may close it at any moment, the others answer. */
const bargain = decisionFlow<HasAgenda<Asked>, Asked, string, never>(
  {
    answer: { kind: 'answer', options: () => ['yes', 'no'], choose: () => {} },
    close: { kind: 'close', waits: true, options: () => ['close'], choose: () => {} },
  },
  () => {},
);

const asked = (kind: Asked['kind'], seat: number): Asked => ({ kind, seat, together: 'bargain' });

it('who waits for the others is awaited once they have answered, but may decide at any moment', () => {
  const state = { agenda: [asked('close', 0), asked('answer', 1), asked('answer', 2)] };
  const dealer = { chance: { below: () => 0 } };
  expect(bargain.awaited(state)).toEqual([1, 2]);
  expect(bargain.legal(state, 0)).toEqual(['close']);
  bargain.apply(state, 1, 'no', dealer);
  expect(bargain.awaited(state)).toEqual([2]);
  bargain.apply(state, 2, 'yes', dealer);
  expect(bargain.awaited(state)).toEqual([0]);
  bargain.apply(state, 0, 'close', dealer);
  expect(bargain.awaited(state)).toEqual([]);
});

it('nobody waits for somebody who waits too', () => {
  expect(bargain.awaited({ agenda: [asked('close', 0), asked('close', 1)] })).toEqual([0, 1]);
});
