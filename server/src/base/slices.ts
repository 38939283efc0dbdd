/** Long work is done in slices, and between any two of them everybody else is served. */
export interface Slices {
  /** Does something with each item. Several of these take turns, slice by slice. */
  each<T>(items: readonly T[], work: (item: T) => void): Promise<void>;
}

/** So long the process hears nobody. */
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
