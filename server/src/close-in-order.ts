import type { Logger } from 'pino';

/** How long one part may take to shut down: an operator who stops a server wants it to stop. */
const LONGEST_END_MS = 10_000;
/** The limit for all parts together, shorter than the timeouts of the service managers in hosting/ (scripts/test/documents.test.mjs). */
const LONGEST_STOP_MS = 20_000;

/** Shuts down the parts of a node one after the other, and logs those that exceed the time limit. */
export async function closeInOrder(log: Logger, parts: readonly (readonly [what: string, end: () => Promise<unknown>])[]): Promise<void> {
  const stopBy = performance.now() + LONGEST_STOP_MS;
  for (const [what, end] of parts) {
    if (!(await endsInTime(end(), stopBy)))
      log.warn({ what }, 'closing waits no longer for this; what was not stored is not lost, it is due');
  }
}

async function endsInTime(ending: Promise<unknown>, stopBy: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), Math.max(0, Math.min(LONGEST_END_MS, stopBy - performance.now())));
  });
  try {
    return await Promise.race([ending.then(() => true), late]);
  } finally {
    clearTimeout(timer);
  }
}
