import { itemAt } from '@belfry/kernel';
import { follow, type Instant, type LiveMatch, matchAfter, type Recorded, seqOf } from './live-match.ts';
import { pendingSinceAfter } from './pending-since.ts';

/** Returns a separate copy of a match after an entry, which can follow the original from there. */
export function earlier(live: LiveMatch, seq: number): LiveMatch {
  const match = matchAfter(live, seq);
  return {
    match,
    begunAt: live.begunAt,
    times: live.times.slice(0, seq),
    happenings: live.happenings.slice(0, seq + 1),
    checkpoints: live.checkpoints.filter(({ log }) => log.entries.length <= seq),
    requests: new Map(),
    pendingSince: pendingSinceAfter(new Map(), match),
  };
}

/** Returns whether an entry written at this time may be shown by now. */
export type IsSeen = (writtenAt: Instant) => boolean;

/** Returns the match as far as delayed viewers may see it. */
export function shadowOf(live: LiveMatch, isSeen: IsSeen): LiveMatch {
  const after = live.times.findIndex((at) => !isSeen(at));
  return earlier(live, after === -1 ? seqOf(live) : after);
}

/** Advances the shadow to what may be shown, and returns the entries applied. The cost is that of playing those entries. */
export function bringUpTo(shadow: LiveMatch, live: LiveMatch, isSeen: IsSeen): Recorded[] {
  const taken: Recorded[] = [];
  for (let seq = seqOf(shadow); seq < seqOf(live); seq++) {
    const at = itemAt(live.times, seq);
    if (!isSeen(at)) break;
    taken.push(follow(shadow, itemAt(live.match.log.entries, seq), at));
  }
  return taken;
}
