import type { Outlet } from './environment.ts';

export interface Progress {
  /** So much is done now. Cheap to call often. */
  at(done: number): void;
  end(): void;
}

const QUIET_MS = 2_000;
const BAR_EVERY_MS = 100;
const LINE_EVERY_MS = 5_000;
const BAR_WIDTH = 30;

/**
 * Shows how far a long piece of work is: a bar on a screen, a line now and then elsewhere, nothing at all within two seconds.
 * Without a total it only counts.
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
