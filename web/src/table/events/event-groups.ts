import type { BoardModule } from '@belfry/board-kit';
import type { GameEvent, Seat } from '@belfry/kernel';
import type { LogEntry, Snapshot } from '../../match/session.ts';

/** What is told in one breath: an entry of the log, or a part of one in which several players' turns begin. */
export interface EventGroup {
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

/** The groups that lead to a snapshot, from its entries after `told`. What the viewer did is on the table with its first group, all else with its last. */
export function groupsTo(snapshot: Snapshot, told: number, { opensTurn, isUnsaid }: Grammar): EventGroup[] {
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

/** The player an event belongs to, if any. */
export function seatOf(event: GameEvent | undefined): Seat | undefined {
  return event !== undefined && 'seat' in event && typeof event.seat === 'number' ? event.seat : undefined;
}

/** The first group, with those that go on with the same: five cards drawn one by one are one story. */
export function firstStory(
  waiting: readonly EventGroup[],
  { goTogether }: Grammar,
): { readonly group: EventGroup; readonly rest: readonly EventGroup[] } | null {
  const [first, ...others] = waiting;
  if (first === undefined) return null;
  let group = first;
  let taken = 0;
  for (const next of others) {
    const longer = goOnWith(group, next, goTogether);
    if (longer === null) break;
    group = longer;
    taken++;
  }
  return { group, rest: others.slice(taken) };
}

/** Both groups as one story; null where they are two. */
export function goOnWith(group: EventGroup, next: EventGroup, goTogether: Grammar['goTogether']): EventGroup | null {
  const events = [...group.events, ...next.events];
  const [first] = events;
  const isOne =
    first !== undefined && next.events.length > 0 && group.own === next.own && events.every((event) => goTogether(first, event));
  return isOne ? { ...group, seq: next.seq, events, after: next.after ?? group.after } : null;
}

/** What a group is about. Whose it is shows on the panel anyway. */
export function thingsIn(board: Pick<BoardModule, 'eventThings'>, group: EventGroup | null): string[] {
  return (group?.events ?? []).flatMap((event) => board.eventThings(event)).filter((id) => !/^seat:.$/.test(id));
}
