import { expect, it } from 'vitest';
import { type Clock, isPaused, momentWhenLeft, timeLeft } from '../src/match/clock.ts';
import { startServerClock } from '../src/match/server/server-clock.ts';

const clock = (change: Partial<Clock> = {}): Clock => ({ seat: 0, running: true, left: 500, at: 1000, ...change });

it('a clock runs from the moment it was read and stops at zero', () => {
  expect([1000, 1100, 1500, 2000].map((now) => timeLeft(clock(), now))).toEqual([500, 400, 0, 0]);
  expect(timeLeft(clock({ running: false }), 1400)).toBe(500);
  // A device whose clock is behind must not add time.
  expect(timeLeft(clock(), 900)).toBe(500);
});

it('a clock that stands still at night shows what it showed when the night began', () => {
  const night = clock({
    pauses: [
      { from: 995, to: 1010 },
      { from: 1100, to: 1200 },
    ],
  });
  expect([1005, 1010, 1060, 1100, 1150, 1200, 1201].map((now) => 500 - timeLeft(night, now))).toEqual([0, 0, 50, 90, 90, 90, 91]);
  expect([1005, 1060, 1150].map((now) => isPaused(night, now))).toEqual([true, false, true]);
  expect([500, 450, 410, 409].map((ms) => momentWhenLeft(night, ms))).toEqual([1010, 1060, 1100, 1201]);
});

it('the estimate of the server’s clock uses only the quickest message and the quickest reply', () => {
  let now = 10_000;
  const server = startServerClock(() => now);
  // The server is 5000 ahead; this message took 400.
  server.heard(now + 5000 - 400);
  expect(server.toDevice(15_000)).toBe(10_400);
  server.heard(now + 5000 - 20);
  expect(server.toDevice(15_000)).toBe(10_020);
  server.heard(now + 5000 - 900);
  expect(server.toDevice(15_000)).toBe(10_020);
  now += 30;
  server.answered(10_000, 15_010);
  // Sent at 10,000 and answered at 10,010 by this clock, so the offset is between 4980 and 5010.
  expect(server.toDevice(15_000)).toBe(10_005);
  server.heard(now + 5000 - 900);
  server.answered(now - 700, now + 5000 - 600);
  expect(server.toDevice(15_000)).toBe(10_005);
  expect(server.toServer(10_005)).toBe(15_000);
});

it('a slow but symmetric connection gives the right time', () => {
  let now = 10_000;
  const server = startServerClock(() => now);
  server.heard(now + 5000 - 3000);
  now += 6000;
  server.answered(10_000, 13_000 + 5000);
  expect(server.toDevice(20_000)).toBe(15_000);
});

it('a changed device clock is corrected with the next reply', () => {
  let now = 10_000;
  const server = startServerClock(() => now);
  server.heard(15_000);
  // The clock is set forward an hour.
  now += 3_600_000;
  server.answered(now - 20, 15_010);
  expect(server.toDevice(15_010)).toBe(now - 10);
  // And back again: no message comes from the future.
  now -= 3_600_000;
  server.heard(15_040);
  expect(server.toDevice(15_040)).toBe(now);
});

it('a server clock that is set back is followed with the next message', () => {
  const now = 10_000;
  const server = startServerClock(() => now);
  server.heard(now + 8 * 3_600_000);
  server.heard(now + 8 * 3_600_000 - 900);
  expect(server.toDevice(now)).toBe(now - 8 * 3_600_000);
  server.heard(now - 20);
  expect(server.toDevice(now)).toBe(now + 20);
});
