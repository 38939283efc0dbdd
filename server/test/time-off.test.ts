import { seededChance } from '@belfry/kernel';
import { expect, it } from 'vitest';
import { leftThen, runsOut, type SeatTimeOff, timeOffAtStart, timeOffFromNow } from '../src/clocks/time-off.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const days = { kind: 'days', days: 2 } as const;
const utc = (text: string): number => Date.parse(`${text}Z`);

it('a clock pauses at night in the player’s time zone and times out that much later', () => {
  const off: SeatTimeOff = { nights: { from: 22 * 60, minutes: 600 }, zone: 'Europe/Amsterdam', holidays: [] };
  // In November Amsterdam is an hour ahead of UTC: the night is from 21:00 to 07:00.
  const noon = utc('2026-11-17T12:00:00');
  expect(leftThen(DAY, off, noon, utc('2026-11-17T21:00:00'))).toBe(15 * HOUR);
  expect(leftThen(DAY, off, noon, utc('2026-11-18T07:00:00'))).toBe(15 * HOUR);
  expect(leftThen(DAY, off, noon, utc('2026-11-18T07:00:01'))).toBe(15 * HOUR - 1000);
  expect(runsOut(DAY, off, noon)).toEqual({
    at: utc('2026-11-19T08:00:00'),
    off: [
      { from: utc('2026-11-17T21:00:00'), to: utc('2026-11-18T07:00:00') },
      { from: utc('2026-11-18T21:00:00'), to: utc('2026-11-19T07:00:00') },
    ],
  });
  // A clock that starts during the night begins to run in the morning.
  expect(leftThen(DAY, off, utc('2026-11-17T23:00:00'), utc('2026-11-18T07:30:00'))).toBe(DAY - HOUR / 2);
  // After the clocks are put back, the next night starts by the new time and is no longer than usual.
  const autumn = runsOut(2 * DAY, off, utc('2026-10-24T12:00:00')).off.map(({ from, to }) => [from, to - from]);
  expect(autumn.slice(0, 2)).toEqual([
    [utc('2026-10-24T20:00:00'), 10 * HOUR],
    [utc('2026-10-25T21:00:00'), 10 * HOUR],
  ]);
});

it('a table limits hours of night and days of holiday per match', () => {
  const now = utc('2026-11-17T12:00:00');
  const holidays = [
    { from: '2026-11-20', to: '2026-11-21' },
    { from: '2026-12-24', to: '2026-12-31' },
  ];
  const wanted = { nights: { from: 22 * 60, to: 10 * 60 }, zone: 'UTC', holidays };
  expect(timeOffAtStart({ clock: days }, wanted, now)).toBeNull();
  expect(timeOffAtStart({ clock: { kind: 'none' }, nights: 10, holidays: 5 }, wanted, now)).toBeNull();
  const off = timeOffAtStart({ clock: days, nights: 10, holidays: 5 }, wanted, now);
  expect(off).toEqual({
    nights: { from: 22 * 60, minutes: 600 },
    zone: 'UTC',
    holidays: [
      { from: utc('2026-11-20T00:00:00'), to: utc('2026-11-22T00:00:00') },
      { from: utc('2026-12-24T00:00:00'), to: utc('2026-12-27T00:00:00') },
    ],
  });
  expect(runsOut(DAY, off, utc('2026-11-19T12:00:00')).at).toBe(utc('2026-11-22T22:00:00'));

  // The holidays change half-way: past ones count, one that has begun and is given up counts so far, nights stay as they were.
  const later = utc('2026-11-20T12:00:00');
  const other = {
    ...wanted,
    nights: null,
    holidays: [
      { from: '2026-11-01', to: '2026-11-20' },
      { from: '2027-01-01', to: '2027-01-31' },
    ],
  };
  const changed = timeOffFromNow({ clock: days, nights: 10, holidays: 5 }, off, other, later);
  expect(changed?.nights).toEqual(off?.nights);
  expect(changed?.holidays).toEqual([
    { from: utc('2026-11-20T00:00:00'), to: utc('2026-11-21T00:00:00') },
    { from: utc('2027-01-01T00:00:00'), to: utc('2027-01-05T00:00:00') },
  ]);
  // A night chosen after the match has begun applies to the next match.
  expect(timeOffFromNow({ clock: days, nights: 10 }, null, wanted, now)).toBeNull();
});

it('time off never adds time: the remaining time falls or stands still', () => {
  const chance = seededChance('time-off');
  for (let tries = 0; tries < 60; tries++) {
    const begin = utc('2026-03-25T00:00:00') + chance.below(10 * 24 * 60) * MINUTE;
    const holidays = Array.from({ length: chance.below(3) }, (_, at) => {
      const from = begin + at * 5 * DAY + chance.below(4 * 24) * HOUR;
      return { from, to: from + (1 + chance.below(20)) * HOUR };
    });
    const nights = chance.below(3) === 0 ? null : { from: chance.below(1440), minutes: 1 + chance.below(720) };
    const zone = ['UTC', 'Europe/Amsterdam', 'America/New_York', 'Asia/Kolkata'][chance.below(4)] ?? 'UTC';
    const off: SeatTimeOff = { nights, zone, holidays };
    const left = chance.below(4 * 24 * 60) * MINUTE;
    const { at } = runsOut(left, off, begin);
    expect(leftThen(left, off, begin, at)).toBe(0);
    expect(leftThen(left, off, begin, at - 1)).toBe(left === 0 ? 0 : 1);
    const middle = begin + chance.below(Math.max(1, Math.floor((at - begin) / 1000))) * 1000;
    const rest = leftThen(left, off, begin, middle);
    expect(rest).toBeGreaterThanOrEqual(left - (middle - begin));
    expect(rest).toBeLessThanOrEqual(left);
    // A check in between changes nothing.
    expect(runsOut(rest, off, middle).at).toBe(at);
  }
});
