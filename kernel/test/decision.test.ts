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

it('who closes waits for those who answer, but may decide at any moment', () => {
  const state = { agenda: [asked('close', 0), asked('answer', 1), asked('answer', 2)] };
  expect(bargain.pending(state).map(bargain.waits)).toEqual([true, false, false]);
  expect(bargain.legal(state, 0)).toEqual(['close']);
  bargain.apply(state, 0, 'close', { chance: { below: () => 0 } });
  expect(bargain.pending(state).map(({ seat }) => seat)).toEqual([1, 2]);
});
