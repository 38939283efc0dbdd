import { type Chance, type GameView, itemAt, type Phrase, type Seat, seatOfView, seededChance } from '@belfry/kernel';
import type { BotGame } from '../contract/bot-game.ts';
import { type Budget, progressOf } from '../contract/budget.ts';
import { determinizerOf } from '../evaluation/belief.ts';
import type { Judge } from '../evaluation/judge.ts';
import { scoreAfter } from '../evaluation/one-ply.ts';
import { movesToSearch } from '../pruning/candidate-moves.ts';
import { search } from '../search/search.ts';
import { SEARCH_PARAMS } from '../search/search-params.ts';
import { adviserOf } from './adviser.ts';
import { reasonFor } from './reasons.ts';

/** A move the Master would consider. */
export interface Hint {
  /** In notation. */
  readonly move: string;
  readonly said: Phrase;
  /** The mover's chance to win after it, from 0 to 1, and the final score to expect. */
  readonly share: number;
  readonly score: number;
  readonly reason: Phrase;
}

const WORLDS = 12;

/** What would the Master do? The two best moves with what to expect of them, and why. From the view alone. */
export function hintsFor(game: BotGame, view: GameView, legal: readonly unknown[], budget: Budget, seed: string): Hint[] {
  const progress = progressOf(budget);
  const judge = adviserOf(game);
  const seat = seatOfView(view);
  const chance = seededChance(seed);
  const moves = movesToSearch(judge, view, seat, legal, chance, progress, SEARCH_PARAMS);
  const findings = search(judge, view, seat, moves, chance, progress, SEARCH_PARAMS).slice(0, 2);
  const determinize = determinizerOf(judge, view, chance, SEARCH_PARAMS.rationality);
  return findings.map(({ move, shares }, at) => {
    const other = findings[1 - at];
    return {
      move: game.write(move),
      said: game.sayMove(move, view),
      share: Math.min(1, Math.max(0, itemAt(shares, seat))),
      score: expectedScore(judge, determinize, seat, move, chance),
      reason:
        other === undefined
          ? { key: legal.length === 1 ? 'reason.only' : 'reason.rest' }
          : (reasonFor(judge, determinize, seat, move, other.move, chance) ??
            unexplained(itemAt(shares, seat) - itemAt(other.shares, seat))),
    };
  });
}

/** About as good: closer than this. */
const EVEN = 0.01;

/** What to say when no feature tells the two apart in the way the search does. */
function unexplained(lead: number): Phrase {
  return { key: lead > EVEN ? 'reason.later' : lead < -EVEN ? 'reason.less' : 'reason.even' };
}

function expectedScore(judge: Judge, determinize: () => unknown, seat: Seat, move: unknown, chance: Chance): number {
  let sum = 0;
  for (let world = 0; world < WORLDS; world++) sum += scoreAfter(judge, determinize(), seat, move, chance);
  return Math.round((sum / WORLDS) * 10) / 10;
}
