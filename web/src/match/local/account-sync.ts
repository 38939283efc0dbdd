import type { DeviceTable, DeviceTables, FurtherTable, Me } from '@belfry/protocol';
import { deleteMe, type Proof } from '../../api/account.ts';
import { ask, leave, whoAmI } from '../../api/api.ts';
import { device, recordIn } from '../../base/storage.ts';
import { forAccount, fromAccount, hereOf, planFor } from './merge-tables.ts';
import { allTables, findTable, removeTable, saveTable, setOwner } from './saves.ts';
import { tellTabs } from './tabs.ts';

// Games against bots are played on the device. An account syncs them to every other device.

const addressOf = (id: string): string => `/me/device-tables/${id}`;

/** Requests run one after the other, so that a removal and a restore arrive in that order. */
let line: Promise<unknown> = Promise.resolve();
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const result = line.then(work);
  line = result.catch(() => undefined);
  return result;
}

/** The result of a sync: how many tables the account stores now, which tables of this device it does not, and why. */
export interface Met {
  readonly kept: number;
  readonly left: readonly string[];
  readonly why: unknown;
}

/** Syncs saved tables between this device and the account. */
export const syncWithAccount = (me: Me): Promise<Met> => inTurn(() => meet(me));

async function meet({ id: owner }: Me): Promise<Met> {
  const { tables: account } = await ask<DeviceTables>('/me/device-tables');
  const there = account.filter(({ removed }) => !removed);
  const here = (await allTables()).map(hereOf);
  const removed = removedHere(owner);
  const { send, fetch, drop, remove } = planFor(owner, here, account, new Set(removed));
  for (const id of remove) await ask<void>(addressOf(id), 'DELETE');
  noteRemovals(removed, null);
  for (const id of drop) await removeTable(id);
  const left: string[] = [];
  let why: unknown = null;
  for (const id of send) {
    await sendTable(owner, id).catch((error: unknown) => {
      left.push(id);
      why = error;
    });
  }
  for (const id of fetch) await shelve(owner, id, await ask<DeviceTable>(addressOf(id)));
  // Tables that both sides had, but that this device did not know belong to the account.
  for (const { id } of there) if (!remove.includes(id)) await setOwner(id, owner);
  const kept = new Set([...there.map(({ id }) => id), ...send.filter((id) => !left.includes(id))]);
  for (const id of remove) kept.delete(id);
  return { kept: kept.size, left, why };
}

/** Sends one table to the account, or fetches it if another device has played further. */
export async function pushToAccount(id: string): Promise<void> {
  const me = await whoAmI();
  if (me?.kind === 'account') await inTurn(() => sendTable(me.id, id));
}

async function sendTable(owner: string, id: string): Promise<void> {
  const saved = await findTable(id);
  if (saved === undefined || (saved.owner ?? owner) !== owner) return;
  const { further } = await ask<FurtherTable>(addressOf(id), 'PUT', forAccount(saved));
  if (further === null) await setOwner(id, owner);
  else await shelve(owner, id, further);
}

/** Fetches a table that is not on this device from the account; false when it is not there either. */
export async function fetchTable(id: string): Promise<boolean> {
  const me = await whoAmI();
  if (me?.kind !== 'account') return false;
  return inTurn(async () => shelve(me.id, id, await ask<DeviceTable>(addressOf(id)))).then(
    () => true,
    () => false,
  );
}

/** Saves a table of the account on this device and notifies the tabs that show it. */
async function shelve(owner: string, id: string, table: DeviceTable): Promise<void> {
  await saveTable(fromAccount(id, owner, table), table.log?.entries.length ?? 0);
  tellTabs(id, { say: 'saved' });
}

const REMOVED = 'belfry.removed';

/** Tables removed here that an account may still store, by its id. */
function removals(): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(recordIn(device, REMOVED)).map(([id, owner]) => [id, String(owner)]));
}

const removedHere = (owner: string): string[] => Object.entries(removals()).flatMap(([id, whose]) => (whose === owner ? [id] : []));

function noteRemovals(ids: readonly string[], owner: string | null): void {
  const others = Object.entries(removals()).filter(([id]) => !ids.includes(id));
  device.setJson(REMOVED, Object.fromEntries([...others, ...(owner === null ? [] : ids.map((id) => [id, owner]))]));
}

/** Removes the table from the account too: now, or at the next sync. */
export async function removeEverywhere(id: string, owner: string): Promise<void> {
  noteRemovals([id], owner);
  await inTurn(async () => {
    if (!removedHere(owner).includes(id)) return;
    await ask<void>(addressOf(id), 'DELETE');
    noteRemovals([id], null);
  });
}

/** Restores a removed table on the account. */
export async function bringBackEverywhere(id: string): Promise<void> {
  noteRemovals([id], null);
  await pushToAccount(id);
}

/** Signs out and removes the account's tables from this device, except those the account does not store. */
export async function signOut(me: Me, everywhere: boolean): Promise<void> {
  const met = await syncWithAccount(me).catch(() => null);
  await leave(everywhere);
  if (met !== null) await clearAway(me.id, met.left);
}

export async function deleteAccount(me: Me, proof: Proof): Promise<void> {
  await deleteMe(proof);
  await clearAway(me.id, []);
}

async function clearAway(owner: string, except: readonly string[]): Promise<void> {
  for (const table of await allTables()) if (table.owner === owner && !except.includes(table.id)) await removeTable(table.id);
}
