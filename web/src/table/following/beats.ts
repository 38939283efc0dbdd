import type { GameEvent, Seat } from '@belfry/kernel';
import type { LogEntry, Snapshot } from '../../match/session.ts';

/** What is told in one breath: an entry of the log, or a part of one in which several players' turns begin. */
export interface Beat {
  readonly key: string;
  /** The entry it belongs to. */
  readonly seq: number;
  /** Who acts. */
  readonly seat: Seat | null;
  /** What the viewer did needs no telling: it is shown at once. */
  readonly own: boolean;
  readonly events: readonly GameEvent[];
  /** Where the match stands once it has been told; null where that is not known, or is still to be told. */
  readonly after: Snapshot | null;
}

/** How events of a game belong together. */
export interface Grammar {
  /** Does this event open a new turn? */
  opensTurn(event: GameEvent): boolean;
  /** Would the log say both in one line? */
  goTogether(one: GameEvent, other: GameEvent): boolean;
  /** Does it go without saying? */
  isUnsaid(event: GameEvent): boolean;
}

/** The beats that lead to a snapshot, from its entries after `told`. What the viewer did is on the table with its first beat, all else with its last. */
export function beatsTo(snapshot: Snapshot, told: number, { opensTurn, isUnsaid }: Grammar): Beat[] {
  const fresh = snapshot.log.filter(({ seq }) => seq > told);
  const last = fresh.at(-1)?.seq;
  return fresh.flatMap((entry) => {
    const own = entry.seat === snapshot.viewer;
    const parts = turnsIn(
      entry.events.filter((event) => !isUnsaid(event)),
      opensTurn,
    );
    const commits = own ? 0 : parts.length - 1;
    return parts.map((events, part) => ({
      key: `${entry.seq}.${part}`,
      seq: entry.seq,
      seat: events.some(opensTurn) ? (seatOf(events[0]) ?? null) : entry.seat,
      own: own && part === 0,
      events,
      after: entry.seq === last && part === commits ? snapshot : null,
    }));
  });
}

/** The events of an entry, cut where a turn begins. An entry nobody may know anything of is one empty part. */
function turnsIn(events: LogEntry['events'], opensTurn: Grammar['opensTurn']): GameEvent[][] {
  const parts: GameEvent[][] = [[]];
  for (const event of events) {
    const last = parts.at(-1);
    if (last === undefined || (last.length > 0 && opensTurn(event))) parts.push([event]);
    else last.push(event);
  }
  return parts;
}

/** Whose event it is, where it is somebody's. */
export function seatOf(event: GameEvent | undefined): Seat | undefined {
  return event !== undefined && 'seat' in event && typeof event.seat === 'number' ? event.seat : undefined;
}

/** The first beat, with those that go on with the same: five cards drawn one by one are one story. */
export function firstStory(
  waiting: readonly Beat[],
  { goTogether }: Grammar,
): { readonly beat: Beat; readonly rest: readonly Beat[] } | null {
  const [first, ...others] = waiting;
  if (first === undefined) return null;
  let beat = first;
  let taken = 0;
  for (const next of others) {
    const longer = goOnWith(beat, next, goTogether);
    if (longer === null) break;
    beat = longer;
    taken++;
  }
  return { beat, rest: others.slice(taken) };
}

/** Both beats as one story; null where they are two. */
export function goOnWith(beat: Beat, next: Beat, goTogether: Grammar['goTogether']): Beat | null {
  const events = [...beat.events, ...next.events];
  const [first] = events;
  const isOne = first !== undefined && next.events.length > 0 && beat.own === next.own && events.every((event) => goTogether(first, event));
  return isOne ? { ...beat, seq: next.seq, events, after: next.after ?? beat.after } : null;
}
