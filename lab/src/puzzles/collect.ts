import type { PuzzleBook, WorkerPool } from '@belfry/bots';
import { runAll } from '../worker-pool/run-all.ts';
import type { PuzzleCheck } from './check.ts';
import type { Harvest, PuzzlePlan } from './find.ts';
import type { CheckTask, PuzzlesTask, PuzzlesWork } from './puzzles-work.ts';

/** Lets Masters play one match after another, and passes on each match's puzzles until that is enough. */
export async function collectPuzzles(
  game: string,
  plan: PuzzlePlan,
  pool: WorkerPool<PuzzlesWork>,
  afterMatch: (harvest: Harvest) => boolean,
): Promise<void> {
  let goesOn = true;
  function* matches(): Generator<PuzzlesTask> {
    for (let match = 0; goesOn; match++) yield { game, plan, match };
  }
  await runAll(pool, 'puzzles', matches(), (harvest) => {
    goesOn = afterMatch(harvest);
  });
}

/** Judges all puzzles of a book again. */
export async function checkPuzzles(
  { game, puzzles }: PuzzleBook,
  iterations: number,
  seed: string,
  pool: WorkerPool<PuzzlesWork>,
  afterEach: (checked: number) => void,
): Promise<PuzzleCheck[]> {
  const checks: PuzzleCheck[] = [];
  const tasks = puzzles.map((puzzle): CheckTask => ({ game, puzzle, iterations, seed }));
  await runAll(pool, 'checkPuzzle', tasks, (check) => {
    checks.push(check);
    afterEach(checks.length);
  });
  return checks;
}
