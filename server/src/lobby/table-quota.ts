import { type IdentityId, refuse } from '@belfry/protocol';
import { findOwner } from '../store/identities.ts';
import { countTables } from '../store/tables.ts';
import type { LobbyPort } from './lobby-port.ts';

/** Tables idle for longer do not count, so that abandoned ones do not lock a user out for ever. */
const COUNTED_MS = 24 * 60 * 60 * 1000;

const MEGABYTE = 1024 * 1024;

/** Throws Refused when a user, counted with their bots, has too many tables, or no room for the log that the new one begins with. */
export async function checkRoom({ store, limits, time }: LobbyPort, host: IdentityId, logBytes = 0): Promise<void> {
  const owner = await findOwner(store.db, host);
  const { gathering, playing, removed, bytes } = await countTables(store.db, owner, time.now() - COUNTED_MS);
  checkBytes(limits, bytes, logBytes);
  if (removed >= limits.removedTables) throw refuse('many-removed', { tables: limits.removedTables });
  if (gathering >= limits.gatheringTables) throw refuse('many-open', { tables: limits.gatheringTables });
  if (playing >= limits.playingTables) throw refuse('many-playing', { tables: limits.playingTables });
}

/** Throws Refused when a user has no room to store so many bytes more. */
export async function checkStorage({ store, limits, time }: LobbyPort, owner: IdentityId, more: number): Promise<void> {
  checkBytes(limits, (await countTables(store.db, owner, time.now() - COUNTED_MS)).bytes, more);
}

function checkBytes({ storedMegabytes }: LobbyPort['limits'], bytes: number, more: number): void {
  if (more > 0 && bytes + more > storedMegabytes * MEGABYTE) throw refuse('much-stored', { megabytes: storedMegabytes });
}
