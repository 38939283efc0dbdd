/** How far a device table has progressed. */
export interface Extent {
  readonly entries: number;
  readonly updated: number;
}

/** Returns whether the first goes further: the longer log wins; of two equally long logs, the later one. */
export function goesFurther(one: Extent, other: Extent): boolean {
  return one.entries > other.entries || (one.entries === other.entries && one.updated > other.updated);
}
