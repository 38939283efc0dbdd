/** What determines a bot's place in the queue. */
export interface Turn {
  /** A player at the table is connected and waits; such tables come first. */
  readonly peopleWait: boolean;
  /** The table's owner. Owners take turns, however many tables each of them has. */
  readonly host: string;
}

export interface FairQueue {
  /** Runs the work when its turn comes; resolves with null if the queue was dropped first. */
  run<T>(turn: Turn, work: () => Promise<T>): Promise<T | null>;
  /** Drops all waiting work. */
  drop(): void;
}

interface Waiting extends Turn {
  begin(): void;
  giveUp(): void;
}

/** Starts a queue that runs at most `size` pieces of work at a time. */
export function startFairQueue(size: number): FairQueue {
  let waiting: Waiting[] = [];
  let free = size;
  let dropped = false;
  let turns = 0;
  const lastTurn = new Map<string, number>();

  const servedAt = ({ host }: Turn): number => lastTurn.get(host) ?? 0;
  const comesBefore = (one: Turn, other: Turn): boolean =>
    one.peopleWait === other.peopleWait ? servedAt(one) < servedAt(other) : one.peopleWait;

  function goOn(): void {
    if (free === 0) return;
    const next = waiting.reduce<Waiting | null>((best, each) => (best === null || comesBefore(each, best) ? each : best), null);
    if (next === null) {
      // The queue is empty, so all owners are equal again.
      lastTurn.clear();
      return;
    }
    waiting = waiting.filter((each) => each !== next);
    free--;
    lastTurn.set(next.host, ++turns);
    next.begin();
  }

  return {
    run: (turn, work) =>
      new Promise((resolve, reject) => {
        const leave = (): void => {
          free++;
          goOn();
        };
        const begin = (): void => void work().then(resolve, reject).finally(leave);
        if (dropped) resolve(null);
        else waiting.push({ ...turn, begin, giveUp: () => resolve(null) });
        goOn();
      }),
    drop() {
      dropped = true;
      for (const { giveUp } of waiting) giveUp();
      waiting = [];
    },
  };
}
