const DAY_MS = 86_400_000;

/** The number of a day, the same for everyone with that date. */
export function dayOf(date: Date): number {
  return Math.floor(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY_MS);
}

export function today(): number {
  return dayOf(new Date());
}
