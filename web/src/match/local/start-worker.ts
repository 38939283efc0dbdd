/** Starts a worker from the page. A worker starts another by its own address instead: importing this file there would be circular. */
export function startWorker(): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
}
