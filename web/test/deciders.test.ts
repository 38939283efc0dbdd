// Recomputes from the states what the end of a match says about it.
import type { BoardModule, SeatInfo } from '@belfry/board-kit';
import { adviserOf, analyse, type BotGame, chooseMove, judgedShares, nextToSpeak, randomBot, wonShares } from '@belfry/bots';
import { games } from '@belfry/games';
import { loadBoard } from '@belfry/games/page/boards';
import {
  createMatch,
  fold,
  type GameEvent,
  isUndo,
  itemAt,
  LANGUAGES,
  type MatchLog,
  type Outcome,
  outcomeOf,
  play,
  seededChance,
  undo,
  undoPoints,
  voiceOf,
  winners,
} from '@belfry/kernel';
import { openMatch, replayFor } from '@belfry/live';
import { describe, expect, it } from 'vitest';
import { UI } from '../src/base/text/index.ts';
import { momentsOf } from '../src/match/moments.ts';
import { deciderWords } from '../src/table/game-over/decider-words.ts';
import { byChances, byScore, type Decider } from '../src/table/game-over/deciders.ts';
import { type TableText, TEXT } from '../src/table/text/index.ts';
import { wordless } from './voice.ts';

const SEED = process.env.BELFRY_SEED ?? 'deciders';
const MATCHES = process.env.BELFRY_LONG === undefined ? 4 : 200;

/** A whole match of quick bots, some of which play at random; now and then they undo a move. */
function played(game: BotGame, index: number): MatchLog {
  const chance = seededChance(`${SEED}:${game.id}:${index}`);
  const { min, max } = game.players;
  const match = createMatch(game, { players: min + (index % (max - min + 1)) }, () => chance);
  for (let pending = game.pending(match.state); pending.length > 0; pending = game.pending(match.state)) {
    const seat = nextToSpeak(game, pending, chance);
    const [back] = chance.below(25) === 0 ? undoPoints(match.line, seat).points : [];
    if (back !== undefined) undo(match, seat, back);
    else {
      const bot = chance.below(8) === 0 ? randomBot : game.apprentice;
      const note = bot === randomBot ? { by: 'random' } : {};
      play(match, seat, chooseMove(game, match.state, seat, bot, chance), chance, undefined, note);
    }
  }
  return match.log;
}

interface Known {
  readonly seq: number;
  readonly move: string;
  readonly percent: readonly number[];
  readonly settled: boolean;
  readonly events: readonly GameEvent[];
}

/** The course of the match by the states themselves. */
function courseOf(game: BotGame, log: MatchLog): Known[] {
  const judge = adviserOf(game);
  let known: Known[] = [];
  fold(game, log, (state, events, entry) => {
    if (entry !== null && isUndo(entry)) {
      known = known.filter(({ seq }) => seq <= entry.undo);
      return;
    }
    const shares = game.pending(state).length === 0 ? wonShares(final(game, state)) : judgedShares(judge, state);
    const settled = known.length === 0 || (judge.evaluation.features.unsettled?.(state) ?? -1) < 0;
    const percent = settled ? Array.from(shares, (share) => Math.round(share * 100)) : (known.at(-1)?.percent ?? []);
    known.push({ seq: entry?.seq ?? 0, move: entry?.move ?? '', percent, settled, events });
  });
  return known;
}

function final(game: BotGame, state: unknown): Outcome {
  const outcome = game.outcome(state);
  if (outcome === null) throw new Error('the match is not over');
  return outcome;
}

const best = (numbers: readonly number[], but: number): number => Math.max(...numbers.filter((_, seat) => seat !== but));

/** Throws if the claim is false. */
function check(claim: Decider, outcome: Outcome, course: readonly Known[], harms: NonNullable<BoardModule['harms']>): void {
  const lead = (points: readonly number[], a: number, b: number) => itemAt(points, a) - itemAt(points, b);
  const at = course.findIndex(({ seq }) => seq === claim.seq);
  if (claim.kind === 'harm') {
    const all = course.flatMap(({ seq, events }, place) =>
      [...new Set(events.flatMap((event) => harms(event) ?? []))].map((seat) => {
        const settled = course.slice(place).find((each) => each.settled);
        return { seq, seat, before: course[place - 1]?.percent[seat] ?? 0, after: settled?.percent[seat] ?? 0 };
      }),
    );
    const own = all.find(({ seq, seat }) => seq === claim.seq && seat === claim.seat);
    expect(own).toMatchObject({ before: claim.before, after: claim.after });
    for (const each of all) if (each !== own) expect(each.before - each.after).toBeLessThan(claim.before - claim.after);
    expect(claim.events).toEqual(course[at]?.events.filter((event) => harms(event) === claim.seat));
    return;
  }
  const { winner } = claim;
  expect(winners(outcome)).toEqual([winner]);
  if (claim.kind === 'lead') {
    const { percent, move } = course[at];
    expect([percent[winner], best(percent, winner), move]).toEqual([claim.share, claim.next, claim.move]);
    expect(claim.last).toBe(at === course.length - 1);
    for (const each of course.slice(at)) expect(each.percent[winner]).toBeGreaterThan(best(each.percent, winner));
    expect(course[at - 1].percent[winner]).toBeLessThanOrEqual(best(course[at - 1].percent, winner));
    return;
  }
  const { other, line, kind } = claim;
  expect(outcome.places.filter((place) => place === 2)).toHaveLength(1);
  expect(outcome.places[other]).toBe(2);
  expect(at).toBe(course.length - 1);
  if (kind === 'line') {
    for (const each of outcome.sheet)
      if (each.key !== line.key) expect(lead(each.points, winner, other)).toBeLessThan(lead(line.points, winner, other));
    expect(lead(line.points, winner, other)).toBeGreaterThan(0);
    return;
  }
  expect([outcome.totals[winner], outcome.totals[other]]).toEqual([claim.points, claim.points]);
  const separates = outcome.tieBreaks.findIndex(({ points }) => points[winner] !== points[other]);
  expect(outcome.tieBreaks[separates]?.key).toBe(line.key);
}

const seatsOf = (players: number): SeatInfo[] =>
  Array.from({ length: players }, (_, seat) => ({ seat, name: `Player ${seat}`, crest: 'lion', colour: seat, kind: 'person' }));

describe.each(games.map((game) => [game.id, game] as const))('%s', (id, game) => {
  it(`says only true sentences about ${MATCHES} matches (seed ${SEED})`, async () => {
    const board = await loadBoard(id);
    if (board?.harms === undefined) throw new Error(`${id} has no board that says who was harmed`);
    const counts = { line: 0, 'tie-break': 0, lead: 0, harm: 0 };
    const voices = LANGUAGES.map((language) => {
      const catalogue = { ...UI[language], ...TEXT[language], ...game.text[language], ...board.text[language] };
      return voiceOf<TableText>({ language, catalogue, nameOf: (seat) => `Player ${seat}`, unknown: wordless });
    });
    for (let index = 0; index < MATCHES; index++) {
      const log = played(game, index);
      const stored = log.entries.map((entry) => ({ entry, at: 0, request: null }));
      const live = openMatch(game, log.header, stored, 0);
      const outcome = final(game, live.match.state);
      const ended = { outcome, ending: null, seq: log.entries.length };
      const found = [
        byScore(ended) ?? [],
        byChances(ended, analyse(game, log), momentsOf(replayFor(live, 'open'), outcome), board.harms),
      ].flat();
      const course = courseOf(game, log);
      for (const claim of found) {
        check(claim, outcome, course, board.harms);
        counts[claim.kind]++;
        for (const say of voices) {
          const words = deciderWords({ say, game, board, seats: seatsOf(log.header.players) }, claim);
          expect(words).not.toMatch(/undefined|NaN|[{}]|\.\.|…/);
          expect(words).toContain(`Player ${claim.kind === 'harm' ? claim.seat : claim.winner}`);
        }
      }
    }
    process.stdout.write(`${id}: ${JSON.stringify(counts)}\n`);
    expect(counts.line).toBeGreaterThan(0);
    expect(counts.lead).toBeGreaterThan(0);
    expect(counts.harm).toBeGreaterThan(0);
  });
});

describe('what a score sheet decides', () => {
  const line = (key: string, ...points: number[]) => ({ key, clause: 'X-1', points });
  const decided = (outcome: Outcome | null, ending: Parameters<typeof byScore>[0]['ending'] = null) => byScore({ outcome, ending, seq: 9 });

  it('names the line with the largest difference to second place', () => {
    const outcome = outcomeOf([line('houses', 5, 3, 1), line('canals', 4, 0, 9)]);
    expect(decided(outcomeOf([line('houses', 5, 3), line('canals', 4, 0)]))).toMatchObject({
      kind: 'line',
      winner: 0,
      other: 1,
      line: { key: 'canals' },
    });
    expect(decided(outcome)).toMatchObject({ winner: 2, other: 0, line: { key: 'canals' } });
  });

  it('names the tie-break that separated equal totals', () => {
    const outcome = outcomeOf([line('houses', 5, 5)], [line('steps', 2, 2), line('gold', 1, 3)]);
    expect(decided(outcome)).toMatchObject({ kind: 'tie-break', winner: 1, other: 0, line: { key: 'gold' }, points: 5 });
  });

  it('says nothing of a draw, of a shared second place, or of two lines that differ as much', () => {
    expect(decided(outcomeOf([line('houses', 5, 5)]))).toBeNull();
    expect(decided(outcomeOf([line('houses', 5, 3, 3)]))).toBeNull();
    expect(decided(outcomeOf([line('houses', 5, 3), line('canals', 2, 0)]))).toBeNull();
  });

  it('says nothing of a match without a result, or one that was not played to the end', () => {
    const outcome = outcomeOf([line('houses', 5, 3)]);
    const analysis = {
      standings: [
        { seq: 0, shares: [0.5, 0.5], scores: [0, 0] },
        { seq: 1, shares: [1, 0], scores: [5, 3] },
      ],
      swings: [],
    };
    for (const ending of [{ kind: 'agreed', seat: 0 } as const, { kind: 'conceded', seat: 1 } as const]) {
      expect(decided(outcome, ending)).toBeNull();
      expect(byChances({ outcome, ending }, analysis, [], undefined)).toEqual([]);
    }
    expect(decided(null)).toBeNull();
    expect(byChances({ outcome: null }, analysis, [], undefined)).toEqual([]);
  });
});

describe('what the chances decide', () => {
  const outcome = outcomeOf([{ key: 'houses', clause: 'X-1', points: [5, 3] }]);
  const standing = (seq: number, share: number) => ({ seq, shares: [share, 1 - share], scores: [0, 0] });
  const robbed = { type: 'robbed', clause: 'X-2' };
  const moments = [0, 1, 2, 3].map((seq) => ({
    ...{ seq, round: 1, view: { viewer: 'open' as const, round: 1, pending: [] }, outcome: null },
    entry: { seq, seat: 0, events: seq === 2 ? [robbed] : [], move: `move ${seq}` },
  }));
  const decided = (...shares: number[]) =>
    byChances({ outcome }, { standings: shares.map((share, seq) => standing(seq, share)), swings: [] }, moments, ({ type }) =>
      type === 'robbed' ? 1 : undefined,
    );

  it('says nothing of a lead that never changed, nor of an action that cost little', () => {
    expect(decided(0.6, 0.6, 0.62, 1)).toEqual([]);
  });

  it('ignores a lead within rounding, and names the last change', () => {
    expect(decided(0.5, 0.6, 0.502, 1)).toMatchObject([{ kind: 'lead', seq: 3, last: true }]);
    expect(decided(0.5, 0.3, 0.55, 1)).toMatchObject([
      { kind: 'lead', seq: 2, share: 55, next: 45, last: false },
      { kind: 'harm', seq: 2, seat: 1, before: 70, after: 45 },
    ]);
  });
});
