import type { Entry } from '@belfry/kernel';

/** Serialises an entry for its row; the number has a column of its own. */
export function bodyOf({ seq: _seq, ...body }: Entry): string {
  return JSON.stringify(body);
}
