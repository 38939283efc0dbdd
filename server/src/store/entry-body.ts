import type { Entry } from '@belfry/kernel';

/** An entry as its row holds it; the number is a column of its own. */
export function bodyOf({ seq: _seq, ...body }: Entry): string {
  return JSON.stringify(body);
}
