import type { MatchSession, Snapshot } from '../../match/session.ts';
import { type EventGroup, firstStory, type Grammar, goOnWith, groupsTo } from './event-groups.ts';
import { cutShort, holdFor, onGoing } from './pace.ts';

/** What the table shows: its position lags behind the match while others act, so that one can follow them. */
export interface Followed {
  /** The position on the table. */
  readonly shown: Snapshot;
  /** The match as it stands: who is there, what they say and how late it is does not wait. */
  readonly latest: Snapshot;
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
export const follow = (session: Session, ports: FollowerPorts): Follower => new MatchFollower(session, ports);

type Session = Pick<MatchSession, 'snapshot' | 'subscribe'>;

class MatchFollower implements Follower {
  readonly #session: Session;
  readonly #ports: FollowerPorts;
  readonly #listeners = new Set<() => void>();
  #latest: Snapshot;
  #followed: Followed;
  #waiting: readonly EventGroup[] = [];
  #stop = (): void => {};
  #unsubscribe = (): void => {};

  constructor(session: Session, ports: FollowerPorts) {
    this.#session = session;
    this.#ports = ports;
    this.#latest = session.snapshot();
    this.#followed = { shown: this.#latest, latest: this.#latest, group: null, telling: false };
  }

  readonly followed = (): Followed => this.#followed;

  readonly subscribe = (listener: () => void): (() => void) => {
    if (this.#listeners.size === 0) {
      this.#unsubscribe = this.#session.subscribe(() => this.#hear());
      this.#hear();
    }
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size > 0) return;
      this.#unsubscribe();
      this.#jump(null);
    };
  };

  readonly skip = (): void => {
    if (this.#followed.telling) this.#jump(lastTold(this.#waiting));
  };

  #put(change: Partial<Followed>): void {
    this.#followed = { ...this.#followed, latest: this.#latest, ...change };
    for (const listener of this.#listeners) listener();
  }

  #hear(): void {
    const before = this.#latest;
    const next = this.#session.snapshot();
    if (next === before) return;
    this.#latest = next;
    if (!goesOn(before, next)) this.#jump(null);
    else if (next.seq === before.seq) this.#refresh(next);
    else this.#hearMore(next, groupsTo(next, before.seq, this.#ports.grammar));
  }

  #hearMore(next: Snapshot, groups: readonly EventGroup[]): void {
    const { rest, shown } = cutShort([...this.#waiting, ...groups], next);
    this.#waiting = rest;
    if (this.#ports.pace() === 0) this.#jump(lastTold(rest));
    else {
      this.#put(shown === null ? {} : { shown });
      if (!this.#followed.telling) this.#tell();
    }
  }

  /** The same position, but a clock, a line of chat or the connection has changed. */
  #refresh(next: Snapshot): void {
    this.#waiting = this.#waiting.map((group) => (group.after?.seq === next.seq ? { ...group, after: next } : group));
    this.#put(this.#followed.shown.seq === next.seq ? { shown: next } : {});
  }

  /** To the match as it stands, with this to be told of it. */
  #jump(group: EventGroup | null): void {
    this.#stop();
    this.#waiting = [];
    if (group !== null) {
      this.#ports.depart(group);
      this.#ports.land(group);
    }
    this.#put({ shown: this.#latest, group: group ?? this.#followed.group, telling: false });
  }

  #tell(): void {
    const story = firstStory(this.#waiting, this.#ports.grammar);
    if (story === null) this.#put({ shown: this.#latest, telling: false });
    else {
      this.#waiting = story.rest;
      this.#tellGroup(story.group);
    }
  }

  #tellGroup(group: EventGroup): void {
    const { grammar, pace, depart, land, after } = this.#ports;
    const { telling, group: last } = this.#followed;
    const longer = telling && last !== null ? goOnWith(last, group, grammar.goTogether) : null;
    const hold = holdFor(group, this.#waiting.length, longer === null ? pace() : onGoing(pace()));
    const travelling = Math.min(depart(group), hold);
    // A group without words is seen, not told.
    this.#put({ group: group.events.length === 0 ? last : (longer ?? group), telling: true });
    const landed = (): void => {
      land(group);
      if (group.after !== null) this.#put({ shown: group.after });
      if (hold > travelling) this.#stop = after(hold - travelling, () => this.#tell());
      else this.#tell();
    };
    if (travelling > 0) this.#stop = after(travelling, landed);
    else landed();
  }
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
