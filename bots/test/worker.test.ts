import { findGame } from '@belfry/games';
import { expect, it } from 'vitest';
import { type Answer, type Ask, answer, fallbackMove, hostBots, type Question, type Thought } from '../src/index.ts';
import { positionsOf } from './positions.ts';

const game = findGame('citadels');
const { state, seat, moves } = positionsOf(game, 3, 3)[2] as ReturnType<typeof positionsOf>[number];
const legal = moves.map((move) => game.write(move));
const question: Question = {
  game: game.id,
  level: 'master',
  seat,
  view: game.view(state, seat),
  legal,
  seed: 'q',
  budget: { iterations: 8 },
};

it('answers a question that went through JSON with a legal move, the same for the same seed', () => {
  const sent: Question = JSON.parse(JSON.stringify(question));
  expect(legal).toContain(answer(game, sent));
  expect(answer(game, sent)).toBe(answer(game, question));
  expect(answer(game, { ...question, level: 'apprentice' })).toBe(answer(game, { ...question, level: 'apprentice' }));
  expect(answer(game, { ...question, level: 'nobody', legal: ['x'] })).toBe('x');
});

/** Workers whose behaviour a test decides, and a clock it turns. */
function bench(behave: (ask: Ask, reply: (answer: Answer) => void, worker: number) => void) {
  const killed: number[] = [];
  let started = 0;
  let alarm: (() => void) | null = null;
  const host = hostBots(
    () => {
      const worker = ++started;
      let receive: (answer: Answer) => void = () => {};
      return {
        send: (ask) => behave(ask, receive, worker),
        onAnswer: (to) => {
          receive = to;
        },
        kill: () => killed.push(worker),
      };
    },
    {
      after(_, act) {
        alarm = act;
        return () => {
          alarm = null;
        };
      },
    },
    350,
  );
  const thoughts: Thought[] = [];
  return {
    host,
    killed,
    thoughts,
    think: () => host.think(question, (thought) => thoughts.push(thought)),
    ring: () => alarm?.(),
    started: () => started,
  };
}

it('hands a legal answer on, and keeps the worker', () => {
  const desk = bench((ask, reply) => reply({ id: ask.id, move: legal[1] as string }));
  desk.think();
  desk.think();
  expect(desk.thoughts).toEqual([{ move: legal[1] }, { move: legal[1] }]);
  expect(desk.started()).toBe(1);
  expect(desk.killed).toEqual([]);
});

it('kills a bot that is stuck, moves for it, and goes on with a new worker', () => {
  const desk = bench((ask, reply, worker) => {
    if (worker > 1) reply({ id: ask.id, move: legal[0] as string });
  });
  desk.think();
  desk.think();
  expect(desk.thoughts).toEqual([]);
  desk.ring();
  expect(desk.killed).toEqual([1]);
  expect(desk.thoughts).toEqual([{ move: fallbackMove(question), trouble: 'no answer within 350 ms' }, { move: legal[0] }]);
  expect(legal).toContain(fallbackMove(question));
});

it('does not believe an illegal move, an error or a late answer', () => {
  let late: (() => void) | null = null;
  const answers: ((ask: Ask, reply: (answer: Answer) => void) => void)[] = [
    (ask, reply) => reply({ id: ask.id, move: 'fly to the moon' }),
    (ask, reply) => reply({ id: ask.id, error: 'out of ideas' }),
    (ask, reply) => {
      late = () => reply({ id: ask.id, move: legal[0] as string });
    },
  ];
  const desk = bench((ask, reply) => answers.shift()?.(ask, reply));
  desk.think();
  desk.think();
  desk.think();
  desk.ring();
  (late as (() => void) | null)?.();
  expect(desk.thoughts.map(({ trouble }) => trouble)).toEqual([
    '"fly to the moon" is not among the legal moves',
    'out of ideas',
    'no answer within 350 ms',
  ]);
});

it('closes quietly', () => {
  const desk = bench(() => {});
  desk.think();
  desk.host.close();
  desk.ring();
  expect(desk.killed).toEqual([1]);
  expect(desk.thoughts).toEqual([]);
});
