import { fold, isUndo, itemAt, type MatchLog, type Seat } from '@belfry/kernel';
import type { BotRules } from '../contract/bot-game.ts';
import { scoresOf, sharesOf } from '../evaluation/judge.ts';
import { adviserOf } from './adviser.ts';

/** Each seat's prospects after a log entry (0: after the setup). */
export interface Standing {
  readonly seq: number;
  /** Each seat's chance to win and expected final score, judged from the full state. */
  readonly shares: readonly number[];
  readonly scores: readonly number[];
  /** An effect or a bargain was still open, so that these are the prospects from before it. */
  readonly unsettled?: true;
}

/** An entry that changed a seat's chances a lot. */
export interface Swing {
  readonly seq: number;
  /** The seat that moved, and its move. */
  readonly mover: Seat;
  readonly move: string;
  /** The seat whose chances changed, and by how much. */
  readonly seat: Seat;
  readonly change: number;
}

export interface Analysis {
  readonly standings: readonly Standing[];
  /** The three largest swings, largest first. */
  readonly swings: readonly Swing[];
}

const MOST_SWINGS = 3;

/** Analyses the course of a finished match. It reads full states, so never call it on a match in progress. */
export function analyse(game: BotRules, log: MatchLog): Analysis {
  const judge = adviserOf(game);
  let standings: Standing[] = [];
  const moves = new Map<number, { mover: Seat; move: string }>();
  fold(game, log, (state, _, entry) => {
    if (entry !== null && isUndo(entry)) standings = standings.filter(({ seq }) => seq <= entry.undo);
    else {
      if (entry !== null) moves.set(entry.seq, { mover: entry.seat, move: entry.move });
      const before = standings.at(-1);
      const seq = entry?.seq ?? 0;
      // A state in the middle of an effect or a bargain cannot be judged yet; the state at its end can.
      if (before !== undefined && (judge.evaluation.features.unsettled?.(state) ?? -1) >= 0)
        standings.push({ ...before, seq, unsettled: true });
      else standings.push({ seq, shares: Array.from(sharesOf(judge, state)), scores: scoresOf(judge, state) });
    }
  });
  return { standings, swings: swingsOf(standings, moves) };
}

function swingsOf(standings: readonly Standing[], moves: ReadonlyMap<number, { mover: Seat; move: string }>): Swing[] {
  const swings: Swing[] = [];
  for (let at = 1; at < standings.length; at++) {
    const { seq, shares } = itemAt(standings, at);
    const before = itemAt(standings, at - 1).shares;
    const entry = moves.get(seq);
    if (entry === undefined) continue;
    const changes = shares.map((share, seat) => ({ seat, change: share - itemAt(before, seat) }));
    const largest = changes.reduce((most, each) => (Math.abs(each.change) > Math.abs(most.change) ? each : most));
    swings.push({ seq, ...entry, ...largest });
  }
  return swings.sort((a, b) => Math.abs(b.change) - Math.abs(a.change)).slice(0, MOST_SWINGS);
}
