import { itemAt } from '@belfry/kernel';
import { follow, type Instant, type LiveMatch, matchAfter, type Recorded, seqOf } from './live-match.ts';
import { pendingSinceAfter } from './pending-since.ts';

/** A match of its own that stands where another stood after an entry, and may follow it from there. */
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

/** May an entry that was written at this time be seen by now? */
export type IsSeen = (writtenAt: Instant) => boolean;

/** For those who may see a match later only: as far as it may be seen. */
export function shadowOf(live: LiveMatch, isSeen: IsSeen): LiveMatch {
  const after = live.times.findIndex((at) => !isSeen(at));
  return earlier(live, after === -1 ? seqOf(live) : after);
}

/** Brings the shadow up to what may be seen; gives the entries it took over. Each costs what it cost to play, no more. */
export function bringUpTo(shadow: LiveMatch, live: LiveMatch, isSeen: IsSeen): Recorded[] {
  const taken: Recorded[] = [];
  for (let seq = seqOf(shadow); seq < seqOf(live); seq++) {
    const at = itemAt(live.times, seq);
    if (!isSeen(at)) break;
    taken.push(follow(shadow, itemAt(live.match.log.entries, seq), at));
  }
  return taken;
}
