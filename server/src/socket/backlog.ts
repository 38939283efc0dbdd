/** A backlog that is always acceptable: a few frames on a slow connection. */
const EASY = 64 * 1024;
/** A reader with a longer backlog is disconnected; it will reconnect and sync. */
const MOST_FOR_ONE = 1024 * 1024;
/** The limit for all readers of one address together. */
const MOST_FOR_ADDRESS = 16 * 1024 * 1024;

/** Bytes waiting to be read. */
interface Reading {
  readonly bufferedAmount: number;
}

/** Returns true if a reader's backlog, alone or with that of its address, takes too much memory. */
export function isTooFarBehind(reader: Reading, ofAddress: Iterable<Reading>): boolean {
  const own = reader.bufferedAmount;
  if (own <= EASY) return false;
  if (own > MOST_FOR_ONE) return true;
  let all = 0;
  for (const { bufferedAmount } of ofAddress) all += bufferedAmount;
  return all > MOST_FOR_ADDRESS;
}
