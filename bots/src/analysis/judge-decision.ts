import { type GameView, itemAt, seatOfView, seededChance } from '@belfry/kernel';
import type { BotRules } from '../contract/bot-game.ts';
import type { Budget } from '../contract/budget.ts';
import { weighMoves } from '../evaluation/one-ply.ts';
import { shortlisted } from '../pruning/shortlist.ts';
import { adviserOf } from './adviser.ts';
import { type Judgement, judgeMoves } from './judge-moves.ts';

/** Asks what the moves of a decision are worth. Plain data, for any kind of worker. */
export interface DecisionQuestion {
  readonly view: GameView;
  readonly moves: readonly string[];
  /** The move that is asked about: it is judged whatever it looks like. */
  readonly played: string;
  readonly budget: Budget;
  /** How small the error shall be; without it, small beside what the move cost. */
  readonly fine?: number | undefined;
  readonly seed: string;
}

/** Moves that are judged besides the one that is asked about: the best at first sight. */
const MOST_MOVES = 16;
const WORLDS = 6;

/** What is surely worth less than this is no matter, and a loss is known well when its error is so small, or so small a part of it. */
const TRIFLE = 0.015;
const FINE = 0.004;
const FINE_PART = 0.12;

export function judgeDecision(game: BotRules, { view, moves, played, budget, fine, seed }: DecisionQuestion): Judgement[] {
  const judge = adviserOf(game);
  const seat = seatOfView(view);
  const legal = moves.map((move) => game.read(move));
  const thinkable = shortlisted(judge.evaluation, view, legal);
  const candidates = thinkable.length <= MOST_MOVES ? thinkable : bestAtFirstSight(thinkable);
  const asked = candidates.some((move) => game.write(move) === played) ? candidates : [...candidates, game.read(played)];
  const goesOn = (soFar: readonly Judgement[]): boolean => !isKnown(costOf(soFar, played), fine);
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

/** What a move cost beside the best one, and how much more or less it may be. The best of all may cost as much as another may yet be better. */
export function costOf(ideas: readonly Judgement[], played: string): Pick<Judgement, 'loss' | 'error'> {
  const { loss = 0, error = 0 } = ideas.find(({ move }) => move === played) ?? {};
  if (loss > 0 || error > 0) return { loss, error };
  return { loss, error: Math.max(0, ...ideas.filter(({ move }) => move !== played).map((other) => other.error - other.loss)) };
}

/** Is enough known of a move to tell what it cost? */
function isKnown({ loss, error }: Pick<Judgement, 'loss' | 'error'>, fine?: number): boolean {
  return loss + error < TRIFLE || error <= (fine ?? Math.max(FINE, FINE_PART * loss));
}
