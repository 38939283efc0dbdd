import type { MatchSession, Snapshot } from '../../match/session.ts';
import { type EventGroup, firstStory, type Grammar, goOnWith, groupsTo } from './event-groups.ts';
import { cutShort, holdFor, onGoing } from './pace.ts';

/** The table as shown: its position lags behind the match while others act, so that the viewer can follow them. */
export interface Followed {
  /** The position shown. */
  readonly shown: Snapshot;
  /** The current state of the match: presence, chat and delay do not wait. */
  readonly latest: Snapshot;
  /** The group shown now, or the last one. */
  readonly group: EventGroup | null;
  /** Groups shown just before it without time to read them: they are only announced. */
  readonly passed: readonly EventGroup[];
  /** The position shown has not caught up with the match yet. */
  readonly telling: boolean;
}

interface FollowerPorts {
  readonly grammar: Grammar;
  /** How long each action of the others stays on screen, in milliseconds; 0 shows everything at once. */
  pace(): number;
  /** Starts a group's animations before the table changes; returns their duration in milliseconds. */
  depart(group: EventGroup): number;
  /** Called when a group's pieces have landed. */
  land(group: EventGroup): void;
  /** Schedules a call; returns a function that cancels it. */
  after(milliseconds: number, act: () => void): () => void;
}

export interface Follower {
  followed(): Followed;
  subscribe(listener: () => void): () => void;
  /** Jumps to the current state of the match. */
  skip(): void;
}

/** Shows a match at a pace one can follow: fast events queue up, and those that lead to a decision are shown before the decision. */
export const follow = (session: Session, ports: FollowerPorts): Follower => new MatchFollower(session, ports);

type Session = Pick<MatchSession, 'snapshot' | 'subscribe'>;

class MatchFollower implements Follower {
  readonly #session: Session;
  readonly #ports: FollowerPorts;
  readonly #listeners = new Set<() => void>();
  #latest: Snapshot;
  #followed: Followed;
  #waiting: readonly EventGroup[] = [];
  /** Groups with text put since the last pause. */
  #unread: readonly EventGroup[] = [];
  #stop = (): void => {};
  #unsubscribe = (): void => {};

  constructor(session: Session, ports: FollowerPorts) {
    this.#session = session;
    this.#ports = ports;
    this.#latest = session.snapshot();
    this.#followed = { shown: this.#latest, latest: this.#latest, group: null, passed: [], telling: false };
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
      this.#jump([]);
    };
  };

  readonly skip = (): void => {
    if (this.#followed.telling) this.#jump(this.#waiting);
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
    if (!goesOn(before, next)) this.#jump([]);
    else if (next.seq === before.seq) this.#refresh(next);
    else {
      const { grammar, pace } = this.#ports;
      const { rest, shown } = cutShort([...this.#waiting, ...groupsTo(next, before.seq, grammar)], next);
      this.#waiting = rest;
      if (pace() === 0) this.#jump(rest);
      else {
        this.#put(shown === null ? {} : { shown });
        if (!this.#followed.telling) this.#tell();
      }
    }
  }

  /** The position is the same, but a clock, the chat or the connection has changed. */
  #refresh(next: Snapshot): void {
    this.#waiting = this.#waiting.map((group) => (group.after?.seq === next.seq ? { ...group, after: next } : group));
    this.#put(this.#followed.shown.seq === next.seq ? { shown: next } : {});
  }

  /** Jumps to the current state of the match; the last of these groups that has text is the last event. */
  #jump(groups: readonly EventGroup[]): void {
    this.#stop();
    this.#waiting = [];
    this.#unread = [];
    const told = groups.filter(({ events }) => events.length > 0);
    const group = told.at(-1);
    if (group !== undefined) {
      this.#ports.depart(group);
      this.#ports.land(group);
    }
    this.#put({ shown: this.#latest, group: group ?? this.#followed.group, passed: told.slice(0, -1), telling: false });
  }

  /** Shows the groups that wait, one after the other. */
  #tell(): void {
    const { grammar, pace, depart, land, after } = this.#ports;
    const story = firstStory(this.#waiting, grammar);
    if (story === null) {
      this.#unread = [];
      this.#put({ shown: this.#latest, telling: false });
      return;
    }
    const { group } = story;
    this.#waiting = story.rest;
    const { telling, group: last } = this.#followed;
    const longer = telling && last !== null ? goOnWith(last, group, grammar.goTogether) : null;
    const hold = holdFor(group, this.#waiting.length, longer === null ? pace() : onGoing(pace()));
    const travelling = Math.min(depart(group), hold);
    // A group without text is only animated.
    if (group.events.length === 0) this.#put({ telling: true });
    else {
      const passed = longer === null ? this.#unread : this.#followed.passed;
      this.#put({ group: longer ?? group, passed, telling: true });
      this.#unread = hold > 0 ? [] : [...passed, longer ?? group];
    }
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

/** True if the later snapshot continues the earlier one for the same viewer; not after an undo. */
function goesOn(before: Snapshot, next: Snapshot): boolean {
  return (
    before.seq >= 0 &&
    next.seq >= before.seq &&
    next.viewer === before.viewer &&
    next.game === before.game &&
    !next.log.some(({ seq, undo }) => seq > before.seq && undo !== undefined)
  );
}
