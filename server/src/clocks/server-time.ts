import type { Instant } from '@belfry/protocol';
import { sharedRun } from '../base/shared-run.ts';

/** The clock of a server, injectable for tests. */
export interface TimeOfDay {
  now(): Instant;
}

/** When the time of day leapt, in match time, and by how much it was ahead of match time before. */
export interface Leap {
  readonly at: Instant;
  readonly stoodStill: number;
}

/** The two times of a server. They differ by how long matches have been suspended. */
export interface ServerTime extends TimeOfDay {
  /**
   * The time base of match clocks, votes, leases and due work, the same on all nodes. It pauses while no server runs and ignores changes to
   * the system clock, so neither costs a player time.
   */
  matchTime(): Instant;
  /** Time of day minus match time. */
  stoodStill(): number;
  /** The changes of `stoodStill` after a match time, oldest first, as far as this node knows. */
  leapsSince(matchTime: Instant): readonly Leap[];
  /**
   * Returns the match time at which the clock showed this time of day, as far as this node knows of clock changes; never later than now.
   */
  matchTimeOf(timeOfDay: Instant): Instant;
}

export interface MachineClocks {
  timeOfDay(): Instant;
  /** Monotonic; on most machines it pauses while they sleep. */
  elapsed(): number;
}

const MACHINE: MachineClocks = { timeOfDay: Date.now, elapsed: () => performance.now() };

/** What all nodes know of the match time. */
export interface MatchTimeRecord {
  readonly stoodStill: number;
  /** The latest match time that a node has recorded. */
  readonly reached: Instant;
}

/** Where nodes share what they know of the match time. */
export interface MatchTimeStore {
  /** `timeOfDay` is the shared clock of several nodes; null for a single node, which uses its own. */
  read(): Promise<MatchTimeRecord & { readonly timeOfDay: Instant | null }>;
  /** Writes `next` if `stoodStill` is still the stored value; returns false if another node wrote first. */
  write(next: MatchTimeRecord, stoodStill: number): Promise<boolean>;
  /** The interval at which a node records its match time. */
  readonly noteEveryMs: number;
}

export interface RunningTime extends ServerTime {
  /** Compares with the shared clock, every few seconds. */
  look(): Promise<void>;
  close(): Promise<void>;
}

const LOOK_EVERY_MS = 5000;
/** A longer gap between two readings means that this process was suspended. */
const LONGEST_STRIDE_MS = 30_000;
/** A smaller difference is corrected gradually, within a minute. */
const LEAP_MS = 1000;
const CATCHING_UP = 0.02;
/** An answer that took longer is too imprecise to tell the time. */
const SLOWEST_ANSWER_MS = 1000;
const TRIES = 5;

/** Returns a time that tests control; its matches are never suspended. */
export function timeByHand({ now }: TimeOfDay): RunningTime {
  return {
    ...{ now, matchTime: now, stoodStill: () => 0, leapsSince: () => [], matchTimeOf: (at) => at },
    ...{ look: async () => undefined, close: async () => undefined },
  };
}

/** Starts the server's time; calls `onLeap` with the difference when the time of day jumps. */
export async function startServerTime(
  store: MatchTimeStore,
  { machine = MACHINE, onLeap }: { readonly machine?: MachineClocks | undefined; onLeap(milliseconds: number): void },
  onTrouble: (error: unknown) => void,
): Promise<RunningTime> {
  const first = await firstRecord(store, machine);
  const counter = startCounter(machine, first.reached);
  let { stoodStill } = first;
  const eras = startEras(first);
  let notedAt = first.reached;

  async function compare(): Promise<void> {
    for (let tries = 0; tries < TRIES; tries++) {
      const asked = machine.elapsed();
      const seen = await store.read();
      const took = machine.elapsed() - asked;
      if (took > SLOWEST_ANSWER_MS) return;
      const passed = counter.advance() + sinceCompared;
      const timeOfDay = seen.timeOfDay === null ? machine.timeOfDay() : seen.timeOfDay + took / 2;
      const behind = timeOfDay - seen.stoodStill - counter.counted();
      const before = counter.counted() + stoodStill;
      if (Math.abs(behind) <= LEAP_MS) {
        const most = passed * CATCHING_UP;
        counter.correct(Math.max(-most, Math.min(most, behind)));
        sinceCompared = 0;
        goBy(seen.stoodStill);
      } else if (seen.stoodStill !== stoodStill || seen.reached > counter.counted() + LEAP_MS) {
        // Other nodes kept running, or have already decided how long all were suspended.
        counter.correct(behind);
        goBy(seen.stoodStill);
      } else {
        const next = { stoodStill: stoodStill + Math.round(behind), reached: Math.round(counter.told()) };
        if (!(await store.write(next, seen.stoodStill))) continue;
        goBy(next.stoodStill);
      }
      const leapt = counter.counted() + stoodStill - before;
      if (Math.abs(leapt) > LEAP_MS) onLeap(leapt);
      await note();
      return;
    }
  }

  function goBy(next: number): void {
    if (next !== stoodStill) eras.begin(Math.round(counter.told()), next);
    stoodStill = next;
  }

  async function note(always = false): Promise<void> {
    if (!always && counter.told() - notedAt < store.noteEveryMs) return;
    notedAt = counter.told();
    await store.write({ stoodStill, reached: Math.round(notedAt) }, stoodStill);
  }

  let sinceCompared = 0;
  const comparison = sharedRun(compare);
  const ticker = setInterval(() => {
    sinceCompared += counter.advance();
    comparison.run().catch(onTrouble);
  }, LOOK_EVERY_MS);
  ticker.unref();

  return {
    matchTime: () => Math.round(counter.told()),
    now: () => Math.round(counter.told()) + stoodStill,
    stoodStill: () => stoodStill,
    leapsSince: eras.leapsSince,
    matchTimeOf: (at) => eras.matchTimeOf(at, Math.round(counter.told())),
    look: comparison.run,
    async close() {
      clearInterval(ticker);
      await comparison.settled();
      await note(true).catch(onTrouble);
    },
  };
}

/** How many clock changes a node remembers. */
const MOST_ERAS = 50;

/** Records by how much the time of day was ahead of match time, and since when. */
function startEras({ before, stoodStill, reached }: MatchTimeRecord & { readonly before: number }) {
  const eras = [{ from: Number.NEGATIVE_INFINITY, stoodStill: before }];
  if (stoodStill !== before) eras.push({ from: reached, stoodStill });
  return {
    begin(from: Instant, next: number): void {
      eras.push({ from, stoodStill: next });
      if (eras.length > MOST_ERAS) eras.splice(1, 1);
    },
    leapsSince: (matchTime: Instant): readonly Leap[] =>
      eras.slice(1).flatMap(({ from }, before) => (from > matchTime ? [{ at: from, stoodStill: eras[before]?.stoodStill ?? 0 }] : [])),
    matchTimeOf(timeOfDay: Instant, now: Instant): Instant {
      let end = now;
      for (const era of eras.toReversed()) {
        const at = timeOfDay - era.stoodStill;
        // A result in the future was written before the clock was set back.
        if (at >= era.from && at <= now) return Math.min(at, end);
        end = Math.min(end, era.from);
      }
      return now;
    },
  };
}

/** Counts match time by the machine's monotonic clock. */
function startCounter(machine: MachineClocks, reached: Instant) {
  let counted = reached;
  let countedAt = machine.elapsed();
  let latest = counted;
  const sinceCounted = (): number => Math.min(Math.max(0, machine.elapsed() - countedAt), LONGEST_STRIDE_MS);
  return {
    counted: () => counted,
    /** Returns match time without rounding, never less than before. */
    told(): number {
      latest = Math.max(latest, counted + sinceCounted());
      return latest;
    },
    /** Returns the time since the last call. */
    advance(): number {
      const passed = sinceCounted();
      counted += passed;
      countedAt = machine.elapsed();
      return passed;
    },
    correct(by: number): void {
      counted += by;
    },
  };
}

/** Starts no earlier than the latest match time that a node recorded, even if the clock has been set back since. */
async function firstRecord(store: MatchTimeStore, machine: MachineClocks): Promise<MatchTimeRecord & { readonly before: number }> {
  for (;;) {
    const seen = await store.read();
    const timeOfDay = seen.timeOfDay ?? machine.timeOfDay();
    const present = Math.round(timeOfDay - seen.stoodStill);
    const before = seen.stoodStill;
    if (present >= seen.reached - LEAP_MS) return { stoodStill: before, reached: present, before };
    const next = { stoodStill: Math.round(timeOfDay - seen.reached), reached: seen.reached };
    if (await store.write(next, before)) return { ...next, before };
  }
}
