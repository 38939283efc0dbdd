/** Of rows that cost a lot every second one, here these and there the others; `npm run test:long` takes them all. */
export function sampled<T>(rows: readonly T[], turn: number): T[] {
  return rows.filter((_, row) => process.env.BELFRY_LONG !== undefined || row % 2 === turn % 2);
}
