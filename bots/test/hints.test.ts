import { findGame } from '@belfry/games';
import { createMatch, LANGUAGES, play, say, seededChance } from '@belfry/kernel';
import { describe, expect, it } from 'vitest';
import type { Evaluation } from '../src/contract/evaluation.ts';
import { adviceOn, analyse, botTexts, chooseMove, hintsFor, nextToSpeak } from '../src/index.ts';
import { judgedGames } from './judged-games.ts';
import { positionsOf } from './positions.ts';

describe.each(judgedGames)('%s', (_, game) => {
  it('gives the two best moves with what to expect and a reason in words', () => {
    for (const { state, seat, moves } of positionsOf(game, 11, 4)) {
      const hints = hintsFor(game, game.view(state, seat), moves, { iterations: 15 });
      const legal = moves.map((move) => game.write(move));
      expect(hints.length).toBeGreaterThan(0);
      for (const { move, share, score, reason, said } of hints) {
        expect(legal).toContain(move);
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(1);
        expect(Number.isFinite(score)).toBe(true);
        for (const language of LANGUAGES) {
          const speaker = { language, catalogue: botTexts(game, game.evaluation?.claims?.text)[language], nameOf: String };
          expect(say(speaker, reason)).not.toMatch(/^reason\.|claim\.|gain\.|\{/);
          expect(say(speaker, said)).not.toBe(said.key);
        }
      }
      expect(new Set(hints.map(({ move }) => move)).size).toBe(hints.length);
    }
  });
});

it('analyses a match: the evaluation after every entry, and the three largest swings', () => {
  const game = findGame('citadels');
  const chance = seededChance('match');
  const match = createMatch(game, { players: 2 }, () => chance);
  for (let pending = game.pending(match.state); pending.length > 0; pending = game.pending(match.state)) {
    const seat = nextToSpeak(game, pending, chance);
    play(match, seat, chooseMove(game, match.state, seat, game.apprentice, chance), chance);
  }
  const { standings, swings } = analyse(game, match.log);
  expect(standings).toHaveLength(match.log.entries.length + 1);
  const last = standings[standings.length - 1];
  expect(last?.scores).toEqual(game.outcome(match.state)?.totals);
  expect(swings).toHaveLength(3);
  const sizes = swings.map(({ change }) => Math.abs(change));
  expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
  for (const { seq, seat, change } of swings) {
    const now = standings[seq]?.shares[seat] as number;
    const before = standings[seq - 1]?.shares[seat] as number;
    expect(change).toBeCloseTo(now - before, 9);
  }
  const largest = Math.max(
    ...standings.slice(1).map(({ shares }, at) => Math.abs((shares[0] as number) - (standings[at]?.shares[0] as number))),
  );
  expect(sizes[0]).toBeCloseTo(largest, 9);
});

it('does not judge a match in the middle of an action', () => {
  const game = findGame('fortuna');
  const chance = seededChance('middle');
  const match = createMatch(game, { players: 4 }, () => chance);
  const middle: number[] = [];
  for (let pending = game.pending(match.state); pending.length > 0; pending = game.pending(match.state)) {
    const seat = nextToSpeak(game, pending, chance);
    play(match, seat, chooseMove(game, match.state, seat, game.apprentice, chance), chance);
    if ((game.evaluation?.features.unsettled?.(match.state) ?? -1) >= 0) middle.push(match.log.entries.length);
  }
  const { standings, swings } = analyse(game, match.log);
  expect(middle.length).toBeGreaterThan(5);
  for (const seq of middle) expect(standings[seq]?.shares).toEqual(standings[seq - 1]?.shares);
  for (const { seq } of swings) expect(middle).not.toContain(seq);
});

it('says at least how a move compares with the other one', () => {
  const game = findGame('citadels');
  const { state, seat, moves } = positionsOf(game, 3, 2)[1] as ReturnType<typeof positionsOf>[number];
  const view = game.view(state, seat);
  const [only] = hintsFor(game, view, moves.slice(0, 1), { iterations: 5 });
  expect(only?.reason).toEqual({ key: 'reason.only' });
  const evaluation = game.evaluation as Evaluation;
  // Without claims, or where the two lines do not differ, only the verdict is left.
  const silent = { ...game, evaluation: { features: evaluation.features, learnt: evaluation.learnt } };
  const [first, second] = hintsFor(silent, view, moves, { iterations: 5 });
  const lead = (first?.share ?? 0) - (second?.share ?? 0);
  expect(first?.reason).toEqual({ key: lead > 0.015 ? 'reason.better' : 'reason.even', args: { other: second?.said } });
  const picky = { ...game, evaluation: { ...evaluation, pruning: { shortlist: () => moves.slice(0, 1) } } };
  expect(hintsFor(picky, view, moves, { iterations: 5 }).map(({ reason }) => reason)).toEqual([{ key: 'reason.rest' }]);
});

it('gives the same advice for the same position, whoever asks', () => {
  const game = findGame('citadels');
  const [{ state, seat, moves }] = positionsOf(game, 3, 1) as [ReturnType<typeof positionsOf>[number]];
  const asked = { view: game.view(state, seat), moves: moves.map((move) => game.write(move)) };
  const fresh = { ...game };
  expect(adviceOn(game, asked, { iterations: 20 })).toEqual(adviceOn(fresh, asked, { iterations: 20 }));
  expect(adviceOn(game, asked, { iterations: 20 })).toBe(adviceOn(game, structuredClone(asked), { iterations: 20 }));
});
