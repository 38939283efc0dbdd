const DAY_MS = 86_400_000;

/** Returns the number of a day, the same for everyone who has that date. */
export function dayOf(date: Date): number {
  return Math.floor(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY_MS);
}

export function today(): number {
  return dayOf(new Date());
}
