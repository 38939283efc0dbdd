import { randomInt } from 'node:crypto';

const TRIES = 5;

/**
 * Starts a program that must be told its port: with one outside the system's ephemeral range, and with another if that is taken. Looking
 * for a free port first would not help, since it may be taken meanwhile; programs that can listen on port 0 and report their port do that
 * instead.
 */
export async function onFreePort<T>(start: (port: number) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await start(randomInt(10_000, 30_000));
    } catch (error) {
      if (tries === TRIES) throw error;
    }
  }
}
