/** Starts a worker from the page. A worker itself starts another by its own address: there, this would be a circle. */
export function startWorker(): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
}
