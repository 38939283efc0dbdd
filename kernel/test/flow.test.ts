import { expect, it } from 'vitest';
import { type Decision, type FlowState, gameFlow, isOver } from '../src/index.ts';

type Asked = (Decision & { readonly kind: 'answer' }) | (Decision & { readonly kind: 'close' });

/** A trade: one seat may close it at any moment, the others answer. */
const { contract: bargain } = gameFlow<FlowState<Asked>, Asked, string, never>({
  setup: () => table(),
  decisions: {
    answer: { kind: 'answer', options: () => ['yes', 'no'], choose: () => {} },
    close: { kind: 'close', waits: true, options: () => ['close'], choose: () => {} },
  },
  phases: {},
});

const table = (...agenda: Asked[]): FlowState<Asked> => ({ agenda, phase: 'over' });

const asked = (kind: Asked['kind'], seat: number): Asked => ({ kind, seat, together: 'bargain' });

it('who closes waits for those who answer, but may decide at any moment', () => {
  const state = table(asked('close', 0), asked('answer', 1), asked('answer', 2));
  expect(bargain.pending(state).map(bargain.waits)).toEqual([true, false, false]);
  expect(bargain.legal(state, 0)).toEqual(['close']);
  bargain.apply(state, 0, 'close', { chance: { below: () => 0 } });
  expect(bargain.pending(state).map(({ seat }) => seat)).toEqual([1, 2]);
});

type Task = (Decision & { readonly kind: 'pay' }) | { readonly step: 'ring'; readonly times: number };

interface Town extends FlowState<Task> {
  phase: 'morning' | 'noon' | 'over';
  purse: number[];
  heard: string[];
}

/** A bell rings and the phases follow automatically; a seat with one coin pays it unasked, a seat with none is skipped. */
const { contract: town, advance } = gameFlow<Town, Task, number, never>({
  setup: () => ({ agenda: [], phase: 'morning', purse: [0, 1, 5], heard: [] }),
  decisions: {
    pay: {
      kind: 'pay',
      options: ({ purse }, { seat }) => Array.from({ length: purse[seat] ?? 0 }, (_, coin) => coin + 1),
      choose: (state, { seat }, coins) => void state.heard.push(`${seat} pays ${coins}`),
    },
  },
  phases: {
    morning(state) {
      state.phase = 'noon';
      for (const seat of [0, 1, 2]) state.agenda.push({ kind: 'pay', seat }, { step: 'ring', times: seat });
    },
    noon(state) {
      state.phase = 'over';
    },
  },
  steps: { ring: (state, { times }) => void state.heard.push(`ring ${times}`) },
  unasked({ purse }, { seat }) {
    const coins = purse[seat] ?? 0;
    return coins > 1 ? undefined : coins === 1 ? 1 : null;
  },
});

it('runs on by itself, steps before what lies under them, until somebody has a choice, and then to the end', () => {
  const dealer = { chance: { below: () => 0 } };
  const state = town.setup(3, {}, dealer);
  expect(state.heard).toEqual(['ring 2']);
  expect(town.pending(state)).toEqual([{ kind: 'pay', seat: 2 }]);
  expect(town.legal(state, 1)).toEqual([]);
  town.apply(state, 2, 3, dealer);
  expect(state.heard).toEqual(['ring 2', '2 pays 3', 'ring 1', '1 pays 1', 'ring 0']);
  expect(isOver(state)).toBe(true);
  expect(() => town.apply(state, 2, 1, dealer)).toThrow('seat 2 owes no decision');
});

it('says which phase it does not know', () => {
  const lost = { ...town.setup(3, {}, { chance: { below: () => 0 } }), agenda: [], phase: 'night' };
  expect(() => advance(lost as never, { chance: { below: () => 0 } })).toThrow('the game does not say what "night" does');
});
