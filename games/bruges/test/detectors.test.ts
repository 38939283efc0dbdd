import { botByName, type Course, courseOf, type PlayedMove } from '@belfry/bots';
import { type Seat, seededChance } from '@belfry/kernel';
import { expect, it } from 'vitest';
import { detectors } from '../src/bot/detectors.ts';
import { botGame } from '../src/bot/index.ts';
import { bruges } from '../src/game.ts';
import type { Move } from '../src/rules/moves.ts';
import type { Decision, State } from '../src/rules/state.ts';
import { card, type Place, type Position, table } from './table.ts';

type Planted = readonly [state: State, ...moves: readonly (readonly [Seat, Move])[]];

const END: Move = { do: 'end-turn' };
const LAST = { round: 5, lastRound: 5, circle: 3 } as const;

/** The turn of seat a; by default its last of the game. */
function turn(place: Place, position: Partial<Position> = LAST): State {
  return table({ seats: [place, {}], turn: 'a', dice: { blue: 4, brown: 4, purple: 1, red: 4, yellow: 4 }, ...position }).state;
}

function asked(place: Place, decision: Decision, position: Partial<Position> = {}): State {
  const state = turn(place, position);
  state.agenda = [decision];
  if (decision.kind === 'advance') state.phase = 'reputation';
  return state;
}

const draws = (sides: readonly (0 | 1)[]): Planted => [
  asked({ hand: [] }, { kind: 'draw-from', seat: 0, left: sides.length, optional: 0, to: 'hand' }),
  ...sides.map((side): readonly [Seat, Move] => [0, { do: 'draw', side }]),
];
const advance: Decision = { kind: 'advance', seat: 0, price: 2, again: false };

const planted: Record<string, { bad: Planted; good: Planted }> = {
  'points-left-in-last-turn': {
    bad: [turn({ hand: ['queen'], guilders: 9, houses: ['blue'] }), [0, { do: 'guilders', card: card('queen') }]],
    good: [
      turn({ hand: ['queen'], guilders: 9, houses: ['blue'] }),
      [0, { do: 'recruit', card: card('queen'), house: 0 }],
      [0, { do: 'activate', card: card('queen') }],
    ],
  },
  'guilders-hoarded': {
    bad: [turn({ hand: ['queen'], guilders: 12, houses: ['blue'] }), [0, { do: 'guilders', card: card('queen') }]],
    good: [turn({ hand: ['queen'], guilders: 12, houses: ['blue'] }), [0, { do: 'recruit', card: card('queen'), house: 0 }]],
  },
  'draws-from-one-pile': {
    bad: draws([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]),
    good: draws([0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1]),
  },
  'step-left-in-last-round': {
    bad: [asked({ guilders: 4 }, advance, { ...LAST, circle: 0 }), [0, { do: 'stay' }]],
    good: [asked({ guilders: 4 }, advance, { ...LAST, circle: 0 }), [0, { do: 'pay' }]],
  },
  'person-forgotten': {
    bad: [turn({ persons: ['treasurer'] }, { circle: 3, played: true }), [0, END]],
    good: [turn({ persons: ['treasurer'] }, { circle: 3, played: true }), [0, { do: 'activate', card: card('treasurer') }]],
  },
  'brink-ignored': {
    bad: [turn({ hand: ['queen', 'accountant'], threats: { red: 1, yellow: 2 } }, {}), [0, { do: 'threat', card: card('queen') }]],
    good: [turn({ hand: ['queen', 'accountant'], threats: { red: 1, yellow: 2 } }, {}), [0, { do: 'threat', card: card('accountant') }]],
  },
  'wrong-person-lost': {
    bad: [
      asked({ persons: ['queen', 'envoy'] }, { kind: 'lose-person', seat: 0, cause: 'plague' }),
      [0, { do: 'lose-person', card: card('queen') }],
    ],
    good: [
      asked({ persons: ['queen', 'envoy'] }, { kind: 'lose-person', seat: 0, cause: 'plague' }),
      [0, { do: 'lose-person', card: card('envoy') }],
    ],
  },
  'home-burnt': {
    bad: [asked({ persons: ['queen'], houses: ['blue'] }, { kind: 'fire-loss', seat: 0 }), [0, { do: 'lose-home', card: card('queen') }]],
    good: [asked({ persons: ['queen'], houses: ['blue'] }, { kind: 'fire-loss', seat: 0 }), [0, { do: 'lose-house', colour: 0 }]],
  },
  'one-guilder': {
    bad: [turn({ hand: ['treasurer'] }, {}), [0, { do: 'guilders', card: card('treasurer') }]],
    good: [turn({ hand: ['queen'] }, {}), [0, { do: 'guilders', card: card('queen') }]],
  },
};

it('every detector has an example', () => {
  expect(Object.keys(planted).sort()).toEqual(detectors.map(({ name }) => name).sort());
});

it.each(detectors.map(({ name, finds }) => [name, finds] as const))('%s is found, and nothing is found in better play', (name, finds) => {
  const found = ([state, ...moves]: Planted): boolean => {
    const course = courseOf(bruges, state, moves, seededChance(1));
    return course.played.some((_, at) => finds(course, at));
  };
  const { bad, good } = planted[name];
  expect({ bad: found(bad), good: found(good) }).toEqual({ bad: true, good: false });
});

/** What only a whole game or luck shows. */
const HARD: readonly string[] = ['draws-from-one-pile'];

/** Lets the Master go on from a position until somebody else has to move. */
function playedByMaster([from, ...moves]: Planted): Course<State, Move> {
  const last = moves.length - 1;
  const seat = moves[last][0];
  const first = moves.findIndex((move) => move[0] === seat);
  const before = courseOf(bruges, from, moves.slice(0, first), seededChance(1));
  const state = before.end;
  const chance = seededChance('master');
  const master = botByName(botGame, 'master:12it');
  const played: PlayedMove<State, Move>[] = [];
  while (played.length < 2 && bruges.pending(state).some((owed) => owed.seat === seat)) {
    const legal = bruges.legal(state, seat);
    const { move: chosen } = master.choose(bruges.view(state, seat), legal, chance);
    const move = legal.find((each) => each === chosen) ?? legal[0];
    played.push({ state: bruges.clone(state), seat, move, legal });
    bruges.apply(state, seat, move, { chance });
  }
  return { game: bruges, played, end: state };
}

it.each(Object.keys(planted).filter((name) => !HARD.includes(name)))('the Master does better than %s', (name) => {
  const course = playedByMaster(planted[name].bad);
  expect(course.played.length).toBeGreaterThan(0);
  for (const { name: found, finds } of detectors) {
    if (!HARD.includes(found)) expect(course.played.flatMap((played, at) => (finds(course, at) ? [[found, played.move]] : []))).toEqual([]);
  }
});
