// A person's private note at a table.
import { z } from 'zod';
import { LONGEST_NOTE } from './constants.ts';
import { plainText } from './fields.ts';

export const tableNote = z.strictObject({ text: plainText.max(LONGEST_NOTE) });
export type TableNote = Readonly<z.infer<typeof tableNote>>;
