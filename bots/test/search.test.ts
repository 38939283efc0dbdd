import { findGame } from '@belfry/games';
import { seededChance } from '@belfry/kernel';
import { describe, expect, it, vi } from 'vitest';
import type { BotGame } from '../src/contract/bot-game.ts';
import { type Progress, progressOf, readBudget, writeBudget } from '../src/contract/budget.ts';
import { type Judge, judgeOf } from '../src/evaluation/judge.ts';
import { oneOfTheBest } from '../src/levels/master.ts';
import { commonRandomNumbers } from '../src/search/common-random-numbers.ts';
import type { Finding } from '../src/search/findings.ts';
import { moveKeys } from '../src/search/move-keys.ts';
import { contestOf } from '../src/search/root.ts';
import { search } from '../src/search/search.ts';
import { SEARCH_PARAMS, type SearchParams } from '../src/search/search-params.ts';
import { type Branch, newBranch, newNode, promiseOf, record, selectBranch } from '../src/search/tree.ts';
import { judgedGames } from './judged-games.ts';
import { type Position, positionsOf } from './positions.ts';

const game = findGame('citadels');
/** A choice of a character: no move opens another question that would have to be settled before it can be judged. */
const position = positionsOf(game, 5, 6).find(({ pending }) => pending[0]?.kind === 'draft-choose') as Position;
const view = game.view(position.state, position.seat);

/** A search that never ends early. */
function find(among: BotGame, iterations: number, seed = 'search'): Finding[] {
  return search(judgeOf(among), view, position.seat, position.moves, seededChance(seed), progressOf({ iterations }), {
    ...SEARCH_PARAMS,
    sure: 0,
  });
}

it('finds the same under the same seed and as many iterations', () => {
  expect(find(game, 60)).toEqual(find(game, 60));
  expect(find(game, 60)).not.toEqual(find(game, 60, 'other'));
});

it('spends every iteration on one of the moves', () => {
  const visits = (findings: readonly Finding[]) => findings.reduce((sum, finding) => sum + finding.visits, 0);
  expect(visits(find(game, 90)) - visits(find(game, 40))).toBe(50);
  expect(find(game, 40)).toHaveLength(position.moves.length);
});

it('never gives a seat more than the whole win', () => {
  for (const { shares } of find(game, 60)) expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 6);
});

/** The first move to be played ends the game; how, depends on that move. */
function endingWith(outcomeOf: (last: string) => { totals: (seat: number) => number; places: (seat: number) => number }): BotGame {
  let last = '';
  return {
    ...game,
    apply(_state, _seat, move) {
      last = game.write(move);
    },
    pending: () => [],
    outcome: () => {
      const { totals, places } = outcomeOf(last);
      return { sheet: [], totals: [0, 1, 2, 3].map(totals), tieBreaks: [], places: [0, 1, 2, 3].map(places) };
    },
  };
}

/** How many states a search determinizes, and how often it tries a move. */
function workOf(among: BotGame, progress: Progress): { determinized: number; tried: number } {
  const work = { determinized: 0, tried: 0 };
  const counting: BotGame = {
    ...among,
    determinize(...args) {
      work.determinized++;
      return game.determinize(...args);
    },
    apply(...args) {
      work.tried++;
      among.apply(...args);
    },
  };
  search(judgeOf(counting), view, position.seat, position.moves, seededChance('work'), progress, { ...SEARCH_PARAMS, rationality: 0 });
  return work;
}

/** A clock that says these one after the other, and the last one for ever. */
function saying(...said: readonly number[]): Progress {
  let looks = 0;
  return () => said[Math.min(looks++, said.length - 1)] as number;
}

it('samples fewer states when time runs out', () => {
  const moves = position.moves.length;
  expect(workOf(game, saying(2))).toEqual({ determinized: 1, tried: moves });
  expect(workOf(game, saying(0.2, 0.2, 2))).toEqual({ determinized: 3, tried: moves });
  expect(workOf(game, saying(0.2, 0.2, 0.2, 0.4, 0.4, 2))).toEqual({ determinized: 4, tried: 2 * moves });
});

it('tells equal moves of a decided game apart on fewer states where time runs out', () => {
  const moves = position.moves.length;
  const lost = endingWith(() => ({ totals: () => 20, places: (s) => (s === position.seat ? 2 : 1) }));
  // Nine states, the moves weighed on all of them, and no time to search.
  const until = [...Array(8).fill(0.2), 0.4, ...Array(8).fill(0.4), 1];
  expect(workOf(lost, saying(...until, 1))).toEqual({ determinized: 9, tried: (9 + 8) * moves });
  expect(workOf(lost, saying(...until, 1.05, 1.2))).toEqual({ determinized: 9, tried: (9 + 2) * moves });
  expect(workOf(lost, saying(...until, 1.2))).toEqual({ determinized: 9, tried: (9 + 1) * moves });
});

it('finds an immediate win', () => {
  const winning = game.write(position.moves[1]);
  const decided = endingWith((last) => ({ totals: () => 20, places: (s) => ((s === position.seat) === (last === winning) ? 1 : 2) }));
  expect(game.write(find(decided, 40)[0]?.move)).toBe(winning);
});

it.each([1, 2])('plays for points where place %d is certain', (place) => {
  const richest = game.write(position.moves.at(-1));
  const decided = endingWith((last) => ({
    totals: (s) => (s === position.seat && last === richest ? 20 : 19),
    places: (s) => (s === position.seat ? place : 3 - place),
  }));
  expect(game.write(find(decided, 40)[0]?.move)).toBe(richest);
});

it('a budget of time is used up when the clock says so, a budget of iterations by counting', () => {
  let time = 1_000;
  const progress = progressOf({ milliseconds: 300 }, () => time);
  expect(progress(0)).toBe(0);
  for (let n = 0; n < 15; n++) {
    time += 10;
    progress(n);
  }
  expect(progress(1e9)).toBe(0.5);
  for (let n = 0; n < 15; n++) {
    time += 10;
    progress(n);
  }
  expect(progress(0)).toBe(1);
  const busy = progressOf({ milliseconds: 300 }, () => time);
  time += 80;
  // 80 ms are gone, and the next look may come twice as late again; 10 ms each do no harm.
  expect(busy(0)).toBeCloseTo(220 / 300);
  time += 10;
  expect(busy(0)).toBeCloseTo(230 / 300);
  const count = progressOf({ iterations: 2 });
  expect([count(0), count(1), count(2)]).toEqual([0, 0.5, 1]);
});

it('budgets are read and written alike', () => {
  expect(['300ms', '500it'].map((text) => writeBudget(readBudget(text)))).toEqual(['300ms', '500it']);
});

it('a move has the same key in every list, another move another one', () => {
  const keyOf = moveKeys(game);
  const [first, second] = position.moves;
  expect(keyOf({ ...(first as object) })).toBe(keyOf(first));
  expect(keyOf(second)).not.toBe(keyOf(first));
});

it('compared moves get the same luck, and other luck the next time', () => {
  const commonRandom = commonRandomNumbers(seededChance('commonRandom'));
  const throws = () => Array.from({ length: 20 }, () => commonRandom.below(6));
  commonRandom.renew();
  const first = throws();
  commonRandom.repeat();
  expect(throws()).toEqual(first);
  // A move that needs more luck than those before it gets more.
  expect(throws()).not.toEqual(first);
  commonRandom.renew();
  expect(throws()).not.toEqual(first);
  expect(Math.max(...first)).toBeLessThan(6);
});

describe('a branch', () => {
  const shares = (own: number) => Float64Array.of(own, 1 - own);
  const even = Float64Array.of(0, 0);
  /** Branches of one node that were first judged so, and then visited so often with so much found. */
  function branches(...rows: [name: string, first: number, visits: number, found: number][]) {
    const node = newNode(2);
    return rows.map(([name, first, visits, found]) => {
      const branch = newBranch(node, name, shares(first));
      for (let n = 0; n < visits; n++) record([branch], shares(found), even);
      return branch;
    });
  }

  it('is preferred when it is better, or was tried little', () => {
    expect(selectBranch(branches(['poor', 0.2, 50, 0.2], ['good', 0.6, 50, 0.6]), 0, 0.1, 1).move).toBe('good');
    expect(selectBranch(branches(['good', 0.6, 50, 0.6], ['fresh', 0.5, 0, 0]), 0, 0.3, 1).move).toBe('fresh');
    expect(selectBranch(branches(['poor', 0.2, 50, 0.2], ['good', 0.6, 50, 0.6]), 1, 0.1, 1).move).toBe('poor');
  });

  it('does not look better for being tried first', () => {
    const [seen, unseen] = branches(['seen', 0.3, 100, 0.4], ['unseen', 0.35, 0, 0]) as [Branch, Branch];
    expect(promiseOf(seen, 0, 10)).toBeCloseTo(0.4);
    expect(promiseOf(unseen, 0, 10)).toBeCloseTo(0.45);
  });
});

describe('the moves at the root', () => {
  const rooted = (...firsts: number[]) => {
    const node = newNode(1);
    return firsts.map((share) => newBranch(node, share, Float64Array.of(share)));
  };

  it('are tried equally often, and the worse half is dropped, again and again', () => {
    const contest = contestOf(rooted(0.1, 0.4, 0.2, 0.3), 0, SEARCH_PARAMS);
    const tried = [0, 0.4, 0.5, 0.9].map((progress) => contest.next(progress)?.map(({ move }) => move));
    expect(tried).toEqual([
      [0.4, 0.3, 0.2, 0.1],
      [0.4, 0.3, 0.2, 0.1],
      [0.4, 0.3],
      [0.4, 0.3],
    ]);
    expect(contest.next(1)).toBeNull();
  });

  /** How often two moves are tried before the choice is clear; each is found to be worth `found(move, trial)`. */
  function trialsUntilSure(found: (move: number, trial: number) => number): number {
    const branches = rooted(0.3, 0.3);
    const contest = contestOf(branches, 0, SEARCH_PARAMS);
    for (let trial = 0; trial < 500; trial++) {
      const compared = contest.next(0.2);
      if (compared === null) return trial;
      compared.forEach((branch) => {
        const share = found(branches.indexOf(branch), trial);
        record([branch], Float64Array.of(share), Float64Array.of(0));
        contest.note(branch, share);
      });
    }
    return Number.POSITIVE_INFINITY;
  }

  it('stop being searched once one is surely better, but not at once', () => {
    const trials = trialsUntilSure((move, trial) => 0.3 + 0.1 * move + 0.02 * Math.sin(trial * (move + 1)));
    expect(trials).toBeGreaterThan(20);
    expect(trials).toBeLessThan(40);
  });

  it('stop being searched when the choice does not matter; shared luck is not doubt', () => {
    expect(trialsUntilSure((_, trial) => 0.3 + 0.2 * Math.sin(trial))).toBeLessThan(40);
  });

  it('are searched longer when they are close and luck decides', () => {
    expect(trialsUntilSure((move, trial) => 0.3 + 0.2 * Math.sin(trial * (7 + 6 * move)))).toBe(Number.POSITIVE_INFINITY);
  });
});

it('varies between moves about as good, and never takes a clearly worse one', () => {
  const finding = (move: string, visits: number, share: number): Finding => ({ move, visits, found: null, shares: [share] });
  const findings = [finding('a', 100, 0.3), finding('b', 90, 0.295), finding('c', 90, 0.2), finding('d', 10, 0.3)];
  const chance = seededChance('lot');
  const taken = new Set(Array.from({ length: 200 }, () => oneOfTheBest(findings, 0, 0.01, chance)));
  expect([...taken].sort()).toEqual(['a', 'b']);
});

it.each(judgedGames)('%s: looks at the clock often, so that no move comes late', (_, each) => {
  const judge = judgeOf(each);
  let judged = 0;
  let longest = 0;
  let time = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => {
    longest = Math.max(longest, judged);
    judged = 0;
    time += 10;
    return time;
  });
  const counting: Judge = {
    ...judge,
    evaluation: {
      ...judge.evaluation,
      features: {
        ...judge.evaluation.features,
        measure(state, seat, out) {
          judged++;
          judge.evaluation.features.measure(state, seat, out);
        },
      },
    },
  };
  for (const { state, seat, moves } of positionsOf(each, 7, 6)) {
    const seen = each.view(state, seat);
    const short = judge.evaluation.pruning?.shortlist?.(seen, moves) ?? moves;
    search(counting, seen, seat, short, seededChance('clock'), progressOf({ milliseconds: 300 }), SEARCH_PARAMS);
  }
  clock.mockRestore();
  // A thousand features of seats take a few milliseconds.
  expect(longest).toBeGreaterThan(0);
  expect(longest).toBeLessThan(2_000);
});

describe('playouts', () => {
  const bruges = findGame('bruges');
  const judge = judgeOf(bruges);
  const turn = positionsOf(bruges, 1, 60).find(({ moves }) => moves.length > 10) as ReturnType<typeof positionsOf>[number];

  const ITERATIONS = 50;

  /** How many moves of each seat a search of so many iterations makes, those only considered left out. */
  function movesMade(params: Partial<SearchParams>): number[] {
    const made = [0, 0, 0, 0];
    const weighing = new Set<unknown>();
    const watched: Judge = {
      ...judge,
      game: {
        ...bruges,
        clone(state) {
          const copy = bruges.clone(state);
          weighing.add(copy);
          return copy;
        },
        apply(state, seat, move, dealer) {
          // A state that is cloned for one move only is thrown away after it.
          if (!weighing.delete(state)) made[seat] = (made[seat] as number) + 1;
          bruges.apply(state, seat, move, dealer);
        },
      },
    };
    const settings = { ...SEARCH_PARAMS, sure: 0, ...params };
    search(
      watched,
      bruges.view(turn.state, turn.seat),
      turn.seat,
      turn.moves,
      seededChance('deep'),
      progressOf({ iterations: ITERATIONS }),
      settings,
    );
    return made;
  }

  it('continue for some moves before evaluation', () => {
    const sum = (made: readonly number[]) => made.reduce((all, n) => all + n, 0);
    expect(sum(movesMade({ rolloutDepth: 12 }))).toBeGreaterThan(sum(movesMade({ rolloutDepth: 0 })) + ITERATIONS);
  });

  it('is reached with the narrowest settings too', () => {
    expect(movesMade({ others: 0, width: 0, rootWidth: 0, worlds: 0 })[turn.seat]).toBeGreaterThan(0);
  });

  it('the others reply, and the tree is about the own moves to come', () => {
    const made = movesMade({ rolloutDepth: 0 });
    const others = made.filter((_, seat) => seat !== turn.seat);
    expect(Math.min(...others)).toBeGreaterThan(0);
    expect(made[turn.seat]).toBeGreaterThan(ITERATIONS);
  });
});
