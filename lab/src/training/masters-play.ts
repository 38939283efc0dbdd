import {
  type Bot,
  chooseMove,
  GameWithoutEnd,
  type Judge,
  journeyman,
  judgeOf,
  movesToSearch,
  nextToSpeak,
  progressOf,
  SEARCH_PARAMS,
  search,
  settle,
  wonShares,
} from '@belfry/bots';
import { type Chance, completeOptions, type Dealer, type GameEvent, itemAt, pick, type Seat, seededChance } from '@belfry/kernel';
import { rowsOf, type SearchedEpisode } from './episode.ts';

/** Per hundred seats: those that a Master does not take, and those of them for an Apprentice; a Journeyman takes the rest. */
const GUESTS = 15;
const BEGINNERS = 5;
/** Per thousand: random moves, and moves that are not the best one found, so that training also sees unusual positions. */
const STRAY = 30;
const SECOND = 90;
/** Moves of a decision to learn from, and the number of best moves from which the others are drawn. */
const MOVES = 4;
const AMONG = 5;
/** After this many visits a result counts half as much as a certain one. */
const HALF_TRUSTED = 4;

interface Lesson {
  readonly rows: Float32Array;
  readonly found: readonly number[];
  readonly trust: number;
  readonly played: boolean;
  readonly mover: Seat;
  readonly searched: boolean;
}

/**
 * Plays one game between Masters and keeps the results of their searches: of every searched position, and of some that its moves lead to.
 */
export function playSearchedEpisode(judge: Judge, players: number, iterations: number, seed: string): SearchedEpisode {
  const { game } = judge;
  const chance = seededChance(seed);
  const dealer: Dealer<GameEvent> = { chance };
  const guests = Array.from({ length: players }, () => guestOf(judge, chance));
  const state = game.setup(players, completeOptions(game.options), dealer);
  const lessons: Lesson[] = [];
  for (let pending = game.pending(state); pending.length > 0; pending = game.pending(state)) {
    const seat = nextToSpeak(game, pending, chance);
    const guest = itemAt(guests, seat);
    const move = guest === null ? searched(judge, state, seat, iterations, chance, lessons) : chooseMove(game, state, seat, guest, chance);
    game.apply(state, seat, move, dealer);
  }
  const outcome = game.outcome(state);
  if (outcome === null) throw new GameWithoutEnd(`nobody owes a decision but the game is not over (seed ${seed})`);
  return {
    seats: players,
    rows: Float32Array.from(lessons.flatMap(({ rows }) => Array.from(rows))),
    shares: Array.from(wonShares(outcome)),
    totals: outcome.totals,
    found: Float32Array.from(lessons.flatMap(({ found }) => toWhole(found))),
    trust: Float32Array.from(lessons, ({ trust }) => trust),
    played: Uint8Array.from(lessons, ({ played }) => Number(played)),
    mover: Uint8Array.from(lessons, ({ mover }) => mover),
    searched: Uint8Array.from(lessons, ({ searched }) => Number(searched)),
  };
}

function guestOf(judge: Judge, chance: Chance): Bot | null {
  const lot = chance.below(100);
  if (lot < BEGINNERS) return judge.game.apprentice;
  return lot < GUESTS ? journeyman(judgeOf(judge.game)) : null;
}

/** Returns the Master's move and adds its search results to the lessons. */
function searched(judge: Judge, state: unknown, seat: Seat, iterations: number, chance: Chance, lessons: Lesson[]): unknown {
  const { game, evaluation } = judge;
  const legal = game.legal(state, seat);
  if (legal.length === 1) return legal[0];
  const view = game.view(state, seat);
  const progress = progressOf({ iterations });
  const moves = movesToSearch(judge, view, seat, legal, chance, progress, SEARCH_PARAMS);
  if (moves.length === 1) return moves[0];
  const findings = search(judge, view, seat, moves, chance, progress, SEARCH_PARAMS);
  const tried = findings.flatMap(({ move, visits, found }) => (found === null ? [] : [{ move, found, trust: trustIn(visits) }]));
  const [best, ...others] = tried;
  if (best === undefined || (evaluation.features.unsettled?.(state) ?? -1) >= 0) return findings[0]?.move ?? moves[0];
  const compared = [best];
  while (compared.length < MOVES && others.length > 0) {
    const [other] = others.splice(chance.below(Math.min(AMONG, others.length)), 1);
    if (other !== undefined) compared.push(other);
  }
  const lot = chance.below(1000);
  const played =
    lot < STRAY ? pick(chance, legal) : lot < STRAY + SECOND ? itemAt(compared, Math.min(1, compared.length - 1)).move : best.move;
  lessons.push({ rows: rowsOf(judge, state), found: best.found, trust: best.trust, played: true, mover: seat, searched: true });
  for (const { move, found, trust } of compared) {
    const next = game.clone(state);
    game.apply(next, seat, move, { chance });
    settle(judge, next, chance);
    if (game.pending(next).length === 0) continue;
    lessons.push({ rows: rowsOf(judge, next), found, trust, played: move === played, mover: seat, searched: false });
  }
  return played;
}

function trustIn(visits: number): number {
  const own = visits - SEARCH_PARAMS.rootPriorVisits;
  return own / (own + HALF_TRUSTED);
}

const LEAST = 0.0005;

/** Normalises shares to a sum of 1: search results are corrected for the luck of their worlds and may miss it a little. */
function toWhole(shares: readonly number[]): number[] {
  const kept = shares.map((share) => Math.max(LEAST, share));
  const sum = kept.reduce((total, share) => total + share, 0);
  return kept.map((share) => share / sum);
}
