// What a person has learnt and solved.
import { z } from 'zod';
import { MARKS_AT_ONCE, MOST_MARKS } from './constants.ts';
import { instant } from './fields.ts';

/**
 * Something learnt or solved: an item of a topic such as `lessons:citadels`, with a value (0: none). Of two marks for one item, the later
 * counts.
 */
const progressMark = z.strictObject({
  topic: z.string().regex(/^[a-z][a-z0-9:-]{0,59}$/, 'a topic is made of small letters, digits, dashes and colons'),
  item: z.string().regex(/^[\w.:-]{1,80}$/, 'an item is made of letters, digits, dots, dashes and colons'),
  value: z.int().min(0).max(1_000_000),
  at: instant,
});
export type ProgressMark = Readonly<z.infer<typeof progressMark>>;

export const progress = z.strictObject({ marks: z.array(progressMark).max(MOST_MARKS).readonly() });
export type Progress = Readonly<z.infer<typeof progress>>;
export const newProgress = z.strictObject({ marks: z.array(progressMark).max(MARKS_AT_ONCE).readonly() });
