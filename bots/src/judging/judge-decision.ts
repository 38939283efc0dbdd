import { type GameView, itemAt, seatOfView, seededChance } from '@belfry/kernel';
import type { BotGame } from '../bot-game.ts';
import type { Budget } from '../budget.ts';
import { judgeOf } from '../evaluation/judge.ts';
import { weighMoves } from '../evaluation/one-ply.ts';
import { type Judgement, judgeMoves } from './judge-moves.ts';

/** Asks what the moves of a decision are worth. Plain data, for any kind of worker. */
export interface DecisionQuestion {
  readonly view: GameView;
  readonly moves: readonly string[];
  /** The move that is asked about: it is judged whatever it looks like. */
  readonly played: string;
  readonly budget: Budget;
  readonly seed: string;
}

/** Moves that are judged besides the one that is asked about: the best at first sight. */
const MOST_MOVES = 16;
const WORLDS = 6;

/** What is surely worth less than this is no matter, and a loss is known well when its error is so small, or so small a part of it. */
const TRIFLE = 0.015;
const FINE = 0.004;
const FINE_PART = 0.12;

export function judgeDecision(game: BotGame, { view, moves, played, budget, seed }: DecisionQuestion): Judgement[] {
  const judge = judgeOf(game);
  const seat = seatOfView(view);
  const legal = moves.map((move) => game.read(move));
  const thinkable = judge.evaluation.shortlist?.(view, legal) ?? legal;
  const candidates = thinkable.length <= MOST_MOVES ? thinkable : bestAtFirstSight(thinkable);
  const asked = candidates.some((move) => game.write(move) === played) ? candidates : [...candidates, game.read(played)];
  const goesOn = (soFar: readonly Judgement[]): boolean => !isKnown(soFar.find(({ move }) => move === played));
  return judgeMoves(judge, view, asked, budget, seed, { keep: [played], goesOn });

  function bestAtFirstSight(many: readonly unknown[]): unknown[] {
    const shares = weighMoves(judge, view, seat, many, seededChance(`${seed}:first-sight`), WORLDS);
    return many
      .map((move, at) => ({ move, share: itemAt(itemAt(shares, at), seat) }))
      .sort((a, b) => b.share - a.share)
      .slice(0, MOST_MOVES)
      .map(({ move }) => move);
  }
}

/** Is enough known of a move to tell what it cost? */
function isKnown(judged: Judgement | undefined): boolean {
  if (judged === undefined) return false;
  const { loss, error } = judged;
  return loss + error < TRIFLE || (error > 0 && error <= Math.max(FINE, FINE_PART * loss));
}
