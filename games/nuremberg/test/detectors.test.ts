import { botByName, type Course, courseOf, judgedShares, masterJudgeOf, type PlayedMove, settle } from '@belfry/bots';
import { type Seat, seededChance } from '@belfry/kernel';
import { expect, it } from 'vitest';
import { blunders } from '../src/bot/blunders.ts';
import { detectors } from '../src/bot/detectors.ts';
import { evaluation } from '../src/bot/evaluation.ts';
import { botGame } from '../src/bot/index.ts';
import { CARDS, type EventId } from '../src/data/events.ts';
import { BRICK, type Bundle, GOLD, GRAIN, ORE, WOOD, WOOL } from '../src/data/resources.ts';
import { nuremberg } from '../src/game.ts';
import type { Move } from '../src/rules/moves.ts';
import type { Decision, State } from '../src/rules/state.ts';
import { type Holdings, hex, type Position, table } from './table.ts';

type Planted = readonly [state: State, ...moves: readonly (readonly [Seat, Move])[]];

const END: Move = { do: 'end-turn' };
const WALL: Move = { do: 'build-wall' };
const bank = (give: number, get: number): Move => ({ do: 'bank-trade', give, get });
const some = (kind: number, count: number): Bundle => [0, 1, 2, 3, 4, 5].map((each) => (each === kind ? count : 0));
const offer = (give: Bundle, get: Bundle): Move => ({ do: 'offer', give, get, to: [1] });

function at(position: Position, change: (state: State) => void = () => {}): State {
  const { state } = table(position);
  change(state);
  return state;
}

function asked(decision: Decision, position: Position = {}, change: (state: State) => void = () => {}): State {
  return at(position, (state) => {
    state.agenda = [...state.agenda, decision];
    change(state);
  });
}

const holds = (held: Holdings): State => at({ seats: { a: { holds: held } } });
const points =
  (...all: number[]) =>
  (state: State): void => {
    all.forEach((each, seat) => {
      state.players[seat].points = each;
    });
  };
const drawn = (event: EventId): State =>
  at(rich, (state) => {
    state.discards = [CARDS.findIndex((card) => card.event === event)];
  });
const robber = (): State => asked({ kind: 'robber-move', seat: 0 });
const rich: Position = {
  seats: { a: { holds: { gold: 8, wood: 4, wool: 2, brick: 3, ore: 2 } }, b: { holds: { wool: 4, gold: 6, brick: 3 } } },
};
const leaderAsks = (...all: number[]): State => at({ ...rich, turn: 'b' }, points(...all));
/** Seat b asks seat a for a brick. */
const brickFor = (get: Bundle): Move => ({ do: 'offer', give: get, get: some(BRICK, 1), to: [0] });
const forTwo: Move = { do: 'offer', give: some(GOLD, 4), get: some(BRICK, 2), to: [0] };
const NO: Move = { do: 'decline' };
const YES: Move = { do: 'accept' };
const steal = (): State => asked({ kind: 'robber-steal', seat: 0 }, rich);
const help = (): State => asked({ kind: 'wall-help', seat: 0 }, rich);
const notch: Position = { seats: { a: { holds: { brick: 1, gold: 3 } }, b: { holds: { gold: 3 } } }, walls: 1, houses: ['b s5'] };
const question: Position = { seats: { a: { holds: { brick: 9 } }, b: { holds: { gold: 3 } } }, turn: 'b' };
const haggler = (): State => at({ seats: { a: { holds: { gold: 9, wool: 2 } }, b: { holds: { brick: 3, ore: 1 } } } });
const forBrick = (gold: number): Move => offer(some(GOLD, gold), some(BRICK, 1));
const asks = (gold: number): Move => ({ do: 'counter', give: some(BRICK, 1), get: some(GOLD, gold) });
const CLOSE: Move = { do: 'close' };
/** Seat b asks for a brick, and a wall would give it the Council of Seven. */
const councillor = (gold: number): State =>
  at({ seats: { a: { holds: { brick: 3 } }, b: { holds: { gold }, prestige: 2 } }, turn: 'b', walls: 2 });
const ask: Move = { do: 'offer', give: some(GOLD, 0), get: some(BRICK, 1), to: [0] };

const planted: Record<string, { bad: Planted; good: Planted }> = {
  'robs-itself': {
    bad: [robber(), [0, { do: 'move-robber', hex: hex('g4') }]],
    good: [robber(), [0, { do: 'move-robber', hex: hex('a4') }]],
  },
  'robber-spares-the-others': {
    bad: [robber(), [0, { do: 'move-robber', hex: hex('d1') }]],
    good: [robber(), [0, { do: 'move-robber', hex: hex('a4') }]],
  },
  'steals-nothing': { bad: [steal(), [0, { do: 'steal-nothing' }]], good: [steal(), [0, { do: 'steal', seat: 1 }]] },
  'victory-left': {
    bad: [at({ seats: { a: { holds: { brick: 1, gold: 3 }, prestige: 2 } } }, points(12)), [0, END]],
    good: [at({ seats: { a: { holds: { brick: 1, gold: 3 }, prestige: 0 } } }, points(12)), [0, END]],
  },
  'buys-dear-offers-cheap': {
    bad: [at(rich), [0, bank(GOLD, ORE)], [0, offer(some(ORE, 1), some(GOLD, 1))]],
    good: [at(rich), [0, bank(GOLD, ORE)], [0, offer(some(BRICK, 1), some(GOLD, 1))]],
  },
  'bank-trade-undone': {
    bad: [at({ seats: { a: { holds: { gold: 4, ore: 3 } } } }), [0, bank(GOLD, ORE)], [0, bank(ORE, WOOD)]],
    good: [at({ seats: { a: { holds: { gold: 4, wool: 4 } } } }), [0, bank(GOLD, ORE)], [0, bank(WOOL, WOOD)]],
  },
  'sells-what-it-buys': {
    bad: [at(rich), [0, { do: 'sell', good: 0 }], [0, bank(GOLD, WOOD)]],
    good: [at(rich), [0, { do: 'sell', good: 0 }], [0, bank(GOLD, GRAIN)]],
  },
  'bought-for-nothing': {
    bad: [holds({ gold: 7, brick: 1 }), [0, bank(GOLD, BRICK)], [0, WALL]],
    good: [holds({ gold: 10, brick: 1 }), [0, bank(GOLD, BRICK)], [0, WALL], [0, WALL]],
  },
  'gold-spent-for-nothing': {
    bad: [holds({ gold: 4 }), [0, bank(GOLD, ORE)]],
    good: [holds({ gold: 4, wood: 1 }), [0, bank(GOLD, BRICK)]],
  },
  'purchase-sold-away': {
    bad: [holds({ gold: 4, wood: 1, ore: 1 }), [0, bank(GOLD, BRICK)], [0, { do: 'sell', good: 0 }]],
    good: [holds({ gold: 4, wood: 2, ore: 1 }), [0, bank(GOLD, BRICK)], [0, { do: 'sell', good: 0 }]],
  },
  'feeds-the-leader': {
    bad: [leaderAsks(5, 11), [1, brickFor(some(WOOL, 1))], [0, YES]],
    good: [leaderAsks(5, 11), [1, brickFor(some(WOOL, 1))], [0, NO]],
  },
  'brick-one-for-one-to-the-leader': {
    bad: [leaderAsks(5, 9), [1, brickFor(some(WOOL, 1))], [0, YES]],
    good: [leaderAsks(5, 9), [1, brickFor(some(WOOL, 2))], [0, YES]],
  },
  'sells-a-council-seat': {
    bad: [councillor(5), [1, brickFor(some(GOLD, 2))], [0, YES]],
    good: [councillor(7), [1, brickFor(some(GOLD, 2))], [0, YES]],
  },
  'fickle-answer': {
    bad: [at({ ...rich, turn: 'b' }), [1, brickFor(some(GOLD, 2))], [0, NO], [1, forTwo], [0, YES]],
    good: [at({ ...rich, turn: 'b' }), [1, brickFor(some(GOLD, 1))], [0, NO], [1, forTwo], [0, YES]],
  },
  'word-broken': {
    bad: [haggler(), [0, forBrick(3)], [1, YES], [0, CLOSE]],
    good: [haggler(), [0, forBrick(3)], [1, asks(4)], [0, CLOSE]],
  },
  'worse-offer-after-a-better-one': {
    bad: [haggler(), [0, forBrick(3)], [1, NO], [0, forBrick(2)]],
    good: [haggler(), [0, forBrick(2)], [1, NO], [0, forBrick(3)]],
  },
  'price-skipped': {
    bad: [haggler(), [0, forBrick(1)], [1, NO], [0, forBrick(3)]],
    good: [haggler(), [0, forBrick(1)], [1, NO], [0, forBrick(2)]],
  },
  'asks-again-for-something-else': {
    bad: [haggler(), [0, forBrick(1)], [1, NO], [0, offer(some(WOOL, 1), some(BRICK, 1))]],
    good: [haggler(), [0, forBrick(1)], [1, NO], [0, offer(some(WOOL, 1), some(ORE, 1))]],
  },
  'asks-less-than-is-offered': {
    bad: [haggler(), [0, forBrick(3)], [1, asks(2)]],
    good: [haggler(), [0, forBrick(3)], [1, asks(4)]],
  },
  'own-price-refused': {
    bad: [haggler(), [0, forBrick(3)], [1, asks(2)], [0, CLOSE]],
    good: [haggler(), [0, forBrick(3)], [1, asks(4)], [0, CLOSE]],
  },
  'offers-more-than-was-asked': {
    bad: [haggler(), [0, forBrick(1)], [1, asks(2)], [0, CLOSE], [0, forBrick(3)]],
    good: [haggler(), [0, forBrick(1)], [1, asks(2)], [0, CLOSE], [0, forBrick(2)]],
  },
  'helped-wall-refused': {
    bad: [help(), [0, { do: 'wall-help', build: false }], [0, WALL]],
    good: [help(), [0, { do: 'wall-help', build: true }], [0, WALL]],
  },
  'notch-for-a-rival': { bad: [at(notch), [0, WALL]], good: [at({ ...notch, houses: ['a s5'] }), [0, WALL]] },
  'dear-wall-in-a-turn-of-cheap-ones': { bad: [drawn('wall-help'), [0, WALL]], good: [drawn('quiet'), [0, WALL]] },
  'question-unanswered': {
    bad: [at(question), [1, ask], [0, NO]],
    good: [at(question), [1, ask], [0, { do: 'counter', give: some(BRICK, 1), get: some(GOLD, 2) }]],
  },
};

it('every detector has an example', () => {
  expect(Object.keys(planted).sort()).toEqual(detectors.map(({ name }) => name).sort());
});

it.each(detectors.map(({ name, finds }) => [name, finds] as const))('%s is found, and nothing is found in better play', (name, finds) => {
  const found = ([state, ...moves]: Planted): boolean => {
    const course = courseOf(nuremberg, state, moves, seededChance(1));
    return course.played.some((_, at) => finds(course, at));
  };
  const { bad, good } = planted[name];
  expect({ bad: found(bad), good: found(good) }).toEqual({ bad: true, good: false });
});

/** What only a whole game or luck shows. */
const HARD: readonly string[] = ['bought-for-nothing', 'fickle-answer', 'helped-wall-refused'];

/** Lets the Master go on from a position until somebody else has to move. */
function playedByMaster([from, ...moves]: Planted): Course<State, Move> {
  const last = moves.length - 1;
  const seat = moves[last][0];
  const first = moves.findIndex((move) => move[0] === seat);
  const before = courseOf(nuremberg, from, moves.slice(0, first), seededChance(1));
  const state = before.end;
  const chance = seededChance('master');
  const master = botByName(botGame, 'master:12it');
  const played: PlayedMove<State, Move>[] = [];
  while (played.length < 2 && nuremberg.pending(state).some((owed) => owed.seat === seat)) {
    const legal = nuremberg.legal(state, seat);
    const { move: chosen } = master.choose(nuremberg.view(state, seat), legal, chance);
    const move = legal.find((each) => each === chosen) ?? legal[0];
    played.push({ state: nuremberg.clone(state), seat, move, legal });
    nuremberg.apply(state, seat, move, { chance });
  }
  return { game: nuremberg, played, end: state };
}

it.each(Object.keys(planted).filter((name) => !HARD.includes(name)))('the Master does better than %s', (name) => {
  const course = playedByMaster(planted[name].bad);
  expect(course.played.length).toBeGreaterThan(0);
  for (const { name: found, finds } of detectors) {
    if (!HARD.includes(found)) expect(course.played.flatMap((played, at) => (finds(course, at) ? [[found, played.move]] : []))).toEqual([]);
  }
});

it('gold may be spent for several cards of one piece, for two pieces, for a good that brings more, and to be ready for the wall help', () => {
  const spares = (held: Holdings, get: number): boolean => {
    const state = holds(held);
    const move = nuremberg.legal(state, 0).find((each) => each.do === 'bank-trade' && each.give === GOLD && each.get === get);
    if (move === undefined) throw new Error('it cannot be bought');
    return blunders.some(({ name, isOne }) => name === 'gold-spent-for-nothing' && isOne({ state, seat: 0, move, legal: [move] }));
  };
  expect(spares({ gold: 8, grain: 1, ore: 2 }, ORE)).toBe(false);
  expect(spares({ gold: 4, grain: 1, ore: 2 }, ORE)).toBe(true);
  expect(spares({ gold: 4, wood: 2, brick: 1 }, BRICK)).toBe(false);
  expect(spares({ gold: 4, wood: 1, brick: 1 }, BRICK)).toBe(true);
  expect(spares({ gold: 4, wool: 1, ore: 2 }, ORE)).toBe(false);
  expect(spares({ gold: 4, wool: 1, ore: 1 }, ORE)).toBe(true);
  expect(spares({ gold: 5 }, BRICK)).toBe(false);
  expect(spares({ gold: 4 }, BRICK)).toBe(true);
  expect(spares({ gold: 6, brick: 1 }, BRICK)).toBe(true);
});

it('a leader about to win is not asked for a bargain', () => {
  const asked = (...all: number[]): Set<number> => {
    const state = at(
      { seats: { a: { holds: { gold: 9, wool: 2 } }, b: { holds: { brick: 3 } }, c: { holds: { brick: 3 } } } },
      points(...all),
    );
    const worth = evaluation.pruning?.shortlist?.(nuremberg.view(state, 0), nuremberg.legal(state, 0)) ?? [];
    return new Set(worth.flatMap((move) => (move.do === 'offer' ? move.to : [])));
  };
  expect(asked(5, 9, 5)).toEqual(new Set([1, 2]));
  expect(asked(5, 10, 5)).toEqual(new Set([2]));
  expect(asked(9, 10, 5)).toEqual(new Set([1, 2]));
});

it('a brick is not offered for a single card to a leader, whose yes would have to be refused', () => {
  const asked = (...all: number[]): Set<number> => {
    const state = at(
      { seats: { a: { holds: { brick: 3, wood: 1, grain: 1 } }, b: { holds: { wool: 3 } }, c: { holds: { wool: 3 } } } },
      points(...all),
    );
    const worth = evaluation.pruning?.shortlist?.(nuremberg.view(state, 0), nuremberg.legal(state, 0)) ?? [];
    return new Set(worth.flatMap((move) => (move.do === 'offer' && move.give[BRICK] === 1 && move.get[WOOL] === 1 ? move.to : [])));
  };
  expect(asked(5, 6, 5)).toEqual(new Set([1, 2]));
  expect(asked(5, 7, 5)).toEqual(new Set([2]));
});

it('whoever is accepted is thought to keep his word, also where he would rather not', () => {
  const judge = masterJudgeOf(botGame);
  const chance = seededChance('word');
  const accepted = courseOf(
    nuremberg,
    haggler(),
    [
      [0, offer(some(GOLD, 9), some(ORE, 1))],
      [1, YES],
    ],
    chance,
  ).end;
  const closed = nuremberg.clone(accepted);
  nuremberg.apply(closed, 0, CLOSE, { chance });
  settle(judge, accepted, chance);
  expect(accepted.players.slice(0, 2).map(({ gold }) => gold)).toEqual([0, 9]);
  expect(judgedShares(judge, accepted)[0]).toBeLessThan(judgedShares(judge, closed)[0]);
});

it('an offer that suits both is thought to be accepted', () => {
  const dealt = (held: Holdings): Holdings => {
    const asked = table({ seats: { a: { holds: { wood: 1, wool: 2, grain: 1 } }, b: { holds: held } } });
    nuremberg.apply(asked.state, 0, offer(some(WOOL, 1), some(BRICK, 1)), { chance: seededChance('both') });
    settle(masterJudgeOf(botGame), asked.state, seededChance('both'));
    return asked.holds('a');
  };
  expect(dealt({ brick: 3, wood: 2 })).toEqual({ wood: 1, wool: 1, grain: 1, brick: 1 });
  expect(dealt({ brick: 3, wood: 1, wool: 1 })).toEqual({ wood: 1, wool: 2, grain: 1 });
});

it('nor is the brick for a council seat sold at another price than was offered, unless that leaves too little for the wall', () => {
  const sells = (held: number, price: number): boolean => {
    const { end: state } = courseOf(nuremberg, councillor(held), [[1, ask]], seededChance('seat'));
    const legal = nuremberg.legal(state, 0);
    const move = asks(price);
    return blunders.some(({ name, isOne }) => name === 'sells-a-council-seat' && isOne({ state, seat: 0, move, legal }));
  };
  expect([1, 2, 3].map((price) => sells(5, price))).toEqual([true, true, false]);
  expect(sells(7, 2)).toBe(false);
});

it('the Master buys both cards that a piece lacks, and wins by it', () => {
  const state = at({ seats: { a: { holds: { gold: 8, grain: 1, ore: 2 } } } }, points(12, 12));
  const master = botByName(botGame, 'master:12it');
  const chance = seededChance('master');
  const moves: string[] = [];
  while (nuremberg.pending(state).some(({ seat }) => seat === 0)) {
    const move = master.choose(nuremberg.view(state, 0), nuremberg.legal(state, 0), chance).move as Move;
    moves.push(move.do);
    nuremberg.apply(state, 0, move, { chance });
  }
  expect(moves).toEqual(['bank-trade', 'bank-trade', expect.stringMatching(/^build-(house|station)$/)]);
  expect(nuremberg.outcome(state)?.places[0]).toBe(1);
});

it('there is always a move worth a thought, also after a purchase that leaves nothing sound to build', () => {
  for (const { bad } of Object.values(planted)) {
    const [from, ...moves] = bad;
    for (const { state, seat, legal } of courseOf(nuremberg, from, moves, seededChance(1)).played) {
      const bought = nuremberg.clone(state);
      bought.bankTrades = 1;
      const view = nuremberg.view(bought, seat);
      const now = nuremberg.legal(bought, seat);
      expect(legal.length).toBeGreaterThan(0);
      if (now.length > 0) expect(evaluation.pruning?.shortlist?.(view, now).length).toBeGreaterThan(0);
    }
  }
});
