import type { GameEvent } from '@belfry/kernel';
import { describe, expect, it } from 'vitest';
import { LOADING, type LogEntry, type Snapshot } from '../src/match/session.ts';
import type { EventGroup, Grammar } from '../src/table/events/event-groups.ts';
import { type Followed, follow } from '../src/table/events/follower.ts';

const event = (type: string, seat: number): GameEvent & { seat: number } => ({ type, clause: 'X-1', seat });
const entry = (seq: number, seat: number | null, ...events: GameEvent[]): LogEntry => ({ seq, seat, events });

/** Returns the match after some entries, as seat 0 sees it; `change` can make it that seat's turn. */
function after(log: readonly LogEntry[], change: Partial<Snapshot> = {}): Snapshot {
  const seq = log.at(-1)?.seq ?? 0;
  return { ...LOADING, status: 'playing', game: 'toy', viewer: 0, seq, log, view: { viewer: 0, round: seq, pending: [] }, ...change };
}

const GRAMMAR: Grammar = {
  opensTurn: ({ type }) => type === 'turn',
  goTogether: (one, other) => one.type === 'draw' && other.type === 'draw',
  isUnsaid: ({ type }) => type === 'end',
};

/** A page that follows the match, with a clock that the test controls. */
function page(pace = 1000, travel = 0) {
  let snapshot = after([entry(0, null)]);
  let hear = (): void => {};
  let now = 0;
  let due: { at: number; act: () => void }[] = [];
  const told: EventGroup[] = [];
  const follower = follow(
    {
      snapshot: () => snapshot,
      subscribe(listener) {
        hear = listener;
        return () => {};
      },
    },
    {
      grammar: GRAMMAR,
      pace: () => pace,
      depart: (group) => {
        told.push(group);
        return travel;
      },
      land: () => {},
      after(milliseconds, act) {
        const timer = { at: now + milliseconds, act };
        due.push(timer);
        return () => {
          due = due.filter((each) => each !== timer);
        };
      },
    },
  );
  follower.subscribe(() => {});
  return {
    told,
    skip: follower.skip,
    now: (): Followed => follower.followed(),
    say(next: Snapshot) {
      snapshot = next;
      hear();
    },
    wait(milliseconds: number) {
      for (const end = now + milliseconds; ; ) {
        const [next] = due.filter(({ at }) => at <= end).sort((one, other) => one.at - other.at);
        if (next === undefined) {
          now = end;
          return;
        }
        due = due.filter((each) => each !== next);
        now = next.at;
        next.act();
      }
    },
  };
}

const A = entry(1, 1, event('build', 1));
const B = entry(2, 2, event('build', 2));

describe('pacing of other players’ actions', () => {
  it('shows each action for its time, in order, and the decision that follows last', () => {
    const here = page();
    here.say(after([entry(0, null), A]));
    here.say(after([entry(0, null), A, B], { moves: ['pass'] }));
    expect(here.now()).toMatchObject({ shown: { seq: 1, moves: [] }, group: { seat: 1 }, telling: true });
    here.wait(999);
    expect(here.now().shown.seq).toBe(1);
    here.wait(1);
    expect(here.now()).toMatchObject({ shown: { seq: 2, moves: ['pass'] }, group: { seat: 2 } });
    here.wait(1000);
    expect(here.now()).toMatchObject({ shown: { seq: 2 }, telling: false });
  });

  it('updates the table when the pieces have arrived', () => {
    const here = page(1000, 400);
    here.say(after([entry(0, null), A]));
    expect(here.now()).toMatchObject({ shown: { seq: 0 }, group: { seq: 1 } });
    here.wait(400);
    expect(here.now()).toMatchObject({ shown: { seq: 1 }, telling: true });
    here.wait(600);
    expect(here.now().telling).toBe(false);
  });

  it('skips to the present on a tap', () => {
    const here = page();
    here.say(after([entry(0, null), A, B], { moves: ['pass'] }));
    here.skip();
    expect(here.now()).toMatchObject({ shown: { seq: 2, moves: ['pass'] }, group: { seat: 2 }, passed: [], telling: false });
    here.wait(5000);
    expect(here.told).toHaveLength(2);
  });

  it('shows the viewer’s move at once, and the others’ at the set pace', () => {
    const here = page(1000, 400);
    here.say(after([entry(0, null), entry(1, 0, event('build', 0))], { moves: ['more'] }));
    expect(here.now()).toMatchObject({ shown: { seq: 1, moves: ['more'] }, telling: false });
    here.say(after([entry(0, null), entry(1, 0), entry(2, 1, event('build', 1))]));
    expect(here.now()).toMatchObject({ shown: { seq: 1 }, telling: true });
  });

  it('shows everything at once at instant speed', () => {
    const here = page(0);
    here.say(after([entry(0, null), A, B]));
    expect(here.now()).toMatchObject({ shown: { seq: 2 }, group: { seat: 2 }, passed: [{ seat: 1 }], telling: false });
  });

  it('announces the viewer’s move before what follows it at once, and only then', () => {
    const here = page();
    here.say(after([entry(0, null), entry(1, 0, event('build', 0), event('turn', 1)), B]));
    expect(here.now()).toMatchObject({ group: { events: [{ type: 'turn' }] }, passed: [{ own: true, events: [{ type: 'build' }] }] });
    here.wait(1000);
    expect(here.now()).toMatchObject({ group: { seat: 2 }, passed: [] });
  });

  it('splits an entry by turns and leaves out the obvious', () => {
    const here = page();
    here.say(after([entry(0, null), entry(1, 1, event('end', 1), event('turn', 2), event('turn', 3), event('gold', 3))]));
    expect(here.now()).toMatchObject({ shown: { seq: 0 }, group: { seat: 2, events: [{ type: 'turn', seat: 2 }] } });
    here.wait(1000);
    expect(here.now()).toMatchObject({ shown: { seq: 1 }, group: { seat: 3, events: [{ type: 'turn' }, { type: 'gold' }] } });
  });

  it('combines cards drawn one by one, also while more follow', () => {
    const here = page();
    const draws = [1, 2, 3].map((seq) => entry(seq, 1, event('draw', 1)));
    here.say(after([entry(0, null), ...draws.slice(0, 1)]));
    here.say(after([entry(0, null), ...draws]));
    here.wait(1000);
    expect(here.now()).toMatchObject({ shown: { seq: 3 }, telling: true });
    expect(here.now().group?.events).toHaveLength(3);
    here.wait(400);
    expect(here.now().telling).toBe(false);
  });
});

describe('catching up', () => {
  const many = (n: number): LogEntry[] => Array.from({ length: n }, (_, at) => entry(at + 1, 1 + (at % 3), event('build', 1 + (at % 3))));

  it('speeds up when many events wait', () => {
    const here = page();
    here.say(after([entry(0, null), ...many(20)]));
    here.wait(14_000);
    expect(here.now()).toMatchObject({ shown: { seq: 20 }, telling: false });
  });

  it('skips to near the end of a long backlog', () => {
    const here = page();
    for (const n of [30, 60]) here.say(after([entry(0, null), ...many(n)]));
    here.wait(17_000);
    expect(here.now()).toMatchObject({ shown: { seq: 60 }, telling: false });
    expect(here.told.length).toBeLessThan(32);
  });

  it('does not delay a player whose clock runs', () => {
    const here = page();
    here.say(after([entry(0, null), ...many(9)], { moves: ['pass'], clocks: [{ seat: 0, left: 60_000, at: 0, running: true }] }));
    here.wait(3000);
    expect(here.now()).toMatchObject({ shown: { seq: 9 }, telling: false });
  });
});

describe('shown without animation', () => {
  it('an undone move', () => {
    const here = page();
    here.say(after([entry(0, null), A]));
    here.say(after([entry(0, null), { ...entry(2, 0), undo: 0 }]));
    expect(here.now()).toMatchObject({ shown: { seq: 2 }, telling: false });
  });

  it('another viewer, as when the screen is passed on', () => {
    const here = page();
    here.say(after([entry(0, null), A], { viewer: 1 }));
    expect(here.now()).toMatchObject({ shown: { viewer: 1, seq: 1 }, telling: false });
  });

  it('chat, clocks and the connection, during an animation', () => {
    const here = page();
    const log = [entry(0, null), A, B];
    here.say(after(log));
    here.say(after(log, { connection: 'reconnecting', moves: ['late'] }));
    expect(here.now()).toMatchObject({ shown: { seq: 0, moves: [] }, latest: { connection: 'reconnecting' } });
    here.wait(2000);
    expect(here.now().shown).toMatchObject({ seq: 2, moves: ['late'] });
  });
});
