/** `npm run test:long` leaves nothing out. */
export const IN_FULL = process.env.BELFRY_LONG !== undefined;

/** Of rows that cost a lot every second one (or one of so many), here these and there the others; `npm run test:long` takes them all. */
export function sampled<T>(rows: readonly T[], turn: number, among = 2): T[] {
  return rows.filter((_, row) => IN_FULL || row % among === turn % among);
}
