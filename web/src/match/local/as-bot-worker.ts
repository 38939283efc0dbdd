import type { Reply, WorkerLike } from '@belfry/bots';

/** Adapts a browser worker for the worker pool. */
export function asBotWorker(worker: Worker): WorkerLike {
  return {
    send: (job) => worker.postMessage(job),
    listen(heard, lost) {
      worker.onmessage = ({ data }: MessageEvent<Reply>) => heard(data);
      worker.onerror = ({ message }) => lost(message);
    },
    kill: () => worker.terminate(),
  };
}
