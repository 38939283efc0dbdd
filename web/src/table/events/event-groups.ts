import type { BoardModule } from '@belfry/board-kit';
import type { GameEvent, Seat } from '@belfry/kernel';
import type { LogEntry, Snapshot } from '../../match/session.ts';

/** Events shown together: an entry of the log, or a part of one in which several players' turns begin. */
export interface EventGroup {
  readonly key: string;
  /** The entry it belongs to. */
  readonly seq: number;
  /** The acting seat. */
  readonly seat: Seat | null;
  /** The viewer's own action, which is shown at once. */
  readonly own: boolean;
  readonly events: readonly GameEvent[];
  /** The state of the match after the group; null where that is not known or comes with a later group. */
  readonly after: Snapshot | null;
}

/** A game's rules for grouping events. */
export interface Grammar {
  /** True if this event opens a new turn. */
  opensTurn(event: GameEvent): boolean;
  /** True if the log would put both on one line. */
  goTogether(one: GameEvent, other: GameEvent): boolean;
  /** True if the event is left out. */
  isUnsaid(event: GameEvent): boolean;
}

/**
 * Returns the groups that lead to a snapshot, from its entries after `told`. The viewer's own entry takes effect with its first group, all
 * others with their last.
 */
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

/** Splits an entry's events where a turn begins. An entry hidden from everyone is one empty part. */
function turnsIn(events: LogEntry['events'], opensTurn: Grammar['opensTurn']): GameEvent[][] {
  const parts: GameEvent[][] = [[]];
  for (const event of events) {
    const last = parts.at(-1);
    if (last === undefined || (last.length > 0 && opensTurn(event))) parts.push([event]);
    else last.push(event);
  }
  return parts;
}

/** Returns the seat an event belongs to, if any. */
export function seatOf(event: GameEvent | undefined): Seat | undefined {
  return event !== undefined && 'seat' in event && typeof event.seat === 'number' ? event.seat : undefined;
}

/** Returns the first group merged with those that continue it: five cards drawn one by one are one story. */
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

/** Merges two groups into one story; null if they do not belong together. */
export function goOnWith(group: EventGroup, next: EventGroup, goTogether: Grammar['goTogether']): EventGroup | null {
  const events = [...group.events, ...next.events];
  const [first] = events;
  const isOne =
    first !== undefined && next.events.length > 0 && group.own === next.own && events.every((event) => goTogether(first, event));
  return isOne ? { ...group, seq: next.seq, events, after: next.after ?? group.after } : null;
}

/** Returns the things a group concerns, without the seats, whose panels show it anyway. */
export function thingsIn(board: Pick<BoardModule, 'eventThings'>, group: EventGroup | null): string[] {
  return (group?.events ?? []).flatMap((event) => board.eventThings(event)).filter((id) => !/^seat:.$/.test(id));
}
