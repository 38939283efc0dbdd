import type { Outlet } from './environment.ts';

export interface Progress {
  /** Sets how much is done. Cheap to call often. */
  at(done: number): void;
  end(): void;
}

const QUIET_MS = 2_000;
const BAR_EVERY_MS = 100;
const LINE_EVERY_MS = 5_000;
const BAR_WIDTH = 30;

/**
 * Shows the progress of a long task: a bar on a screen, occasional lines elsewhere, and nothing during the first two seconds. Without a
 * total, it only counts.
 */
export function progress(err: Outlet, what: string, total: number | null = null, now: () => number = () => performance.now()): Progress {
  const began = now();
  let next = began + QUIET_MS;
  let drawn = false;
  return {
    at(done) {
      const time = now();
      if (time < next) return;
      next = time + (err.terminal ? BAR_EVERY_MS : LINE_EVERY_MS);
      const words = total === null ? `${done} moves so far` : shareOf(done, total, time - began);
      if (err.terminal) {
        err.write(`\r\x1b[K${what}${total === null ? ': ' : ` ${barOf(done / total)} `}${words}`);
        drawn = true;
      } else err.write(`${what}: ${words}\n`);
    },
    end() {
      if (drawn) err.write('\r\x1b[K');
    },
  };
}

function shareOf(done: number, total: number, elapsedMs: number): string {
  const share = Math.min(1, done / total);
  const left = share === 0 ? '' : `, ${Math.ceil((elapsedMs * (1 - share)) / share / 1000)} s left`;
  return `${Math.floor(share * 100)} % (${Math.floor(done)} of ${total}${left})`;
}

function barOf(share: number): string {
  const full = Math.round(Math.min(1, share) * BAR_WIDTH);
  return `[${'#'.repeat(full)}${'.'.repeat(BAR_WIDTH - full)}]`;
}
