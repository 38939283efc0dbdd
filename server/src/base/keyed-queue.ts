/** Runs pieces of work one at a time for each key, in the order in which they come. */
export interface KeyedQueue {
  run<T>(key: string, work: () => Promise<T>): Promise<T>;
}

export function createKeyedQueue(): KeyedQueue {
  const last = new Map<string, Promise<unknown>>();
  return {
    run(key, work) {
      const result = (last.get(key) ?? Promise.resolve()).then(work);
      const ended = result.then(
        () => undefined,
        () => undefined,
      );
      last.set(key, ended);
      void ended.then(() => {
        if (last.get(key) === ended) last.delete(key);
      });
      return result;
    },
  };
}
