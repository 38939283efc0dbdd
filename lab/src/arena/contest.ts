import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { BadInput } from '@belfry/kernel';
import type { Task } from '../worker-pool/tasks.ts';
import type { WorkerPool } from '../worker-pool/worker-pool.ts';
import type { ArenaPlan, GameRecord } from './plan.ts';

/** Plays the games of a plan that the file does not hold yet, and writes each one down as it ends. */
export async function contest(
  plan: ArenaPlan,
  file: string | null,
  workerPool: WorkerPool,
  afterGame: (played: number) => void,
): Promise<GameRecord[]> {
  const records = file === null ? [] : readRecords(file, plan);
  const played = new Set(records.map(({ index }) => index));
  if (file !== null && !existsSync(file)) writeFileSync(file, `${JSON.stringify({ plan: planKey(plan) })}\n`);
  await workerPool.work(tasksOf(plan, played), (done) => {
    if (!('record' in done)) return;
    records.push(done.record);
    if (file !== null) appendFileSync(file, `${JSON.stringify(done.record)}\n`);
    afterGame(records.length);
  });
  return records.filter(({ index }) => index < plan.games).sort((a, b) => a.index - b.index);
}

function* tasksOf(plan: ArenaPlan, played: ReadonlySet<number>): Generator<Task> {
  for (let index = 0; index < plan.games; index++) if (!played.has(index)) yield { do: 'arena', plan, index };
}

/** More games may be asked for later: all else must be the same. */
function planKey({ games: _, ...rest }: ArenaPlan): object {
  return rest;
}

/** What was played before an interruption. A last line that was cut off is played again. */
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
