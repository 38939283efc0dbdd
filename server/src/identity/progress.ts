import { type Me, MOST_MARKS, type Progress, type ProgressMark, refuse } from '@belfry/protocol';
import type { Persistence } from '../store/persistence.ts';
import { readProgress, writeProgress } from '../store/progress.ts';

const keyOf = ({ topic, item }: ProgressMark): string => `${topic} ${item}`;

/** Merges a device's progress into the account's; returns the result. */
export async function mergeProgress({ store, time }: Persistence, me: Me, marks: readonly ProgressMark[]): Promise<Progress> {
  if (me.kind !== 'account') throw refuse('accounts-only');
  const now = time.now();
  // A device whose clock is fast must not win for ever; of two marks for one item in one request the later counts.
  const latest = new Map<string, ProgressMark>();
  for (const mark of marks) {
    const known = latest.get(keyOf(mark));
    if (known === undefined || mark.at > known.at) latest.set(keyOf(mark), { ...mark, at: Math.min(mark.at, now) });
  }
  return store.db.transaction().execute(async (tx) => {
    const items = new Set((await readProgress(tx, me.id)).map(keyOf));
    for (const key of latest.keys()) items.add(key);
    if (items.size > MOST_MARKS) throw refuse('much-progress', { marks: MOST_MARKS });
    await writeProgress(tx, me.id, [...latest.values()]);
    return { marks: await readProgress(tx, me.id) };
  });
}
