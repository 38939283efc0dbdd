/** `npm run test:long` runs everything. */
export const IN_FULL = process.env.BELFRY_LONG !== undefined;

/**
 * Returns every second (or `among`-th) of expensive rows, offset by `turn` so that callers share them out; all rows with `npm run
 * test:long`.
 */
export function sampled<T>(rows: readonly T[], turn: number, among = 2): T[] {
  return rows.filter((_, row) => IN_FULL || row % among === turn % among);
}
