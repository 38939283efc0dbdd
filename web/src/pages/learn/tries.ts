import { answerTo, type Game, type LessonTask } from '@belfry/kernel';

/** What the learner has tried at a task. */
export interface Tries {
  /** The rejected moves of this step. */
  readonly tried: readonly string[];
  /** The hint has given the answer. */
  readonly hinted: boolean;
}

export const NO_TRIES: Tries = { tried: [], hinted: false };

/**
 * Returns the things that are known to be no answer to a task: an accepted move would touch them but is no longer possible, or only rejected
 * moves touch them (those tried so far; after a hint all).
 */
export function ruledOutBy(
  game: Pick<Game, 'read' | 'targets'>,
  task: LessonTask | undefined,
  legal: readonly string[],
  { tried, hinted }: Tries,
): readonly string[] {
  if (task === undefined) return [];
  const isAccepted = (move: string) => answerTo(task, move).accepted;
  const touched = (moves: readonly string[]) => moves.flatMap((move) => game.targets(game.read(move)));
  const possible = legal.filter(isAccepted);
  // An offer is not in the list of legal moves.
  const right = new Set(touched(possible.length > 0 ? possible : [task.moves[0]]));
  const gone = possible.length > 0 ? task.moves.filter((move) => !move.includes('*') && !possible.includes(move)) : [];
  const wrong = hinted ? legal.filter((move) => !isAccepted(move)) : tried;
  return [...new Set(touched([...gone, ...wrong]))].filter((thing) => !right.has(thing));
}
