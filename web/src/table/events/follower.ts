import type { Snapshot, TableSession } from '../../match/session.ts';
import { type EventGroup, firstStory, type Grammar, goOnWith, groupsTo } from './event-groups.ts';
import { cutShort, holdFor, onGoing } from './pace.ts';

/** What the table shows: it lags behind the match while others act, so that one can follow them. */
export interface Followed {
  readonly shown: Snapshot;
  /** What is told now, or was told last. */
  readonly group: EventGroup | null;
  /** More is to come before the match is shown as it stands. */
  readonly telling: boolean;
}

interface FollowerPorts {
  readonly grammar: Grammar;
  /** How long an action of others is on the screen, in milliseconds; 0 shows all at once. */
  pace(): number;
  /** Sends the pieces of a group on their way, before the table changes; gives how long they travel, in milliseconds. */
  depart(group: EventGroup): number;
  /** The pieces of a group have landed. */
  land(group: EventGroup): void;
  /** Calls later; gives a way to call it off. */
  after(milliseconds: number, act: () => void): () => void;
}

export interface Follower {
  followed(): Followed;
  subscribe(listener: () => void): () => void;
  /** Shows the match as it stands. */
  skip(): void;
}

/** Shows a match at a pace one can follow: what arrives faster waits its turn, and what leads to a decision is told before the decision is shown. */
export function follow(
  session: Pick<TableSession, 'snapshot' | 'subscribe'>,
  { grammar, pace, depart, land: landed, after }: FollowerPorts,
): Follower {
  let latest = session.snapshot();
  let followed: Followed = { shown: latest, group: null, telling: false };
  let waiting: readonly EventGroup[] = [];
  let stop = (): void => {};
  const listeners = new Set<() => void>();
  let unsubscribe = (): void => {};

  function put(change: Partial<Followed>): void {
    followed = { ...followed, ...change };
    for (const listener of listeners) listener();
  }

  function hear(): void {
    const next = session.snapshot();
    if (next === latest) return;
    const before = latest;
    latest = next;
    if (!goesOn(before, next)) jump(null);
    else if (next.seq === before.seq) refresh(next);
    else hearMore(next, groupsTo(next, before.seq, grammar));
  }

  function hearMore(next: Snapshot, groups: readonly EventGroup[]): void {
    const { rest, shown } = cutShort([...waiting, ...groups], next);
    waiting = rest;
    if (pace() === 0) jump(lastTold(rest));
    else {
      put({ shown: besides(shown ?? followed.shown, next) });
      if (!followed.telling) tell();
    }
  }

  /** The same position, but a clock, a line of chat or the connection has changed. */
  function refresh(next: Snapshot): void {
    waiting = waiting.map((group) => (group.after?.seq === next.seq ? { ...group, after: next } : group));
    const isShown = followed.shown.seq === next.seq;
    put({ shown: isShown ? next : besides(followed.shown, next) });
  }

  /** To the match as it stands, with this to be told of it. */
  function jump(group: EventGroup | null): void {
    stop();
    waiting = [];
    if (group !== null) {
      depart(group);
      landed(group);
    }
    put({ shown: latest, group: group ?? followed.group, telling: false });
  }

  function tell(): void {
    const story = firstStory(waiting, grammar);
    if (story === null) put({ shown: latest, telling: false });
    else {
      waiting = story.rest;
      tellGroup(story.group);
    }
  }

  function tellGroup(group: EventGroup): void {
    const longer = followed.telling && followed.group !== null ? goOnWith(followed.group, group, grammar.goTogether) : null;
    const hold = holdFor(group, waiting.length, longer === null ? pace() : onGoing(pace()));
    const travelling = Math.min(depart(group), hold);
    // A group without words is seen, not told.
    put({ group: group.events.length === 0 ? followed.group : (longer ?? group), telling: true });
    const land = (): void => {
      landed(group);
      if (group.after !== null) put({ shown: besides(group.after, latest) });
      if (hold > travelling) stop = after(hold - travelling, tell);
      else tell();
    };
    if (travelling > 0) stop = after(travelling, land);
    else land();
  }

  return {
    followed: () => followed,
    subscribe(listener) {
      if (listeners.size === 0) {
        unsubscribe = session.subscribe(hear);
        hear();
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        unsubscribe();
        jump(null);
      };
    },
    skip() {
      if (followed.telling) jump(lastTold(waiting));
    },
  };
}

/** The last group there is something to say of. */
function lastTold(groups: readonly EventGroup[]): EventGroup | null {
  return groups.findLast(({ events }) => events.length > 0) ?? null;
}

/** Does the later snapshot tell the same story further, for the same eyes? A move taken back does not. */
function goesOn(before: Snapshot, next: Snapshot): boolean {
  return (
    before.seq >= 0 &&
    next.seq >= before.seq &&
    next.viewer === before.viewer &&
    next.game === before.game &&
    !next.log.some(({ seq, undo }) => seq > before.seq && undo !== undefined)
  );
}

/** A position of a moment ago with what is always shown as it is now. */
function besides(shown: Snapshot, { connection, seats, chat, clocks }: Snapshot): Snapshot {
  return { ...shown, connection, seats, chat, clocks };
}
