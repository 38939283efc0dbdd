/** Work of which only one run happens at a time; whoever asks meanwhile gets the result of that run. */
export interface SharedRun {
  run(): Promise<void>;
  /** Waits until no run is under way, however it ends. */
  settled(): Promise<void>;
}

/** Wraps work so that runs do not overlap. */
export function sharedRun(work: () => Promise<void>): SharedRun {
  let running: Promise<void> | null = null;
  return {
    run() {
      running ??= work().finally(() => {
        running = null;
      });
      return running;
    },
    async settled() {
      await running?.catch(() => undefined);
    },
  };
}
