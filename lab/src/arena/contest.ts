import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { WorkerPool } from '@belfry/bots';
import { BadInput } from '@belfry/kernel';
import { runAll } from '../worker-pool/run-all.ts';
import type { ArenaTask, ArenaWork } from './arena-work.ts';
import type { ArenaPlan, GameRecord } from './plan.ts';

/**
 * Plays the games of a plan that are not in the file yet, and records each one as it ends. It starts no more once the test on the played
 * games is decided.
 */
export async function contest(
  plan: ArenaPlan,
  file: string | null,
  pool: WorkerPool<ArenaWork>,
  afterGame: (played: number) => void,
  isDecided: (records: readonly GameRecord[]) => boolean = () => false,
): Promise<GameRecord[]> {
  const records = file === null ? [] : readRecords(file, plan);
  const played = new Set(records.map(({ index }) => index));
  if (file !== null && !existsSync(file)) writeFileSync(file, `${JSON.stringify({ plan: planKey(plan) })}\n`);
  let decided = isDecided(records);
  await runAll(
    pool,
    'arenaGame',
    tasksOf(plan, played, () => decided),
    (record) => {
      records.push(record);
      if (file !== null) appendFileSync(file, `${JSON.stringify(record)}\n`);
      afterGame(records.length);
      decided ||= isDecided(records);
    },
  );
  return records.filter(({ index }) => index < plan.games).sort((a, b) => a.index - b.index);
}

function* tasksOf(plan: ArenaPlan, played: ReadonlySet<number>, isEnough: () => boolean): Generator<ArenaTask> {
  for (let index = 0; index < plan.games && !isEnough(); index++) if (!played.has(index)) yield { plan, index };
}

/** A later run may ask for more games; everything else must be the same. */
function planKey({ games: _, ...rest }: ArenaPlan): object {
  return rest;
}

/** Reads the games played before an interruption. A truncated last line is played again. */
function readRecords(file: string, plan: ArenaPlan): GameRecord[] {
  if (!existsSync(file)) return [];
  const [head = '{}', ...lines] = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '');
  if (head !== JSON.stringify({ plan: planKey(plan) })) {
    throw new BadInput(`${file} holds another contest; choose another file, or give the same command to go on with it`);
  }
  const whole = lines.flatMap((line) => readRecord(line) ?? []);
  if (whole.length < lines.length) writeFileSync(file, `${[head, ...whole.map((record) => JSON.stringify(record))].join('\n')}\n`);
  return whole;
}

function readRecord(line: string): GameRecord | null {
  try {
    return JSON.parse(line) as GameRecord;
  } catch {
    return null;
  }
}
