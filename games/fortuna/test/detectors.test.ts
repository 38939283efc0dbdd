import { botByName, type Course, courseOf, type PlayedMove } from '@belfry/bots';
import { type Seat, seededChance } from '@belfry/kernel';
import { expect, it } from 'vitest';
import { detectors } from '../src/bot/detectors.ts';
import { botGame } from '../src/bot/index.ts';
import { actionOf } from '../src/data/action-cards.ts';
import { GIVES_GOODS, privilegeOf } from '../src/data/privileges.ts';
import { fortuna } from '../src/game.ts';
import type { Move } from '../src/rules/moves.ts';
import type { Decision, State } from '../src/rules/state.ts';
import { type Place, table } from './table.ts';

type Planted = readonly [state: State, ...moves: readonly (readonly [Seat, Move])[]];

const END: Move = { do: 'end' };
const serve = (favour: number, steps: number): Move => ({ do: 'serve', favour: favour - 1, steps });
const use = (id: Parameters<typeof privilegeOf>[0]): Move => ({ do: 'use', privilege: privilegeOf(id) });

/** Seat a is asked this; with `arrived` seat b stands in the palace, and the round is the last. */
function asked(place: Place, decision: Decision, arrived = false, change: (state: State) => void = () => {}): State {
  const { state } = table({ seats: [place, { step: arrived ? 15 : 0 }, {}], roll: [6] });
  state.agenda = [decision];
  state.phase = decision.kind === 'serve-emperor' ? 'favour' : decision.kind === 'end-turn' ? 'end' : state.phase;
  change(state);
  return state;
}

const end: Decision = { kind: 'end-turn', seat: 0 };
const emperor: Decision = { kind: 'serve-emperor', seat: 0 };
const storehouse: Move = { do: 'use', privilege: GIVES_GOODS, goods: ['wine', 'wine'] };
const action = (place: Place): State => table({ seats: [place, {}, {}] }).state;
const harvest = { cards: ['grain-harvest', 'clergy', 'build'] } as const;
const skip: Move = { do: 'skip', card: actionOf('grain-harvest') };
const perform: Move = { do: 'perform', card: actionOf('grain-harvest') };
const drawn = (state: State): void => {
  state.turn.drawn = [privilegeOf('wine-cellar'), privilegeOf('legion')];
  for (const card of state.turn.drawn) state.pile.splice(state.pile.indexOf(card), 1);
};
const set = (state: State): void => {
  state.palace.set = [privilegeOf('legion'), privilegeOf('wine-cellar')];
  state.palace.arrivals = [0];
};
const rolled = (place: Place): State => {
  const before = table({ seats: [{ cards: harvest.cards, ...place }, { step: 15 }, {}] }).state;
  before.agenda = [{ kind: 'use-army', seat: 0 }];
  before.phase = 'army';
  return before;
};
const DONE: Move = { do: 'done' };

const planted: Record<string, { bad: Planted; good: Planted }> = {
  'goods-card-at-turn-end': {
    bad: [asked({ hand: ['storehouse'] }, end), [0, storehouse]],
    good: [asked({ hand: ['storehouse'] }, emperor), [0, storehouse]],
  },
  'step-card-left': {
    bad: [asked({ step: 11, hand: ['chariot'] }, end, true), [0, END]],
    good: [asked({ step: 11, hand: ['chariot'] }, end, true), [0, use('chariot')]],
  },
  'free-service-declined': {
    bad: [asked({ vestals: [1] }, emperor), [0, { do: 'decline' }]],
    good: [asked({ vestals: [1] }, emperor), [0, serve(6, 1)]],
  },
  'points-left-in-last-turn': {
    bad: [rolled({ step: 10, wine: 2, dice: 3 }), [0, DONE], [0, serve(2, 1)]],
    good: [rolled({ step: 10, wine: 2, dice: 3 }), [0, DONE], [0, serve(2, 2)]],
  },
  'harvest-skipped': { bad: [action(harvest), [0, skip]], good: [action(harvest), [0, perform]] },
  'dry-beside-full-aqueduct': {
    bad: [
      asked({ water: 1, aqueductWater: 1, buildings: ['aqueduct'] }, { kind: 'irrigate', seat: 0, crop: 'grain' }),
      [0, { do: 'irrigate', yes: false }],
    ],
    good: [
      asked({ water: 1, aqueductWater: 1, buildings: ['aqueduct'] }, { kind: 'irrigate', seat: 0, crop: 'grain' }),
      [0, { do: 'irrigate', yes: true }],
    ],
  },
  'money-spilt': {
    bad: [asked({ money: 18, grain: 3 }, { kind: 'sell-amount', seat: 0, crop: 'grain' }), [0, { do: 'sell', amount: 2 }]],
    good: [asked({ money: 18, grain: 3 }, { kind: 'sell-amount', seat: 0, crop: 'grain' }), [0, { do: 'sell', amount: 1 }]],
  },
  'second-copy-kept': {
    bad: [
      asked({ hand: ['wine-cellar'] }, { kind: 'keep-privilege', seat: 0, keep: 1 }, false, drawn),
      [0, { do: 'keep', privileges: [privilegeOf('wine-cellar')] }],
    ],
    good: [
      asked({ hand: ['wine-cellar'] }, { kind: 'keep-privilege', seat: 0, keep: 1 }, false, drawn),
      [0, { do: 'keep', privileges: [privilegeOf('legion')] }],
    ],
  },
  'worse-palace-card': {
    bad: [
      asked({ step: 15, wine: 6 }, { kind: 'palace-pick', seat: 0 }, false, set),
      [0, { do: 'pick', privilege: privilegeOf('legion') }],
    ],
    good: [
      asked({ step: 15, wine: 6 }, { kind: 'palace-pick', seat: 0 }, false, set),
      [0, { do: 'pick', privilege: privilegeOf('wine-cellar') }],
    ],
  },
  'stops-short-of-the-palace': {
    bad: [asked({ step: 10, wine: 2 }, emperor, true), [0, serve(2, 1)]],
    good: [asked({ step: 10, wine: 2 }, emperor, true), [0, serve(2, 2)]],
  },
};

it('every detector has an example', () => {
  expect(Object.keys(planted).sort()).toEqual(detectors.map(({ name }) => name).sort());
});

it.each(detectors.map(({ name, finds }) => [name, finds] as const))('%s is found, and nothing is found in better play', (name, finds) => {
  const found = ([state, ...moves]: Planted): boolean => {
    const course = courseOf(fortuna, state, moves, seededChance(1));
    return course.played.some((_, at) => finds(course, at));
  };
  const { bad, good } = planted[name];
  expect({ bad: found(bad), good: found(good) }).toEqual({ bad: true, good: false });
});

/** What only a whole game or luck shows. */
const HARD: readonly string[] = [];

/** Lets the Master go on from a position until somebody else has to move. */
function playedByMaster([from, ...moves]: Planted): Course<State, Move> {
  const last = moves.length - 1;
  const seat = moves[last][0];
  const first = moves.findIndex((move) => move[0] === seat);
  const before = courseOf(fortuna, from, moves.slice(0, first), seededChance(1));
  const state = before.end;
  const chance = seededChance('master');
  const master = botByName(botGame, 'master:12it');
  const played: PlayedMove<State, Move>[] = [];
  while (played.length < 2 && fortuna.pending(state).some((owed) => owed.seat === seat)) {
    const legal = fortuna.legal(state, seat);
    const { move: chosen } = master.choose(fortuna.view(state, seat), legal, chance);
    const move = legal.find((each) => each === chosen) ?? legal[0];
    played.push({ state: fortuna.clone(state), seat, move, legal });
    fortuna.apply(state, seat, move, { chance });
  }
  return { game: fortuna, played, end: state };
}

it.each(Object.keys(planted).filter((name) => !HARD.includes(name)))('the Master does better than %s', (name) => {
  const course = playedByMaster(planted[name].bad);
  expect(course.played.length).toBeGreaterThan(0);
  for (const { name: found, finds } of detectors) {
    if (!HARD.includes(found)) expect(course.played.flatMap((played, at) => (finds(course, at) ? [[found, played.move]] : []))).toEqual([]);
  }
});
