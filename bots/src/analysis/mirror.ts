import { ADVICE } from './advice.ts';
import { type CloserLook, costOf, type DecisionQuestion } from './judge-decision.ts';
import type { Judgement } from './judge-moves.ts';
import type { OwnDecision, OwnPart } from './own-decisions.ts';

/** Grades by how much chance to win the move lost. */
export const GRADES = ['fine', 'slip', 'mistake', 'blunder'] as const;
export type Grade = (typeof GRADES)[number];

/** One of the player's own decisions and the Master's judgement of it. */
export interface JudgedDecision extends OwnDecision {
  readonly ideas: readonly Judgement[];
  /** True if the advice was this move or one about as good: a player who follows the advice is not blamed. */
  readonly advised: boolean;
  /** The chance to win that the best move would have kept, and half the width of the interval around it. */
  readonly loss: number;
  readonly error: number;
}

export const PHASES = ['opening', 'middle', 'end'] as const;
export type Phase = (typeof PHASES)[number];

export interface Mirror {
  readonly judged: readonly JudgedDecision[];
  /** The moments that mattered most, worst first. */
  readonly moments: readonly JudgedDecision[];
  /** From 0 to 100; null if the player had too few real choices. */
  readonly accuracy: number | null;
  readonly phases: Readonly<Record<Phase, number | null>>;
  readonly unused: OwnPart['unused'];
}

/**
 * Every decision first gets the usual advice. The ones that seem to have cost most are searched longer, and the costliest of those longer
 * still.
 */
const CLOSER_LOOKS = [
  { most: 28, iterations: 1600 },
  { most: 12, iterations: 6400 },
];
const FIRST_LOOK = 'iterations' in ADVICE ? ADVICE.iterations : 0;
const MOST_MOMENTS = 5;
/** Moments close to the cut between shown and not shown get another search, until their loss is known this well. */
const CLOSE_LOOK = { most: 6, iterations: 12_800, fine: 0.004 };

/** The smallest loss with each grade. */
const SLIP = 0.02;
const MISTAKE = 0.04;
const BLUNDER = 0.07;

export function gradeOf(loss: number): Grade {
  return loss >= BLUNDER ? 'blunder' : loss >= MISTAKE ? 'mistake' : loss >= SLIP ? 'slip' : 'fine';
}

/** Receives the progress, from 0 to 1, and the results so far. */
export type Told = (done: number, soFar: Mirror) => void;

/**
 * Reviews a player's decisions. Each is judged like the advice on it; those that seem to have cost most are searched longer, each time with
 * different luck. A longer search may clear a move, but never blames one that was advised. `ask` runs the judgement, in a worker or
 * elsewhere.
 */
export async function mirrorOf(
  part: OwnPart,
  ask: (question: DecisionQuestion) => Promise<readonly Judgement[]>,
  seed: string,
  told: Told = () => {},
): Promise<Mirror> {
  const { decisions } = part;
  const closer = [...CLOSER_LOOKS, CLOSE_LOOK].reduce(
    (sum, { most, iterations }) => sum + Math.min(most, decisions.length) * iterations,
    0,
  );
  const total = decisions.length * FIRST_LOOK + closer;
  const judged = new Map<number, JudgedDecision>();
  let done = 0;
  const lookAt = async (decision: OwnDecision, iterations: number, look?: CloserLook): Promise<JudgedDecision> => {
    const { seq, view, moves, played } = decision;
    const ideas = await ask({ view, moves, played, closer: look });
    const advised = judged.get(seq)?.advised ?? isAdvised(ideas, played);
    const { loss, error } = costOf(ideas, played);
    const found = { seq, view, moves, played, ideas, advised, loss: advised ? 0 : loss, error };
    judged.set(seq, found);
    done += iterations;
    told(Math.min(1, done / total), summaryOf(part, judged));
    return found;
  };
  for (const decision of decisions) await lookAt(decision, FIRST_LOOK);
  let dearest = [...judged.values()].filter(({ advised }) => !advised);
  for (const { most, iterations } of CLOSER_LOOKS) {
    // A loss that is not known well yet may turn out larger.
    const left = dearest.toSorted((a, b) => b.loss + b.error / 2 - a.loss - a.error / 2).slice(0, most);
    dearest = [];
    for (const decision of left)
      dearest.push(await lookAt(decision, iterations, { budget: { iterations }, seed: `${seed}:${decision.seq}:${iterations}` }));
  }
  const { iterations, fine } = CLOSE_LOOK;
  for (const decision of nearTheLast(dearest))
    await lookAt(decision, iterations, { budget: { iterations }, fine, seed: `${seed}:${decision.seq}:${iterations}` });
  // A loss from a short search is not ranked beside one that is known well.
  const known = new Set(dearest.map(({ seq }) => seq));
  const mirror = summaryOf(part, judged, ({ seq }) => known.has(seq));
  told(1, mirror);
  return mirror;
}

/** True for the advised move, or for the second move of a hint if it is about as good. */
function isAdvised([best, second]: readonly Judgement[], played: string): boolean {
  return best?.move === played || (second?.move === played && second.loss < SLIP);
}

function summaryOf(
  { players, rounds, unused }: OwnPart,
  judged: ReadonlyMap<number, JudgedDecision>,
  isKnown: (decision: JudgedDecision) => boolean = () => true,
): Mirror {
  const all = [...judged.values()];
  const phaseOf = ({ view }: JudgedDecision): Phase => {
    const third = Math.min(2, Math.floor((3 * (view.round - 1)) / Math.max(1, rounds)));
    return PHASES[third] ?? 'end';
  };
  const within = (phase: Phase): number | null =>
    accuracyOf(
      all.filter((each) => phaseOf(each) === phase),
      players,
    );
  return {
    judged: all,
    moments: all
      .filter((each) => isBlamed(each) && isKnown(each))
      .sort((a, b) => b.loss - a.loss)
      .slice(0, MOST_MOMENTS),
    accuracy: accuracyOf(all, players),
    phases: { opening: within('opening'), middle: within('middle'), end: within('end') },
    unused,
  };
}

/** Returns the moments just above and just below the cut. */
function nearTheLast(dearest: readonly JudgedDecision[]): readonly JudgedDecision[] {
  const ranked = dearest.toSorted((a, b) => b.loss - a.loss);
  const [last, next] = [ranked[MOST_MOMENTS - 1], ranked[MOST_MOMENTS]];
  if (last === undefined || next === undefined || next.loss === 0) return [];
  const border = (last.loss + next.loss) / 2;
  const distance = ({ loss, error }: JudgedDecision): number => Math.abs(loss - border) - error;
  return ranked
    .filter((each) => distance(each) < 0)
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, CLOSE_LOOK.most);
}

/** A player is not blamed for what may be luck: at least half of the loss must be certain. */
export function isBlamed({ loss, error }: Pick<JudgedDecision, 'loss' | 'error'>): boolean {
  return loss >= SLIP && loss - error >= loss / 2;
}

const FEWEST_DECISIONS = 8;
/** If all moves differ by less than this, there was nothing to decide. */
const STAKES = 0.01;
const MOST_STAKES = 0.1;

/** Returns 100 for a player who always finds the best move. The curve is that of lichess, with the loss measured against an even share. */
function accuracyOf(judged: readonly JudgedDecision[], players: number): number | null {
  let sum = 0;
  let weights = 0;
  let count = 0;
  for (const { ideas, loss, error } of judged) {
    const stakes = Math.max(...ideas.map((idea) => idea.loss));
    if (stakes < STAKES) continue;
    const percent = (loss > error ? loss : 0) * 100 * (players / 2);
    const weight = Math.min(MOST_STAKES, stakes);
    sum += weight * Math.min(100, Math.max(0, 103.17 * Math.exp(-0.0435 * percent) - 2.17));
    weights += weight;
    count++;
  }
  return count < FEWEST_DECISIONS ? null : Math.round(sum / weights);
}
