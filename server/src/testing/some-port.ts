import { randomInt } from 'node:crypto';

const TRIES = 5;

/**
 * Starts a program that has to be told its port: with one that no system hands out by itself, and with another when that is taken. To look for a free
 * one beforehand would not help, since it may be taken meanwhile; what can listen on port 0 and say where it is does so instead.
 */
export async function onSomePort<T>(start: (port: number) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await start(randomInt(10_000, 30_000));
    } catch (error) {
      if (tries === TRIES) throw error;
    }
  }
}
