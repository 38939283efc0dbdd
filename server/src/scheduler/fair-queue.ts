/** For whom a bot is to think. */
export interface Turn {
  /** Does somebody who plays at the table sit there and wait? They come first. */
  readonly peopleWait: boolean;
  /** Whose table it is: among equals those who own tables take turns, however many each of them has. */
  readonly host: string;
}

export interface FairQueue {
  /** Does the work when its turn comes. Null: the queue was dropped before. */
  run<T>(turn: Turn, work: () => Promise<T>): Promise<T | null>;
  /** Nothing that waits is done any more. */
  drop(): void;
}

interface Waiting extends Turn {
  begin(): void;
  giveUp(): void;
}

/** At most `size` at a time. */
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
      // Nobody waits: everybody is equal again.
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
