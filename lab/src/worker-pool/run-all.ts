import type { Work, WorkerPool } from '@belfry/bots';

/** Does the work for all inputs, with as many in parallel as there are workers, and passes each result on as it arrives. */
export async function runAll<W extends Work, K extends keyof W & string>(
  pool: WorkerPool<W>,
  what: K,
  inputs: Iterable<Parameters<W[K]>[0]>,
  onDone: (result: Awaited<ReturnType<W[K]>>) => void,
): Promise<void> {
  const rest = inputs[Symbol.iterator]();
  let failed = false;
  async function keepBusy(): Promise<void> {
    for (let next = rest.next(); !next.done && !failed; next = rest.next()) onDone(await pool.run(what, next.value));
  }
  const busy = Array.from({ length: pool.size }, () =>
    keepBusy().catch((error: unknown) => {
      failed = true;
      throw error;
    }),
  );
  await Promise.all(busy);
}
