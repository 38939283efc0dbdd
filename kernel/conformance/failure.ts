import { type MatchLog, writeLog } from '../src/index.ts';
import { setupName } from './setups.ts';
import type { Setup } from './subject.ts';

/** Thrown when the game breaks its contract. The message ends with the log that reproduces it. */
export class Nonconformance extends Error {}

/** Turns any error during a game into a failure that can be replayed. */
export function withLog(error: unknown, setup: Setup, seed: string, log: MatchLog): Nonconformance {
  if (error instanceof Nonconformance && error.message.includes(LOG_TITLE)) return error;
  const what = error instanceof Nonconformance ? error.message : error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const where = `${log.header.game}, ${setupName(setup)}, seed "${seed}", after entry ${log.entries.length}`;
  const message = `${what}\n(${where})\n${LOG_TITLE}\n${writeLog(log)}`;
  // The stack of a crash in the game helps; the stack of the kit's own failure does not.
  return error instanceof Nonconformance ? new Nonconformance(message) : new Nonconformance(message, { cause: error });
}

const LOG_TITLE = 'The log up to here, for replay:';

export function ensure(condition: boolean, complaint: () => string): void {
  if (!condition) throw new Nonconformance(complaint());
}

/** Throws with the first difference unless both texts are the same. */
export function ensureSame(actual: string, expected: string, what: () => string): void {
  if (actual === expected) return;
  let at = 0;
  while (at < actual.length && actual[at] === expected[at]) at++;
  const from = Math.max(0, at - 60);
  throw new Nonconformance(`${what()}\n  expected …${expected.slice(from, at + 120)}\n  but got  …${actual.slice(from, at + 120)}`);
}
