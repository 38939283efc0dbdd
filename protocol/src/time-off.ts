// Nights and holidays, on which somebody's clock stands still where the table allows it.
import { z } from 'zod';
import { MOST_HOLIDAYS } from './constants.ts';
import { minuteOfDay, timeZone } from './fields.ts';

const LONGEST_MS = 366 * 24 * 60 * 60 * 1000;

/** Whole days of the calendar, the first and the last. */
const holiday = z
  .strictObject({ from: z.iso.date(), to: z.iso.date() })
  .refine(
    ({ from, to }) => from <= to && Date.parse(to) - Date.parse(from) < LONGEST_MS,
    'holidays have a first and a last day, a year at most',
  );

/** When somebody wants to be left in peace. Nights count in matches that begin afterwards; holidays at once, from now on. */
export const timeOff = z.strictObject({
  nights: z.strictObject({ from: minuteOfDay, to: minuteOfDay }).nullable(),
  /** Where their days begin and end. */
  zone: timeZone,
  holidays: z.array(holiday).max(MOST_HOLIDAYS).readonly(),
});
export type TimeOff = Readonly<z.infer<typeof timeOff>>;
