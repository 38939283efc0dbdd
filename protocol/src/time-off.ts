// Nights and holidays during which a player's clock stops, where the table allows it.
import { z } from 'zod';
import { MOST_HOLIDAYS } from './constants.ts';
import { minuteOfDay, timeZone } from './fields.ts';

const LONGEST_MS = 366 * 24 * 60 * 60 * 1000;

/** Whole calendar days, from the first to the last. */
const holiday = z
  .strictObject({ from: z.iso.date(), to: z.iso.date() })
  .refine(
    ({ from, to }) => from <= to && Date.parse(to) - Date.parse(from) < LONGEST_MS,
    'holidays have a first and a last day, a year at most',
  );

/** A person's time off. Nights apply to matches that begin afterwards; holidays apply at once. */
export const timeOff = z.strictObject({
  nights: z.strictObject({ from: minuteOfDay, to: minuteOfDay }).nullable(),
  /** The time zone of their days. */
  zone: timeZone,
  holidays: z.array(holiday).max(MOST_HOLIDAYS).readonly(),
});
export type TimeOff = Readonly<z.infer<typeof timeOff>>;
