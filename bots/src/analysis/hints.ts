import { type Chance, type GameView, type Phrase, type Seat, seatOfView, seededChance } from '@belfry/kernel';
import type { BotGame } from '../contract/bot-game.ts';
import type { Budget } from '../contract/budget.ts';
import { determinizerOf } from '../evaluation/belief.ts';
import type { Judge } from '../evaluation/judge.ts';
import { scoreAfter } from '../evaluation/one-ply.ts';
import { SEARCH_PARAMS } from '../search/search-params.ts';
import { adviceOn } from './advice.ts';
import { adviserOf } from './adviser.ts';
import { reasonFor } from './reasons.ts';

/** A move worth considering. */
export interface Hint {
  /** In notation. */
  readonly move: string;
  readonly said: Phrase;
  /** The mover's chance to win after the move, from 0 to 1, and the expected final score. */
  readonly share: number;
  readonly score: number;
  readonly reason: Phrase;
}

const WORLDS = 12;
const SEED = 'hints';

/** Returns the two best moves of a decision with their prospects and how they differ: from the view alone, and the same every time. */
export function hintsFor(game: BotGame, view: GameView, legal: readonly unknown[], budget?: Budget): Hint[] {
  const judge = adviserOf(game);
  const seat = seatOfView(view);
  const chance = seededChance(SEED);
  const findings = adviceOn(game, { view, moves: legal.map((move) => game.write(move)) }, budget).slice(0, 2);
  const determinize = determinizerOf(judge, view, chance, SEARCH_PARAMS.rationality);
  return findings.map(({ move: written, share }, at) => {
    const move = game.read(written);
    const beside = findings[1 - at];
    // The reason must fit the chances shown beside it.
    const pair = beside === undefined ? null : { move, other: game.read(beside.move), lead: share - beside.share };
    return {
      move: written,
      said: game.sayMove(move, view),
      share,
      score: expectedScore(judge, determinize, seat, move, chance),
      reason:
        pair === null
          ? { key: legal.length === 1 ? 'reason.only' : 'reason.rest' }
          : reasonFor(judge, determinize, seat, pair, chance, (each) => game.sayMove(each, view)),
    };
  });
}

function expectedScore(judge: Judge, determinize: () => unknown, seat: Seat, move: unknown, chance: Chance): number {
  let sum = 0;
  for (let world = 0; world < WORLDS; world++) sum += scoreAfter(judge, determinize(), seat, move, chance);
  return Math.round((sum / WORLDS) * 10) / 10;
}
