import type { Snapshot } from '../../match/session.ts';
import type { EventGroup } from './event-groups.ts';

/** So many groups are shown at the usual pace; more of them are shown faster. */
const UNHURRIED = 6;
/** Nobody wants to look on for longer than this: of a longer story only the end is shown, the log has the rest. */
const LONGEST = 24;
/** Whose own clock runs sees no more than this of what led to the decision. */
const ON_THE_CLOCK = 3;
/** As fast as a story may get, as a share of the pace. */
const FASTEST = 0.4;

/** The pace of what only goes on: the fourth card drawn takes less reading than the first. */
export function onGoing(pace: number): number {
  return pace * FASTEST;
}

/** How long a group is on the screen, in milliseconds, when so many wait behind it. */
export function holdFor(group: EventGroup, waiting: number, pace: number): number {
  if (group.own || group.events.length === 0) return 0;
  return pace * Math.max(FASTEST, Math.min(1, UNHURRIED / (waiting + 1)));
}

/** What is left of a queue that has become too long: the last groups, and where the match stands before them. */
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
