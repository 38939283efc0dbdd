import { botByName, type Course, courseOf, type PlayedMove } from '@belfry/bots';
import { type Seat, seededChance } from '@belfry/kernel';
import { expect, it } from 'vitest';
import { detectors } from '../src/bot/detectors.ts';
import { botGame } from '../src/bot/index.ts';
import { districtOf } from '../src/data/districts.ts';
import { citadels } from '../src/game.ts';
import type { Move } from '../src/rules/moves.ts';
import type { State } from '../src/rules/state.ts';
import { drafting, type Position, rankOf, table } from './table.ts';

type Planted = readonly [state: State, ...moves: readonly (readonly [Seat, Move])[]];

const build = (id: Parameters<typeof districtOf>[0]): Move => ({ do: 'build', district: districtOf(id) });
const INCOME: Move = { do: 'take-income' };
const END: Move = { do: 'end-turn' };
const GOLD: Move = { do: 'take-gold' };

/** The turn of seat a, whose city has seven districts less than the goal unless said otherwise. */
function turn(position: Partial<Position>, change: (state: State) => void = () => {}): State {
  const { state } = table({ seats: [{}, {}, {}, {}], resourceTaken: true, pile: ['temple', 'church', 'docks'], ...position });
  change(state);
  return state;
}

const king: Partial<Position> = {
  seats: [{ gold: 4, hand: ['castle', 'temple'], city: ['manor'] }, {}, {}, {}],
  holds: { king: 'a' },
  turn: 'king',
};
const architect: Partial<Position> = { seats: [{ gold: 4, hand: ['castle'] }, {}, {}, {}], holds: { architect: 'a' }, turn: 'architect' };
const last = (state: State): void => {
  state.firstFinisher = 1;
};
const full = ['manor', 'castle', 'palace', 'temple', 'church', 'monastery', 'cathedral'] as const;

function thief(gold: number): State {
  const { state } = drafting(4, []);
  state.players[1].city = full.map(districtOf);
  state.players[1].gold = gold;
  state.players[1].hand = [districtOf('docks')];
  return state;
}

const nobody = (): State =>
  turn({ seats: [{}, {}, {}, {}], holds: { assassin: 'a' }, turn: 'assassin' }, (state) => void state.draft.faceUp.push(rankOf('king')));
const warlord = (): State =>
  turn({
    seats: [{ gold: 6 }, { city: ['temple'] }, { city: ['tavern', 'castle', 'palace'] }, {}],
    holds: { warlord: 'a' },
    turn: 'warlord',
  });
const looked = (): State =>
  turn({ seats: [{ city: ['temple'] }, {}, {}, {}], options: { duplicates: 'forbidden' }, holds: { king: 'a' }, turn: 'king' }, (state) => {
    state.agenda.push({ kind: 'keep-cards', seat: 0, looked: [districtOf('temple'), districtOf('docks')], keep: 1 });
  });
const magician = (): State =>
  turn({
    seats: [{ hand: ['temple', 'castle'] }, { hand: ['church'] }, { hand: ['church', 'docks', 'manor'] }, {}],
    holds: { magician: 'a' },
    turn: 'magician',
  });

const planted: Record<string, { bad: Planted; good: Planted }> = {
  'income-before-building': {
    bad: [turn(king), [0, INCOME], [0, build('castle')]],
    good: [turn(king), [0, build('castle')], [0, INCOME]],
  },
  'architect-builds-before-drawing': {
    bad: [turn(architect), [0, build('castle')]],
    good: [turn(architect), [0, { do: 'architect-draw' }], [0, build('castle')]],
  },
  'income-left': { bad: [turn(king), [0, END]], good: [turn(king), [0, INCOME], [0, END]] },
  'architect-draw-left': { bad: [turn(architect), [0, END]], good: [turn(architect), [0, { do: 'architect-draw' }], [0, END]] },
  'building-left-in-last-round': { bad: [turn(king, last), [0, END]], good: [turn(king, last), [0, build('castle')], [0, END]] },
  'dearer-building-left-in-last-round': {
    bad: [
      turn(
        { ...king, seats: [{ gold: 5, hand: ['palace', 'temple'], city: ['temple'] }, {}, {}, {}], options: { duplicates: 'allowed' } },
        last,
      ),
      [0, build('temple')],
    ],
    good: [turn(king, last), [0, build('castle')]],
  },
  'gold-without-cards-in-last-round': {
    bad: [turn({ ...king, seats: [{ gold: 3 }, {}, {}, {}], resourceTaken: false }, last), [0, GOLD]],
    good: [turn({ ...king, resourceTaken: false }, last), [0, GOLD]],
  },
  'thief-in-last-round': {
    bad: [thief(4), [0, { do: 'choose', character: rankOf('thief') }]],
    good: [thief(0), [0, { do: 'choose', character: rankOf('thief') }]],
  },
  'names-nobody': {
    bad: [nobody(), [0, { do: 'murder', character: rankOf('king') }]],
    good: [nobody(), [0, { do: 'murder', character: rankOf('thief') }]],
  },
  'destroys-the-last': {
    bad: [warlord(), [0, { do: 'destroy', seat: 1, district: districtOf('temple') }]],
    good: [warlord(), [0, { do: 'destroy', seat: 2, district: districtOf('tavern') }]],
  },
  'keeps-what-it-has': {
    bad: [looked(), [0, { do: 'keep', districts: [districtOf('temple')] }]],
    good: [looked(), [0, { do: 'keep', districts: [districtOf('docks')] }]],
  },
  'swaps-for-fewer': { bad: [magician(), [0, { do: 'swap-hands', seat: 1 }]], good: [magician(), [0, { do: 'swap-hands', seat: 2 }]] },
};

it('every detector has an example', () => {
  expect(Object.keys(planted).sort()).toEqual(detectors.map(({ name }) => name).sort());
});

it.each(detectors.map(({ name, finds }) => [name, finds] as const))('%s is found, and nothing is found in better play', (name, finds) => {
  const found = ([state, ...moves]: Planted): boolean => {
    const course = courseOf(citadels, state, moves, seededChance(1));
    return course.played.some((_, at) => finds(course, at));
  };
  const { bad, good } = planted[name];
  expect({ bad: found(bad), good: found(good) }).toEqual({ bad: true, good: false });
});

/** What only a whole game or luck shows. */
const HARD: readonly string[] = ['swaps-for-fewer'];

/** Lets the Master go on from a position until somebody else has to move. */
function playedByMaster([from, ...moves]: Planted): Course<State, Move> {
  const last = moves.length - 1;
  const seat = moves[last][0];
  const first = moves.findIndex((move) => move[0] === seat);
  const before = courseOf(citadels, from, moves.slice(0, first), seededChance(1));
  const state = before.end;
  const chance = seededChance('master');
  const master = botByName(botGame, 'master:12it');
  const played: PlayedMove<State, Move>[] = [];
  while (played.length < 2 && citadels.pending(state).some((owed) => owed.seat === seat)) {
    const legal = citadels.legal(state, seat);
    const { move: chosen } = master.choose(citadels.view(state, seat), legal, chance);
    const move = legal.find((each) => each === chosen) ?? legal[0];
    played.push({ state: citadels.clone(state), seat, move, legal });
    citadels.apply(state, seat, move, { chance });
  }
  return { game: citadels, played, end: state };
}

it.each(Object.keys(planted).filter((name) => !HARD.includes(name)))('the Master does better than %s', (name) => {
  const course = playedByMaster(planted[name].bad);
  expect(course.played.length).toBeGreaterThan(0);
  for (const { name: found, finds } of detectors) {
    if (!HARD.includes(found)) expect(course.played.flatMap((played, at) => (finds(course, at) ? [[found, played.move]] : []))).toEqual([]);
  }
});

it.each([1, 2, 3])('the Master lets income wait for the resource, because building may raise it (luck %i)', (luck) => {
  const state = turn({ ...king, seats: [{ gold: 4, hand: ['castle'], city: ['manor', 'palace'] }, {}, {}, {}], resourceTaken: false });
  const legal = citadels.legal(state, 0);
  expect(legal).toContainEqual(INCOME);
  expect(botByName(botGame, 'master:12it').choose(citadels.view(state, 0), legal, seededChance(luck)).move).not.toEqual(INCOME);
});
