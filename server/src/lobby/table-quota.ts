import { type IdentityId, refuse } from '@belfry/protocol';
import { findOwner } from '../store/identities.ts';
import { countTables } from '../store/tables.ts';
import type { LobbyPort } from './lobby-port.ts';

/** Tables idle for longer do not count, so that abandoned ones do not lock a user out for ever. */
const COUNTED_MS = 24 * 60 * 60 * 1000;

/** A day sees this many times as many matches of one user begin as may be in play at once, however soon each of them ends. */
const MATCHES_A_DAY = 10;

const MEGABYTE = 1024 * 1024;

type Counted = Awaited<ReturnType<typeof countTables>>;

/**
 * Creates a table of a user, counted with their bots, if there is room for it and for the log that it begins with; throws Refused if not.
 * For each owner one at a time: requests that come together must not all find the same room.
 */
export function withRoom<T>(port: LobbyPort, host: IdentityId, logBytes: number, create: () => Promise<T>): Promise<T> {
  return counting(port, host, (counted) => checkAll(port.limits, counted, logBytes), create);
}

/** Restores a table if its owner has room for one that gathers or is in play. */
export function withPlace<T>(port: LobbyPort, host: IdentityId, restore: () => Promise<T>): Promise<T> {
  return counting(port, host, (counted) => checkPlaces(port.limits, counted), restore);
}

/** Throws Refused when a user has no room for a new table, before anything is done for it. */
export async function checkRoom(port: LobbyPort, host: IdentityId): Promise<void> {
  checkAll(port.limits, await count(port, await findOwner(port.store.db, host)), 0);
}

/** Throws Refused when a user has no room to store so many bytes more. */
export async function checkStorage(port: LobbyPort, owner: IdentityId, more: number): Promise<void> {
  checkBytes(port.limits, await count(port, owner), more);
}

async function counting<T>(port: LobbyPort, host: IdentityId, check: (counted: Counted) => void, work: () => Promise<T>): Promise<T> {
  const owner = await findOwner(port.store.db, host);
  return port.ofOwner.run(owner, async () => {
    check(await count(port, owner));
    return work();
  });
}

const count = ({ store, time }: LobbyPort, owner: IdentityId): Promise<Counted> => countTables(store.db, owner, time.now() - COUNTED_MS);

function checkAll(limits: LobbyPort['limits'], counted: Counted, logBytes: number): void {
  checkBytes(limits, counted, logBytes);
  if (counted.removed >= limits.removedTables) throw refuse('many-removed', { tables: limits.removedTables });
  const matches = MATCHES_A_DAY * limits.playingTables;
  if (counted.begun >= matches) throw refuse('many-begun', { tables: matches });
  checkPlaces(limits, counted);
}

function checkPlaces(limits: LobbyPort['limits'], { gathering, playing }: Counted): void {
  if (gathering >= limits.gatheringTables) throw refuse('many-open', { tables: limits.gatheringTables });
  if (playing >= limits.playingTables) throw refuse('many-playing', { tables: limits.playingTables });
}

function checkBytes({ storedMegabytes }: LobbyPort['limits'], { bytes }: Counted, more: number): void {
  if (more > 0 && bytes + more > storedMegabytes * MEGABYTE) throw refuse('much-stored', { megabytes: storedMegabytes });
}
