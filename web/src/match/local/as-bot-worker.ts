import type { Reply, WorkerLike } from '@belfry/bots';

/** A worker of this browser, for a pool. */
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
