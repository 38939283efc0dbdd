/** Notices when this process has stood still: stopped, swapped out, or on a machine that slept. */
export interface Wakefulness {
  /** False from the moment it goes on until it has been noticed: what it believes may be long out of date. */
  isAwake(): boolean;
  close(): void;
}

const TICK_MS = 250;
/** A busy moment is shorter than this. */
const SLEPT_MS = 2000;

interface Clocks {
  /** Rests on most machines while they sleep; */
  elapsed(): number;
  /** this one does not. */
  timeOfDay(): number;
}

const MACHINE: Clocks = { elapsed: () => performance.now(), timeOfDay: Date.now };

/** `onWake` hears how long it stood still. */
export function startWakefulness(onWake: (milliseconds: number) => void, { elapsed, timeOfDay }: Clocks = MACHINE): Wakefulness {
  let last = { elapsed: elapsed(), timeOfDay: timeOfDay() };
  const sinceLast = (): number => Math.max(elapsed() - last.elapsed, timeOfDay() - last.timeOfDay);
  const ticker = setInterval(() => {
    const passed = sinceLast();
    last = { elapsed: elapsed(), timeOfDay: timeOfDay() };
    if (passed > SLEPT_MS) onWake(passed);
  }, TICK_MS);
  ticker.unref();
  return { isAwake: () => sinceLast() <= SLEPT_MS, close: () => clearInterval(ticker) };
}
