import { expect, it } from 'vitest';
import { doJob, openPool } from '../src/index.ts';
import { type FakeWorker, fakeWorkers } from './fake-workers.ts';

type Sums = { double(n: number): number };

const double = (job: { readonly id: number; readonly input: unknown }, worker: FakeWorker): void =>
  worker.reply({ id: job.id, result: 2 * Number(job.input) });

it('starts a worker when there is something to do, and keeps it', async () => {
  const { workers, start } = fakeWorkers(double);
  const pool = openPool<Sums>({ size: 3, start });
  expect(workers).toHaveLength(0);
  expect(await pool.run('double', 4)).toBe(8);
  expect(await pool.run('double', 5)).toBe(10);
  expect(workers).toHaveLength(1);
});

it('gives every worker one job at a time, the rest wait in order', async () => {
  const { workers, start } = fakeWorkers();
  const pool = openPool<Sums>({ size: 2, start });
  const begun: number[] = [];
  const results = Promise.all([1, 2, 3, 4].map((n) => pool.run('double', n, () => begun.push(n))));
  expect(workers.map(({ heard }) => heard.map(({ input }) => input))).toEqual([[1], [2]]);
  workers[1]?.reply({ id: 2, result: 'b' });
  workers[1]?.reply({ id: 3, result: 'c' });
  expect(begun).toEqual([1, 2, 3, 4]);
  workers[0]?.reply({ id: 1, result: 'a' });
  workers[1]?.reply({ id: 4, result: 'd' });
  expect(await results).toEqual(['a', 'b', 'c', 'd']);
});

it('kills a worker that does not reply in time, and goes on with a new one', async () => {
  const { workers, start, limit, ring } = fakeWorkers((job, worker) => {
    if (worker.number > 1) double(job, worker);
  });
  const pool = openPool<Sums>({ size: 1, start, limit });
  const stuck = pool.run('double', 1);
  const next = pool.run('double', 2);
  ring();
  await expect(stuck).rejects.toThrow('no reply within 350 ms');
  expect(await next).toBe(4);
  expect(workers.map(({ killed }) => killed)).toEqual([true, false]);
  // What the first one says after all is for nobody.
  workers[0]?.reply({ id: 1, result: 2 });
});

it('gives a worker time to load before its time begins', async () => {
  let load = (): void => {};
  const loaded = new Promise<void>((resolve) => {
    load = resolve;
  });
  const { workers, start, limit, ring } = fakeWorkers();
  const pool = openPool<Sums>({ size: 1, start: () => ({ ...start(), loaded }), limit });
  const asked = pool.run('double', 1);
  ring();
  expect(workers[0]?.killed).toBe(false);
  load();
  await loaded;
  ring();
  await expect(asked).rejects.toThrow('no reply within 350 ms');
  expect(workers[0]?.killed).toBe(true);
});

it('ends an idle worker and starts another when needed', async () => {
  const { workers, start, limit: idle, ring } = fakeWorkers(double);
  const pool = openPool<Sums>({ size: 1, start, idle });
  expect(await pool.run('double', 1)).toBe(2);
  ring();
  expect(workers.map(({ killed }) => killed)).toEqual([true]);
  expect(await pool.run('double', 3)).toBe(6);
  expect(await pool.run('double', 4)).toBe(8);
  expect(workers.map(({ killed }) => killed)).toEqual([true, false]);
  const busy = fakeWorkers();
  const other = openPool<Sums>({ size: 1, start: busy.start, idle: busy.limit });
  const asked = other.run('double', 5);
  busy.ring();
  expect(busy.workers[0]?.killed).toBe(false);
  busy.workers[0]?.reply({ id: 1, result: 10 });
  expect(await asked).toBe(10);
});

it('continues when a worker exits unexpectedly, with or without a job', async () => {
  const { workers, start } = fakeWorkers((job, worker) => {
    if (job.input === 13) worker.end('exit code 1');
    else double(job, worker);
  });
  const pool = openPool<Sums>({ size: 1, start });
  await expect(pool.run('double', 13)).rejects.toThrow('the worker came to an end: exit code 1');
  expect(await pool.run('double', 1)).toBe(2);
  workers[1]?.end('exit code 0');
  expect(await pool.run('double', 2)).toBe(4);
  expect(workers).toHaveLength(3);
});

it('fails the job, and nothing else, when a worker cannot be started', async () => {
  let starts = 0;
  const { start } = fakeWorkers(double);
  const pool = openPool<Sums>({
    size: 1,
    start() {
      if (starts++ === 0) throw new Error('no such file');
      return start();
    },
  });
  const [first, second] = await Promise.allSettled([pool.run('double', 1), pool.run('double', 2)]);
  expect(first).toMatchObject({ status: 'rejected', reason: { message: 'Error: no such file' } });
  expect(second).toMatchObject({ value: 4 });
});

it('runs a task once on every worker, after waiting jobs', async () => {
  const { workers, start } = fakeWorkers();
  const pool = openPool<Sums>({ size: 2, start });
  const first = pool.runOnEach('double', 10);
  const second = pool.runOnEach('double', 20);
  const asked = pool.run('double', 1);
  const lastOf = (worker: FakeWorker | undefined) => worker?.heard.at(-1);
  const replyToLast = (worker: FakeWorker | undefined) => worker?.reply({ id: lastOf(worker)?.id ?? 0, result: lastOf(worker)?.input });
  expect(workers.map((worker) => lastOf(worker)?.input)).toEqual([10, 10]);
  for (const worker of workers) replyToLast(worker);
  expect(workers.map((worker) => lastOf(worker)?.input)).toEqual([1, 20]);
  for (const worker of workers) replyToLast(worker);
  replyToLast(workers[0]);
  expect(await asked).toBe(1);
  for (const each of [await first, await second]) expect(each.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
});

it('closes at once: workers are killed, and open questions refused', async () => {
  const { workers, start, limit, ring } = fakeWorkers();
  const pool = openPool<Sums>({ size: 1, start, limit });
  const asked = Promise.allSettled([pool.run('double', 1), pool.run('double', 2)]);
  await pool.close();
  ring();
  expect(await asked).toMatchObject([{ reason: { message: 'the pool of workers was closed' } }, { status: 'rejected' }]);
  await expect(pool.run('double', 3)).rejects.toThrow('the pool of workers is closed');
  expect(workers.map(({ killed }) => killed)).toEqual([true]);
});

it('does jobs by name; what goes wrong is a reply', async () => {
  const work = {
    half(n: number): number {
      if (n % 2 === 1) throw new Error(`${n} has no half`);
      return n / 2;
    },
  };
  expect(await doJob(work, { id: 1, what: 'half', input: 8 })).toEqual({ id: 1, result: 4 });
  expect(await doJob(work, { id: 2, what: 'half', input: 7 })).toMatchObject({ id: 2, error: '7 has no half' });
  expect(await doJob(work, { id: 3, what: 'third', input: 9 })).toMatchObject({ id: 3, error: 'this worker cannot do "third"' });
});
