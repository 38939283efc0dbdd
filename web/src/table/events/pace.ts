import type { Snapshot } from '../../match/session.ts';
import type { EventGroup } from './event-groups.ts';

/** How many groups are shown at the usual pace; a longer queue goes faster. */
const UNHURRIED = 6;
/** The longest queue a viewer has to watch: of a longer one only the end is shown, and the log has the rest. */
const LONGEST = 24;
/** A viewer whose own clock is running sees no more groups than this before the decision. */
const ON_THE_CLOCK = 3;
/** The shortest time per group, as a share of the pace. */
const FASTEST = 0.4;

/** Returns the pace of a group that continues a story: the fourth card drawn takes less reading than the first. */
export function onGoing(pace: number): number {
  return pace * FASTEST;
}

/** Returns how long a group stays on screen, in milliseconds, with so many waiting behind it. */
export function holdFor(group: EventGroup, waiting: number, pace: number): number {
  if (group.own || group.events.length === 0) return 0;
  return pace * Math.max(FASTEST, Math.min(1, UNHURRIED / (waiting + 1)));
}

/** Shortens a queue that is too long: returns its last groups, and the state of the match before them. */
export function cutShort(
  waiting: readonly EventGroup[],
  latest: Snapshot,
): { readonly rest: readonly EventGroup[]; readonly shown: Snapshot | null } {
  const longest = isOnTheClock(latest) ? ON_THE_CLOCK : LONGEST;
  const skipped = waiting.slice(0, Math.max(0, waiting.length - longest));
  return { rest: waiting.slice(skipped.length), shown: skipped.findLast(({ after }) => after !== null)?.after ?? null };
}

function isOnTheClock({ clocks, viewer, moves }: Snapshot): boolean {
  return moves.length > 0 && clocks.some(({ seat, running }) => running && seat === viewer);
}
