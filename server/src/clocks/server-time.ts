import type { Instant } from '@belfry/protocol';

/** The clock of a server, in one place so that tests can turn it. */
export interface TimeOfDay {
  now(): Instant;
}

/** The two times of a server. They differ by how long matches have stood still. */
export interface ServerTime extends TimeOfDay {
  /**
   * What clocks of matches, votes, leases and due work are counted in: the same on all nodes. It stands still while no server runs on, and does not
   * change when a clock is set, so neither takes time from anybody.
   */
  matchTime(): Instant;
  /** The time of day less the match time. */
  stoodStill(): number;
  /** When it was in match time that a clock of the day showed this, as far as this node saw the day being set; never later than now. */
  matchTimeOf(timeOfDay: Instant): Instant;
}

/** The clocks of the machine. */
export interface MachineClocks {
  timeOfDay(): Instant;
  /** Never set, and on most machines at rest while they sleep. */
  elapsed(): number;
}

const MACHINE: MachineClocks = { timeOfDay: Date.now, elapsed: () => performance.now() };

/** What all nodes know of the match time. */
export interface MatchTimeRecord {
  readonly stoodStill: number;
  /** The latest match time that a node has noted. */
  readonly reached: Instant;
}

/** Where nodes keep what they know of the match time. */
export interface MatchTimeStore {
  /** `timeOfDay` is the clock that all nodes go by; null where there is one node, which goes by its own. */
  read(): Promise<MatchTimeRecord & { readonly timeOfDay: Instant | null }>;
  /** Writes what comes after `stoodStill`; false where another node was quicker. */
  write(next: MatchTimeRecord, stoodStill: number): Promise<boolean>;
  /** A node notes how far it has come once in so long. */
  readonly noteEveryMs: number;
}

export interface RunningTime extends ServerTime {
  /** Compares with the clock that all nodes go by; done every few seconds. */
  look(): Promise<void>;
  close(): Promise<void>;
}

const LOOK_EVERY_MS = 5000;
/** Whoever looks less often than this has stood still in between. */
const LONGEST_STRIDE_MS = 30_000;
/** What is less is caught up with slowly, within a minute. */
const LEAP_MS = 1000;
const CATCHING_UP = 0.02;
/** An answer that took longer does not tell the time. */
const SLOWEST_ANSWER_MS = 1000;
const TRIES = 5;

/** A server that is turned by hand: its matches never stand still. */
export function timeByHand({ now }: TimeOfDay): RunningTime {
  return { now, matchTime: now, stoodStill: () => 0, matchTimeOf: (at) => at, look: async () => undefined, close: async () => undefined };
}

/** `onLeap` hears by how much the time of day has changed at one stroke. */
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
        // Others have gone on, or have already decided how long everybody stood still.
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
  let looking: Promise<void> | null = null;
  const look = (): Promise<void> => {
    looking ??= compare().finally(() => {
      looking = null;
    });
    return looking;
  };
  const ticker = setInterval(() => {
    sinceCompared += counter.advance();
    look().catch(onTrouble);
  }, LOOK_EVERY_MS);
  ticker.unref();

  return {
    matchTime: () => Math.round(counter.told()),
    now: () => Math.round(counter.told()) + stoodStill,
    stoodStill: () => stoodStill,
    matchTimeOf: (at) => eras.matchTimeOf(at, Math.round(counter.told())),
    look,
    async close() {
      clearInterval(ticker);
      await looking?.catch(() => undefined);
      await note(true).catch(onTrouble);
    },
  };
}

/** A node remembers so many times that the day was set. */
const MOST_ERAS = 50;

/** How far the time of day was ahead of match time, and from when on. */
function startEras({ stoodStill }: MatchTimeRecord) {
  const eras = [{ from: Number.NEGATIVE_INFINITY, stoodStill }];
  return {
    begin(from: Instant, next: number): void {
      eras.push({ from, stoodStill: next });
      if (eras.length > MOST_ERAS) eras.splice(1, 1);
    },
    matchTimeOf(timeOfDay: Instant, now: Instant): Instant {
      let end = now;
      for (const era of eras.toReversed()) {
        const at = timeOfDay - era.stoodStill;
        // What is still to come by this reckoning was written before the day was set back.
        if (at >= era.from && at <= now) return Math.min(at, end);
        end = Math.min(end, era.from);
      }
      return now;
    },
  };
}

/** Counts match time by the elapsed time of the machine. */
function startCounter(machine: MachineClocks, reached: Instant) {
  let counted = reached;
  let countedAt = machine.elapsed();
  let latest = counted;
  const sinceCounted = (): number => Math.min(Math.max(0, machine.elapsed() - countedAt), LONGEST_STRIDE_MS);
  return {
    counted: () => counted,
    /** Match time without rounding; never behind what was told before. */
    told(): number {
      latest = Math.max(latest, counted + sinceCounted());
      return latest;
    },
    /** Gives how much has passed since the last time. */
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

/** A node begins no earlier than where another has been: what a clock says that was set back meanwhile counts for nothing. */
async function firstRecord(store: MatchTimeStore, machine: MachineClocks): Promise<MatchTimeRecord> {
  for (;;) {
    const seen = await store.read();
    const timeOfDay = seen.timeOfDay ?? machine.timeOfDay();
    const present = Math.round(timeOfDay - seen.stoodStill);
    if (present >= seen.reached - LEAP_MS) return { stoodStill: seen.stoodStill, reached: present };
    const next = { stoodStill: Math.round(timeOfDay - seen.reached), reached: seen.reached };
    if (await store.write(next, seen.stoodStill)) return next;
  }
}
