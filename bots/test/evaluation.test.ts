import { completeOptions, isLegal, placeholders, seededChance } from '@belfry/kernel';
import { describe, expect, it } from 'vitest';
import { judgedShares, judgeOf, masterJudgeOf, scoresOf, sharesOf } from '../src/evaluation/judge.ts';
import { layoutOf, networkOf, scoreOf, strengthOf, toShares } from '../src/evaluation/network.ts';
import { BOT_NAMES, MANNERS, playOut, randomBot } from '../src/index.ts';
import { en } from '../src/text/en.ts';
import { nl } from '../src/text/nl.ts';
import { judgedGames } from './judged-games.ts';
import { positionsOf } from './positions.ts';

describe.each(judgedGames)('%s', (_, game) => {
  const judge = judgeOf(game);
  const { features, pruning, learnt } = judge.evaluation;
  const positions = positionsOf(game, 4, 25);

  it('measures every seat in small finite numbers without changing the state', () => {
    const out = new Float64Array(features.names.length);
    for (const { state } of positions) {
      const before = JSON.stringify(state);
      for (let seat = 0; seat < features.seats(state); seat++) {
        out.fill(0);
        features.measure(state, seat, out);
        for (const [at, value] of out.entries()) expect(Math.abs(value), features.names[at]).toBeLessThan(6);
      }
      expect(JSON.stringify(state)).toBe(before);
    }
  });

  it('uses every feature somewhere, and names each once', () => {
    expect(new Set(features.names).size).toBe(features.names.length);
    const out = new Float64Array(features.names.length);
    const seen = new Set<number>();
    for (const seed of ['one', 'two', 'three', 'four', 'five', 'six']) {
      for (const { state } of positionsOf(game, 3, 200, seed)) {
        for (let seat = 0; seat < features.seats(state); seat++) {
          out.fill(0);
          features.measure(state, seat, out);
          for (const [at, value] of out.entries()) if (value !== 0) seen.add(at);
        }
      }
    }
    const unused = features.names.filter((_name, at) => !seen.has(at));
    expect(unused.length, unused.join(', ')).toBeLessThanOrEqual(4);
  });

  it('shares one win among the seats', () => {
    for (const { state } of positions) {
      const shares = sharesOf(judge, state);
      expect(shares).toHaveLength(features.seats(state));
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
    }
  });

  it('knows a finished game exactly', () => {
    const chance = seededChance('finish');
    const state = game.setup(game.players.max > 4 ? 4 : game.players.max, completeOptions(game.options), { chance });
    playOut(
      game,
      state,
      Array.from({ length: features.seats(state) }, () => randomBot),
      chance,
    );
    const outcome = game.outcome(state);
    expect(Array.from(sharesOf(judge, state), (share) => share > 0)).toEqual(outcome?.places.map((place) => place === 1));
    expect(scoresOf(judge, state)).toEqual(outcome?.totals);
  });

  it('has trained weights that predict better than chance', () => {
    const { loss, games: played } = judge.weights.made;
    expect(played).toBeGreaterThan(0);
    expect(loss).toBeLessThan(Math.log(4));
    expect(positions.some(({ state }) => Math.max(...judgedShares(judge, state)) > 0.3)).toBe(true);
  });

  it('evaluates the same incrementally as from scratch', () => {
    const practised = masterJudgeOf(game);
    expect(practised.table).not.toBeNull();
    for (const { state } of positions) {
      expect(judgedShares(practised, state)).toEqual(judgedShares(masterJudgeOf(game), state));
      expect(scoresOf(practised, state)).toEqual(scoresOf(masterJudgeOf(game), state));
    }
    expect(positions.some(({ state }) => Math.max(...judgedShares(practised, state)) > 0.3)).toBe(true);
  });

  it('uses the general weights for player counts with too little training data', () => {
    const fewest = learnt.table?.seatsFrom ?? 0;
    const master = masterJudgeOf(game);
    for (let players = game.players.min; players <= game.players.max; players++) {
      const tables = positionsOf(game, 9, 5, 'small', game.apprentice, players);
      const differs = tables.some(({ state }) => `${judgedShares(master, state)}` !== `${judgedShares(judge, state)}`);
      const counts = tables.some(({ state }) => `${scoresOf(master, state)}` !== `${scoresOf(judge, state)}`);
      expect({ players, differs, counts }).toEqual({ players, differs: players >= fewest, counts: players >= fewest });
    }
  });

  it('shortlists legal moves and never returns an empty list', () => {
    for (const { state, seat, moves, pending } of positions) {
      const short = pruning?.shortlist?.(game.view(state, seat), moves) ?? moves;
      expect(short.length).toBeGreaterThan(0);
      for (const move of short) expect(isLegal(game, state, seat, move)).toBe(true);
      expect(moves.some((move) => !pruning?.omits?.(state, move))).toBe(true);
      const speaker = features.unsettled?.(state) ?? -1;
      if (speaker >= 0) expect(pending.map((decision) => decision.seat)).toContain(speaker);
    }
  });
});

it('the texts of the bots name every level and every manner', () => {
  const keys = [...BOT_NAMES.flatMap((level) => [`level.${level}`, `level.${level}.line`]), ...MANNERS.map((manner) => `manner.${manner}`)];
  expect(Object.keys(en)).toEqual(expect.arrayContaining(keys));
});

it('the texts of the bots have the same placeholders in both languages', () => {
  for (const [key, template] of Object.entries(en)) expect(placeholders(nl[key as keyof typeof en]), key).toEqual(placeholders(template));
});

describe('the network', () => {
  const numbers = Array.from({ length: layoutOf(3, 2).size }, (_, i) => Math.sin(i + 1));
  const weights = { hidden: 2, points: 10, numbers, made: { command: '', games: 0, loss: 0 } };
  const features = Float64Array.of(0.4, 0, -0.7);

  it('with no hidden units is a weighted sum', () => {
    const plain = networkOf(3, { ...weights, hidden: 0, numbers: [1, 2, 3, 4, 5, 6, 0.5] });
    expect(strengthOf(plain, features)).toBeCloseTo(0.4 - 2.1);
    expect(scoreOf(plain, features)).toBeCloseTo(1.6 - 4.2 + 0.5);
  });

  it('refuses weights of another size with a sentence', () => {
    expect(() => networkOf(4, weights)).toThrow(`the weights hold ${numbers.length} numbers, but 4 features need`);
  });

  it('turns strengths into shares that no added constant changes', () => {
    const shares = Float64Array.of(1, 2, 3);
    const moved = Float64Array.of(101, 102, 103);
    toShares(shares);
    toShares(moved);
    expect(Array.from(moved)).toEqual(Array.from(shares));
    expect((shares[2] as number) / (shares[1] as number)).toBeCloseTo(Math.E);
  });
});
