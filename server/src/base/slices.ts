/** Runs long work in slices, and lets other work run between them. */
export interface Slices {
  /** Runs `work` for each item. Concurrent calls alternate, slice by slice. */
  each<T>(items: readonly T[], work: (item: T) => void): Promise<void>;
}

/** The longest time that a slice blocks the process. */
const SLICE_MS = 4;

export function startSlices(): Slices {
  let turn: Promise<void> = Promise.resolve();
  return {
    async each(items, work) {
      let done = 0;
      const slice = (): void => {
        const until = performance.now() + SLICE_MS;
        for (const item of items.slice(done)) {
          work(item);
          done++;
          if (performance.now() >= until) return;
        }
      };
      while (done < items.length) {
        const mine = turn.then(slice);
        turn = mine.catch(() => undefined).then(() => new Promise((resolve) => setImmediate(resolve)));
        await mine;
      }
    },
  };
}
