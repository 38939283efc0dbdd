/** Detects that this process was suspended: stopped, swapped out, or on a machine that slept. */
export interface SuspensionDetector {
  /** False from the moment the process resumes until the suspension is detected: its state may be long out of date. */
  isAwake(): boolean;
  close(): void;
}

const TICK_MS = 250;
/** A busy event loop blocks for less than this. */
const SLEPT_MS = 2000;

interface Clocks {
  /** Pauses on most machines while they sleep. */
  elapsed(): number;
  /** Continues while the machine sleeps. */
  timeOfDay(): number;
}

const MACHINE: Clocks = { elapsed: () => performance.now(), timeOfDay: Date.now };

/** Calls `onWake` with the length of the suspension. */
export function startSuspensionDetector(
  onWake: (milliseconds: number) => void,
  { elapsed, timeOfDay }: Clocks = MACHINE,
): SuspensionDetector {
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
