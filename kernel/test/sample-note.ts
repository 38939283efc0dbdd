import type { EntryNote } from '../src/index.ts';

/** An entry with all it can carry, so that a field which is not read, folded or replayed is missed. */
export const NOTE: Required<EntryNote> = { by: 'apprentice' };
