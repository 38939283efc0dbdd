import type { Job, Reply, Timers, WorkerLike } from '../src/index.ts';

export interface FakeWorker {
  readonly number: number;
  readonly heard: Job[];
  killed: boolean;
  reply(reply: Reply): void;
  end(why: string): void;
}

/** Workers whose behaviour a test decides, and a clock it turns. Each does its job at once when `behave` says so. */
export function fakeWorkers(behave: (job: Job, worker: FakeWorker) => void = () => {}) {
  const workers: FakeWorker[] = [];
  const alarms = new Set<() => void>();
  const timers: Timers = {
    after(_, act) {
      const alarm = () => act();
      alarms.add(alarm);
      return () => alarms.delete(alarm);
    },
  };
  const start = (): WorkerLike => {
    let heard: (reply: Reply) => void = () => {};
    let lost: (why: string) => void = () => {};
    const worker: FakeWorker = { number: workers.length + 1, heard: [], killed: false, reply: (r) => heard(r), end: (why) => lost(why) };
    workers.push(worker);
    return {
      send(job) {
        worker.heard.push(job);
        behave(job, worker);
      },
      listen(onReply, onEnd) {
        heard = onReply;
        lost = onEnd;
      },
      kill() {
        worker.killed = true;
      },
    };
  };
  /** Lets the time of all that is under way run out. */
  const ring = (): void => {
    for (const alarm of [...alarms]) {
      alarms.delete(alarm);
      alarm();
    }
  };
  return { workers, start, limit: { milliseconds: 350, timers }, ring };
}
