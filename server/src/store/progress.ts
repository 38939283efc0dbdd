import type { IdentityId, ProgressMark } from '@belfry/protocol';
import type { Db } from './store.ts';

export async function readProgress(db: Db, identity: IdentityId): Promise<ProgressMark[]> {
  return db
    .selectFrom('progress')
    .select(['topic', 'item', 'value', 'at'])
    .where('identity', '=', identity)
    .orderBy('topic')
    .orderBy('item')
    .execute();
}

/** Stores progress marks; of two for one item the later wins. */
export async function writeProgress(db: Db, identity: IdentityId, marks: readonly ProgressMark[]): Promise<void> {
  if (marks.length === 0) return;
  await db
    .insertInto('progress')
    .values(marks.map((mark) => ({ identity, ...mark })))
    .onConflict((conflict) =>
      conflict
        .columns(['identity', 'topic', 'item'])
        .doUpdateSet((eb) => ({ value: eb.ref('excluded.value'), at: eb.ref('excluded.at') }))
        .whereRef('excluded.at', '>', 'progress.at'),
    )
    .execute();
}
