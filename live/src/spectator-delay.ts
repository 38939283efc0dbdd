import { itemAt } from '@belfry/kernel';
import { asDealt, follow, type Instant, type LiveMatch, type Recorded, seqOf } from './live-match.ts';

/** A match of its own that follows another at a distance in time, for those who may see it later only. It begins with the deal. */
export function shadowOf({ match, begunAt }: LiveMatch): LiveMatch {
  return asDealt(match.game, match.log.header, begunAt);
}

/** Brings the shadow up to what had been written until then; gives the entries it took over. Each costs what it cost to play, no more. */
export function bringUpTo(shadow: LiveMatch, live: LiveMatch, until: Instant): Recorded[] {
  const taken: Recorded[] = [];
  for (let seq = seqOf(shadow); seq < seqOf(live); seq++) {
    const at = itemAt(live.times, seq);
    if (at > until) break;
    taken.push(follow(shadow, itemAt(live.match.log.entries, seq), at));
  }
  return taken;
}
