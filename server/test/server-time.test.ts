import { expect, it } from 'vitest';
import { type MatchTimeRecord, type MatchTimeStore, type RunningTime, startServerTime } from '../src/clocks/server-time.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const BEGIN = Date.parse('2026-11-17T12:00:00Z');

/** A simulated machine with sleep and a clock, and a database that holds what nodes know. */
class World {
  /** Real elapsed time. */
  #passed = 0;
  record: MatchTimeRecord = { stoodStill: 0, reached: 0 };
  /** The error of the shared clock. */
  wrong = 0;
  readonly #nodes: { readonly time: RunningTime; slept: number; asleep: boolean }[] = [];

  get timeOfDay(): number {
    return BEGIN + this.#passed + this.wrong;
  }

  readonly store: MatchTimeStore = {
    noteEveryMs: 0,
    read: async () => ({ ...this.record, timeOfDay: this.timeOfDay }),
    write: async (next, before) => {
      if (this.record.stoodStill !== before) return false;
      this.record = { ...next, reached: Math.max(next.reached, this.record.reached) };
      return true;
    },
  };

  /** With `counts` the machine's monotonic clock continues while it sleeps. */
  async node({ counts = false, clockWrong = 0 } = {}): Promise<RunningTime> {
    const own = { slept: 0, asleep: false };
    const begun = this.#passed;
    const machine = { timeOfDay: () => this.timeOfDay + clockWrong, elapsed: () => this.#passed - begun - (counts ? 0 : own.slept) };
    const time = await startServerTime(this.store, { machine, onLeap: () => undefined }, (error) => {
      throw error;
    });
    this.#nodes.push(Object.assign(own, { time }));
    return time;
  }

  async pass(milliseconds: number, sleeping: readonly RunningTime[] = []): Promise<void> {
    for (const node of this.#nodes) node.asleep = sleeping.includes(node.time);
    for (let rest = milliseconds; rest > 0; rest -= 5 * SECOND) {
      const step = Math.min(rest, 5 * SECOND);
      this.#passed += step;
      for (const node of this.#nodes) {
        if (node.asleep) node.slept += step;
        else await node.time.look();
      }
    }
  }
}

for (const counts of [false, true])
  it(`whoever sleeps eight hours knows the time at once, and no match has gone on (${counts ? 'the machine counts its sleep' : 'its own time rests'})`, async () => {
    const world = new World();
    const time = await world.node({ counts });
    await world.pass(HOUR);
    const before = time.matchTime();
    await world.pass(8 * HOUR, [time]);
    // Even before any node has read a clock.
    expect(time.matchTime() - before).toBeLessThanOrEqual(30 * SECOND);
    await world.pass(MINUTE);
    expect(Math.abs(time.now() - world.timeOfDay)).toBeLessThan(SECOND);
    expect(time.matchTime() - before).toBeGreaterThanOrEqual(MINUTE - SECOND);
    expect(time.matchTime() - before).toBeLessThanOrEqual(2 * MINUTE);
  });

for (const hours of [5, -5])
  it(`a clock that is set by ${hours} hours is followed within a minute by all nodes, and no match goes on or back`, async () => {
    const world = new World();
    const nodes = [await world.node(), await world.node({ clockWrong: 3 * HOUR })];
    await world.pass(HOUR);
    const before = nodes.map((time) => time.matchTime());
    const shown = nodes.map((time) => time.now());
    world.wrong += hours * HOUR;
    await world.pass(MINUTE);
    for (const [n, time] of nodes.entries()) {
      // What was written before and after the change is as old as it really is.
      expect(Math.abs(time.matchTimeOf(shown[n] ?? 0) - (before[n] ?? 0))).toBeLessThanOrEqual(1);
      expect(Math.abs(time.matchTimeOf(time.now()) - time.matchTime())).toBeLessThanOrEqual(1);
      expect(Math.abs(time.now() - world.timeOfDay)).toBeLessThan(SECOND);
      expect(Math.abs(time.matchTime() - (before[n] ?? 0) - MINUTE)).toBeLessThan(SECOND);
      expect(time.stoodStill()).toBe(world.record.stoodStill);
    }
    // The same in the other direction.
    world.wrong = 0;
    await world.pass(MINUTE);
    for (const time of nodes) expect(Math.abs(time.now() - world.timeOfDay)).toBeLessThan(SECOND);
    expect(Math.abs((nodes[0]?.matchTime() ?? 0) - (before[0] ?? 0) - 2 * MINUTE)).toBeLessThan(SECOND);
  });

it('a node that slept catches up with the others', async () => {
  const world = new World();
  const [awake, sleeper] = [await world.node(), await world.node()];
  await world.pass(HOUR);
  const before = awake.matchTime();
  await world.pass(8 * HOUR, [sleeper]);
  await world.pass(MINUTE);
  for (const time of [awake, sleeper]) {
    expect(Math.abs(time.now() - world.timeOfDay)).toBeLessThan(SECOND);
    expect(Math.abs(time.matchTime() - before - 8 * HOUR - MINUTE)).toBeLessThan(SECOND);
    expect(time.stoodStill()).toBe(0);
  }
});

it('nodes that slept together agree afterwards', async () => {
  const world = new World();
  const nodes = [await world.node(), await world.node()];
  await world.pass(HOUR);
  await world.pass(8 * HOUR, nodes);
  await world.pass(MINUTE);
  await world.pass(3 * SECOND, nodes.slice(0, 1));
  await world.pass(MINUTE);
  const [one, other] = nodes.map((time) => time.matchTime());
  expect(Math.abs((one ?? 0) - (other ?? 0))).toBeLessThan(SECOND);
  for (const time of nodes) expect(Math.abs(time.now() - world.timeOfDay)).toBeLessThan(SECOND);
  expect(world.record.stoodStill).toBeGreaterThan(7.9 * HOUR);
});

it('a drifting clock is corrected slowly, and time never runs backwards', async () => {
  const world = new World();
  const time = await world.node();
  for (const wrong of [600, 0, -600]) {
    world.wrong = wrong;
    for (let n = 0; n < 40; n++) {
      const before = time.now();
      await world.pass(5 * SECOND);
      expect(Math.abs(time.now() - before - 5 * SECOND)).toBeLessThanOrEqual(0.02 * 5 * SECOND + 1);
    }
    expect(Math.abs(time.now() - world.timeOfDay)).toBeLessThanOrEqual(1);
  }
  expect(time.stoodStill()).toBe(0);
});

it('a machine that boots with a wrong clock stops no earlier match', async () => {
  const world = new World();
  const before = await world.node();
  await world.pass(HOUR);
  const reached = before.matchTime();
  await before.close();
  world.wrong = -BEGIN;
  const time = await world.node();
  expect(time.matchTime()).toBeGreaterThanOrEqual(reached);
  expect(time.now()).toBeLessThan(2 * HOUR);
  world.wrong = 0;
  await time.look();
  expect(time.matchTime() - reached).toBeLessThan(MINUTE);
  expect(Math.abs(time.now() - world.timeOfDay)).toBeLessThan(SECOND);
  expect(Math.abs(time.stoodStill())).toBeLessThan(MINUTE);
});
