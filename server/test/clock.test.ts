import { expect, it } from 'vitest';
import { afterLeaps, clocksOnReturn, nextExpiry, runClocks, startClocks, stretchesOff, turnClocks } from '../src/clocks/clock.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

it('a live clock runs for the deciding player, and each finished turn adds the increment', () => {
  const clock = { clock: { kind: 'live', bank: 600, increment: 5 } } as const;
  const started = startClocks(clock, 2, 0);
  expect(started).toEqual({ at: 0, left: [10 * MINUTE, 10 * MINUTE] });
  const continues = turnClocks(clock, started, { before: [0], after: [0], mover: 0, seq: 1, undoneTo: null }, [], MINUTE);
  expect(continues).toMatchObject({ at: MINUTE, left: [9 * MINUTE, 10 * MINUTE] });
  const ended = turnClocks(clock, continues, { before: [0], after: [1], mover: 0, seq: 1, undoneTo: null }, [], 2 * MINUTE);
  expect(ended).toMatchObject({ at: 2 * MINUTE, left: [8 * MINUTE + 5000, 10 * MINUTE] });
  expect(nextExpiry(ended, [1], [])).toBe(12 * MINUTE);
  expect(runClocks({ at: 0, left: [MINUTE] }, [0], [], DAY).left).toEqual([0]);
});

it('with days per move each decision gets the full time, and nobody loses time while others decide', () => {
  const clock = { clock: { kind: 'days', days: 2 } } as const;
  const started = startClocks(clock, 3, 0);
  const first = turnClocks(clock, started, { before: [0], after: [1, 2], mover: 0, seq: 1, undoneTo: null }, [], DAY);
  expect(first).toMatchObject({ at: DAY, left: [DAY, 2 * DAY, 2 * DAY] });
  const second = turnClocks(clock, first, { before: [1, 2], after: [2], mover: 1, seq: 1, undoneTo: null }, [], DAY + 10);
  expect(second?.left[2]).toBe(2 * DAY - 10);
  expect(turnClocks(clock, second, { before: [2], after: [0], mover: 2, seq: 1, undoneTo: null }, [], 2 * DAY)?.left[0]).toBe(2 * DAY);
});

it('time per move can be in seconds, and time per match in days', () => {
  const blitz = { clock: { kind: 'live', bank: 60, increment: 0 }, timing: 'move' } as const;
  const first = turnClocks(blitz, startClocks(blitz, 2, 0), { before: [0], after: [1], mover: 0, seq: 1, undoneTo: null }, [], 50_000);
  expect(first).toMatchObject({ at: 50_000, left: [10_000, MINUTE] });
  expect(turnClocks(blitz, first, { before: [1], after: [0], mover: 1, seq: 1, undoneTo: null }, [], 60_000)?.left[0]).toBe(MINUTE);
  const week = { clock: { kind: 'days', days: 7 }, timing: 'bank' } as const;
  const ended = turnClocks(week, startClocks(week, 2, 0), { before: [0], after: [1], mover: 0, seq: 1, undoneTo: null }, [], 2 * DAY);
  expect(ended).toMatchObject({ at: 2 * DAY, left: [5.5 * DAY, 7 * DAY] });
});

it('a player who takes a seat back after a timeout gets some time; nobody else gains any', () => {
  const bank = { clock: { kind: 'live', bank: 600, increment: 5 } } as const;
  const out = { at: 0, left: [0, 5000] };
  expect(clocksOnReturn(bank, out, { seat: 0, running: [0], isPaused: false }, [], 1000)).toMatchObject({ at: 1000, left: [MINUTE, 5000] });
  expect(clocksOnReturn(bank, { at: 0, left: [3000, 5000] }, { seat: 0, running: [0], isPaused: false }, [], 1000)?.left).toMatchObject([
    2000, 5000,
  ]);
  const perMove = { clock: { kind: 'days', days: 1 } } as const;
  expect(clocksOnReturn(perMove, out, { seat: 0, running: [0, 1], isPaused: false }, [], 1000)?.left).toMatchObject([DAY, 4000]);
});

it('without a clock nobody runs out of time', () => {
  expect(startClocks({ clock: { kind: 'none' } }, 2, 0)).toBeNull();
  expect(nextExpiry(null, [0], [])).toBeNull();
});

it('nights and holidays follow the calendar, however long a match has stood still', () => {
  const day = Date.parse('2026-11-17T00:00:00Z');
  const hour = 60 * MINUTE;
  const seats = [{ timeOff: { nights: { from: 22 * 60, minutes: 600 }, zone: 'UTC', holidays: [] } }];
  // Twelve hours behind: 09:00 match time is 21:00 time of day.
  const clocks = { at: day + 9 * hour, left: [DAY] };
  const behind = { stoodStill: () => 12 * hour, leapsSince: () => [] };
  expect(runClocks(clocks, [0], seats, day + 21 * hour, behind).left).toEqual([DAY - 2 * hour]);
  expect(runClocks(clocks, [0], seats, day + 21 * hour).left).toEqual([DAY - 12 * hour]);
  expect(nextExpiry(clocks, [0], seats, behind)).toBe(day + 9 * hour + 2 * DAY - 4 * hour);
  expect(stretchesOff(clocks, seats, behind)?.[0]?.[0]).toEqual({ from: day + 22 * hour, to: day + DAY + 8 * hour });
});

it('a night that has passed stays passed when the time of day leaps; what is left is counted by the new time', () => {
  const hour = 60 * MINUTE;
  const day = Date.parse('2026-11-17T00:00:00Z');
  const seats = [{ timeOff: { nights: { from: 22 * 60, minutes: 600 }, zone: 'UTC', holidays: [] } }];
  const clocks = { at: day + 21 * hour, left: [DAY] };
  // An hour before the night; five hours later, in the night, the clock of the server is put forward to ten in the morning.
  const leap = { at: day + 26 * hour, stoodStill: 0 };
  const leapt = { stoodStill: () => 8 * hour, leapsSince: (at: number) => (at < leap.at ? [leap] : []) };
  expect(runClocks(clocks, [0], seats, leap.at, leapt).left).toEqual([23 * hour]);
  expect(runClocks(clocks, [0], seats, leap.at + hour, leapt).left).toEqual([22 * hour]);
  // Twelve hours until the next night, ten of rest, and the other eleven.
  expect(nextExpiry(clocks, [0], seats, leapt)).toBe(leap.at + 33 * hour);
  expect(afterLeaps(clocks, [0], seats, leapt)).toEqual({ at: leap.at, left: [23 * hour] });
});
