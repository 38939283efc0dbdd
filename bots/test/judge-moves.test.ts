import { findGame, games } from '@belfry/games';
import { createMatch, itemAt, LANGUAGES, play, say, seededChance } from '@belfry/kernel';
import { describe, expect, it } from 'vitest';
import { nameOfUse } from '../src/analysis/own-decisions.ts';
import {
  botTexts,
  chooseMove,
  type DecisionQuestion,
  explain,
  gradeOf,
  isBlamed,
  isPuzzle,
  type Judgement,
  judgeDecision,
  judgeMoves,
  judgeOf,
  mayBecomePuzzle,
  mirrorOf,
  nextToSpeak,
  ownPart,
  type PuzzleBook,
  readPuzzles,
  stands,
  writePuzzles,
} from '../src/index.ts';
import { judgedGames } from './judged-games.ts';
import { positionsOf } from './positions.ts';

const idea = (move: string, loss: number, error = 0.005, share = 0.4 - loss): Judgement => ({ move, share, loss, error });

describe.each(judgedGames)('%s', (_, game) => {
  const [position] = positionsOf(game, 9, 3).slice(-1);
  if (position === undefined) throw new Error(`a game of ${game.id} has no third decision`);
  const { state, seat } = position;
  const moves = position.moves.slice(0, 6);
  const view = game.view(state, seat);

  it('judges every move on the same luck: best first, without loss, deterministic for a seed', () => {
    const judged = judgeMoves(judgeOf(game), view, moves, { iterations: 72 }, 'judge');
    expect(judged.map(({ move }) => move).sort()).toEqual(moves.map((move) => game.write(move)).sort());
    const [best] = judged;
    expect(best).toMatchObject({ loss: 0, error: 0 });
    for (const { share, loss, error } of judged) {
      expect(share).toBeGreaterThanOrEqual(0);
      expect(share).toBeLessThanOrEqual(best?.share ?? 0);
      expect(loss).toBeGreaterThanOrEqual(0);
      expect(error).toBeLessThan(1);
    }
    expect(judgeMoves(judgeOf(game), view, moves, { iterations: 72 }, 'judge')).toEqual(judged);
  });

  it('gives reasons and consequences that use only what the mover knows', () => {
    const [one, other] = moves.map((move) => game.write(move));
    if (one === undefined || other === undefined) throw new Error('there is nothing to choose');
    const { reason, sequel } = explain(game, view, one, other, other);
    for (const language of LANGUAGES) {
      const speaker = { language, catalogue: botTexts(game, game.evaluation?.claims?.text)[language], nameOf: String };
      if (reason !== null) expect(say(speaker, reason)).not.toMatch(/reason\.|claim\.|gain\.|\{/);
      for (const event of [...sequel.moved.events, ...sequel.later.events]) expect(say(speaker, game.sayEvent(event))).not.toContain('{');
    }
    expect(sequel.moved.view.viewer).toBe(seat);
    expect(sequel.later.view.viewer).toBe(seat);
    expect(sequel.moved.events.length).toBeGreaterThan(0);
    expect(explain(game, view, one, other, other)).toEqual({ reason, sequel });
  });
});

it('calls it a puzzle when one move is right and all others are clearly wrong', () => {
  const clear = [idea('a', 0, 0), idea('b', 0.05), idea('c', 0.08), idea('d', 0.2)];
  expect(isPuzzle(clear)).toBe(true);
  expect(isPuzzle([...clear, idea('as right', 0.004)])).toBe(false);
  expect(isPuzzle([...clear, idea('half right', 0.02)])).toBe(false);
  expect(isPuzzle([...clear, idea('unsure', 0.05, 0.04)])).toBe(false);
  expect(isPuzzle(clear.map((each) => ({ ...each, share: each.share + 0.5 })))).toBe(false);
  expect(isPuzzle([])).toBe(false);
  expect(mayBecomePuzzle([...clear, idea('unsure', 0.02, 0.1)])).toBe(true);
  expect(mayBecomePuzzle([...clear, idea('half right', 0.02)])).toBe(false);
});

it('lets a puzzle stand while its solution is about the best and nothing wrong comes near', () => {
  const ideas = [idea('a', 0, 0), idea('b', 0.05), idea('c', 0.08)];
  expect(stands({ ideas }, [idea('a', 0, 0), idea('c', 0.03), idea('b', 0.04)])).toBe(true);
  expect(stands({ ideas }, [idea('b', 0, 0), idea('a', 0.012, 0.01), idea('c', 0.04)])).toBe(false);
  expect(stands({ ideas }, [idea('a', 0, 0), idea('b', 0.015), idea('c', 0.04)])).toBe(false);
  expect(stands({ ideas }, [idea('a', 0, 0), idea('b', 0.05)])).toBe(false);
});

it('writes puzzles as lines, and reads them again', () => {
  const view = { viewer: 0, round: 3, pending: [] };
  const puzzle = { id: 'x-1', level: 'master', players: 4, view, ideas: [idea('a', 0, 0), idea('b', 0.1)], tempting: 'b' } as const;
  const book: PuzzleBook = { game: 'x', rules: 1, iterations: 100, last: 2, puzzles: [puzzle, { ...puzzle, id: 'x-2' }] };
  expect(writePuzzles(book).trimEnd().split('\n')).toHaveLength(3);
  expect(readPuzzles(writePuzzles(book))).toEqual(book);
});

describe('game review', () => {
  const game = findGame('citadels');
  const chance = seededChance('mirror');
  const match = createMatch(game, { players: 2 }, () => chance);
  for (let pending = game.pending(match.state); pending.length > 0; pending = game.pending(match.state)) {
    const seat = nextToSpeak(game, pending, chance);
    play(match, seat, chooseMove(game, match.state, seat, game.apprentice, chance), chance);
  }
  const part = ownPart(game, match.log, 1);

  it('takes each own decision with a choice, as the seat saw it then', () => {
    const own = match.log.entries.filter(({ seat }) => seat === 1);
    expect(part.decisions.length).toBeGreaterThan(10);
    expect(part.decisions.length).toBeLessThanOrEqual(own.length);
    for (const { seq, view, moves, played } of part.decisions) {
      expect(view.viewer).toBe(1);
      expect(moves.length).toBeGreaterThan(1);
      expect(match.log.entries[seq - 1]).toMatchObject({ seat: 1, move: played });
    }
    for (const phrase of part.unused) expect(game.text.en[phrase.key]).toBeDefined();
  });

  it.each(games.map((each) => [each.id, each] as const))('names each thing never done in %s differently', (_, each) => {
    const keys = each.usage.flatMap((use) => nameOfUse(each, use)?.key ?? []);
    expect(keys.length).toBeGreaterThan(5);
    for (const language of LANGUAGES) {
      const names = keys.map((key) => each.text[language][key]);
      expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    }
  });

  it('judges the move that was played, even an unlikely one', () => {
    const { view, moves, played } = itemAt(part.decisions, 5);
    const judged = judgeDecision(game, { view, moves, played, closer: { budget: { iterations: 60 }, seed: 'one' } });
    expect(judged.map(({ move }) => move)).toContain(played);
  });

  it('shows the moments that certainly cost most, worst first, and figures by phase', async () => {
    const costs = new Map([3, 8, 12, 20].map((at, n) => [itemAt(part.decisions, at).view, 0.03 + n / 50]));
    const done: number[] = [];
    const mirror = await mirrorOf(
      part,
      async ({ view, played }) => {
        const loss = costs.get(view) ?? 0;
        return [idea('better', 0, 0), idea(played, loss, loss > 0.08 ? 0.07 : 0.01), idea('worst', 0.1)];
      },
      'seed',
      (share) => done.push(share),
    );
    // What cost most by far is as likely luck: nobody is blamed for it.
    expect(mirror.moments.map(({ loss }) => loss)).toEqual([0.07, 0.05, 0.03]);
    expect(mirror.judged).toHaveLength(part.decisions.length);
    expect(done).toEqual([...done].sort((a, b) => a - b));
    expect(done.at(-1)).toBeCloseTo(1, 9);
    expect(mirror.accuracy).toBeGreaterThan(80);
    expect(mirror.accuracy).toBeLessThan(100);
    const flawless = await mirrorOf(part, async ({ played }) => [idea(played, 0, 0), idea('worst', 0.1)], 'seed');
    expect(flawless).toMatchObject({ moments: [], accuracy: 100, phases: { opening: 100, middle: 100, end: 100 } });
  });

  it('re-examines moments near the cut-off', async () => {
    const losses = [0.2, 0.18, 0.16, 0.14, 0.06, 0.05];
    const costs = new Map(losses.map((loss, at) => [itemAt(part.decisions, at).view, loss]));
    const closely: number[] = [];
    const ask = async ({ view, played, closer }: DecisionQuestion) => {
      const loss = costs.get(view) ?? 0;
      if (closer?.fine === undefined) return [idea('better', 0, 0), idea(played, loss, 0.01)];
      closely.push(loss);
      return [idea('better', 0, 0), idea(played, 0.11 - loss, 0.002)];
    };
    expect((await mirrorOf(part, ask, 'seed')).moments.map(({ loss }) => loss)).toEqual([0.2, 0.18, 0.16, 0.14, 0.06]);
    expect(closely.sort()).toEqual([0.05, 0.06]);
  });

  it('has a name for every size of loss', () => {
    expect([0, 0.01, 0.02, 0.05, 0.07].map(gradeOf)).toEqual(['fine', 'fine', 'slip', 'mistake', 'blunder']);
    expect(isBlamed({ loss: 0.05, error: 0.03 })).toBe(false);
    expect(isBlamed({ loss: 0.05, error: 0.02 })).toBe(true);
  });
});
