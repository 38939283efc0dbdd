// A person's private note at a table.
import { z } from 'zod';
import { LONGEST_NOTE } from './constants.ts';

export const tableNote = z.strictObject({ text: z.string().max(LONGEST_NOTE) });
export type TableNote = Readonly<z.infer<typeof tableNote>>;
