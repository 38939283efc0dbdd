/** So much may wait for a reader without a question: a few frames on a slow line. */
const EASY = 64 * 1024;
/** A reader further behind is cut off; it will come back and sync. */
const MOST_FOR_ONE = 1024 * 1024;
/** The same for all readers of one address together. */
const MOST_FOR_ADDRESS = 16 * 1024 * 1024;

/** What waits to be read, in bytes. */
interface Reading {
  readonly bufferedAmount: number;
}

/** Is somebody so far behind that what waits for them, alone or with everybody of their address, takes too much memory? */
export function isTooFarBehind(reader: Reading, ofAddress: Iterable<Reading>): boolean {
  const own = reader.bufferedAmount;
  if (own <= EASY) return false;
  if (own > MOST_FOR_ONE) return true;
  let all = 0;
  for (const { bufferedAmount } of ofAddress) all += bufferedAmount;
  return all > MOST_FOR_ADDRESS;
}
