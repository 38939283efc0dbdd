import { type IdentityId, refuse } from '@belfry/protocol';
import { countTables } from '../store/tables.ts';
import type { LobbyPort } from './lobby-port.ts';

/** Tables that nobody has touched for so long count no more: whoever left some lying about is not shut out for ever. */
const COUNTED_MS = 24 * 60 * 60 * 1000;

/** Nobody fills the house alone: is there room for another table of theirs? */
export async function checkRoom({ store, limits, time }: LobbyPort, host: IdentityId): Promise<void> {
  const { gathering, playing } = await countTables(store.db, host, time.now() - COUNTED_MS);
  if (gathering >= limits.gatheringTables) throw refuse('many-open', { tables: limits.gatheringTables });
  if (playing >= limits.playingTables) throw refuse('many-playing', { tables: limits.playingTables });
}
