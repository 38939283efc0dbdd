import type { DeviceTable, DeviceTables, FurtherTable, Me } from '@belfry/protocol';
import { deleteMe, type Proof } from '../../api/account.ts';
import { ask, leave, whoAmI } from '../../api/api.ts';
import { device, recordIn } from '../../base/storage.ts';
import { forAccount, fromAccount, hereOf, planFor } from './merge-tables.ts';
import { allTables, findTable, removeTable, saveTable, setOwner } from './saves.ts';
import { tellTabs } from './tabs.ts';

// Games against bots are played on the device. An account makes them available on every other device, too.

const addressOf = (id: string): string => `/me/device-tables/${id}`;

/** One thing after the other, so that what is removed and brought back arrives in that order. */
let line: Promise<unknown> = Promise.resolve();
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const result = line.then(work);
  line = result.catch(() => undefined);
  return result;
}

/** How it went: how many the account keeps now, which tables of this device it does not, and why. */
export interface Met {
  readonly kept: number;
  readonly left: readonly string[];
  readonly why: unknown;
}

/** Device and account tell each other of their tables. */
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
  // What both knew already, though this device did not know that it is the account's.
  for (const { id } of there) if (!remove.includes(id)) await setOwner(id, owner);
  const kept = new Set([...there.map(({ id }) => id), ...send.filter((id) => !left.includes(id))]);
  for (const id of remove) kept.delete(id);
  return { kept: kept.size, left, why };
}

/** One table has gone on here, or may have gone on elsewhere. */
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

/** A table that is not on this device may be with the account; false when it is not there either. */
export async function fetchTable(id: string): Promise<boolean> {
  const me = await whoAmI();
  if (me?.kind !== 'account') return false;
  return inTurn(async () => shelve(me.id, id, await ask<DeviceTable>(addressOf(id)))).then(
    () => true,
    () => false,
  );
}

/** Stores a table of the account on this device, and informs the tabs that show it. */
async function shelve(owner: string, id: string, table: DeviceTable): Promise<void> {
  await saveTable(fromAccount(id, owner, table), table.log?.entries.length ?? 0);
  tellTabs(id, { say: 'saved' });
}

const REMOVED = 'belfry.removed';

/** Tables that were removed here and may still be with an account, with whose. */
function removals(): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(recordIn(device, REMOVED)).map(([id, owner]) => [id, String(owner)]));
}

const removedHere = (owner: string): string[] => Object.entries(removals()).flatMap(([id, whose]) => (whose === owner ? [id] : []));

function noteRemovals(ids: readonly string[], owner: string | null): void {
  const others = Object.entries(removals()).filter(([id]) => !ids.includes(id));
  device.setJson(REMOVED, Object.fromEntries([...others, ...(owner === null ? [] : ids.map((id) => [id, owner]))]));
}

/** The account forgets it, too: now, or when the server is next met. */
export async function removeEverywhere(id: string, owner: string): Promise<void> {
  noteRemovals([id], owner);
  await inTurn(async () => {
    if (!removedHere(owner).includes(id)) return;
    await ask<void>(addressOf(id), 'DELETE');
    noteRemovals([id], null);
  });
}

/** Not to be removed after all. */
export async function bringBackEverywhere(id: string): Promise<void> {
  noteRemovals([id], null);
  await pushToAccount(id);
}

/** What the account has stays with it; nobody who comes after finds it on this device. */
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
