/** How far a table of a device has come. */
export interface Extent {
  readonly entries: number;
  readonly updated: number;
}

/** Does the first go further? The longer log counts; of two that are as long the later. */
export function goesFurther(one: Extent, other: Extent): boolean {
  return one.entries > other.entries || (one.entries === other.entries && one.updated > other.updated);
}
