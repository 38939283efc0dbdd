import { type IdentityId, refuse } from '@belfry/protocol';
import type { ServerContext } from '../play/server-context.ts';
import { countTables } from '../store/tables.ts';

/** Nobody fills the house alone: is there room for another table of theirs? */
export async function checkRoom({ store, limits }: ServerContext, host: IdentityId): Promise<void> {
  if ((await countTables(store.db, host, 'gathering')) >= limits.gatheringTables)
    throw refuse('many-open', { tables: limits.gatheringTables });
  if ((await countTables(store.db, host, 'playing')) >= limits.playingTables)
    throw refuse('many-playing', { tables: limits.playingTables });
}
