import { CRESTS } from '@belfry/board-kit';
import { defaultIdentityAt } from '@belfry/live';
import { type DeviceTable, type DeviceTables, type Extent, goesFurther } from '@belfry/protocol';
import type { SavedTable } from './saves.ts';

/** A table on this device, with what merging needs. */
interface Here extends Extent {
  readonly id: string;
  /** The account that stores it too. */
  readonly owner: string | undefined;
}

interface Plan {
  readonly send: readonly string[];
  readonly fetch: readonly string[];
  /** Tables to remove from this device, because their owner removed them elsewhere. */
  readonly drop: readonly string[];
  /** Tables to remove from the account, because their owner removed them here. */
  readonly remove: readonly string[];
}

/**
 * Plans the sync of a device and an account: the longer version of a table wins, and a table removed on one side is removed on the other,
 * unless it was played further in the meantime. Tables of other accounts on this device stay untouched; tables without an account are added
 * to this one.
 */
export function planFor(me: string, here: readonly Here[], account: DeviceTables['tables'], removed: ReadonlySet<string>): Plan {
  const known = new Map(account.map((table) => [table.id, table]));
  const onDevice = new Map(here.map((table) => [table.id, table]));
  const ours = here.filter(({ owner = me }) => owner === me);
  const isNewThere = (table: (typeof account)[number]) => {
    const same = onDevice.get(table.id);
    return same === undefined || ((same.owner ?? me) === me && goesFurther(table, same));
  };
  const isNewHere = (table: Here) => {
    const same = known.get(table.id);
    return same === undefined || goesFurther(table, same);
  };
  const there = account.filter((table) => !table.removed);
  return {
    send: ours.filter(isNewHere).map(({ id }) => id),
    // The latest tables come first.
    fetch: there
      .filter((table) => !removed.has(table.id) && isNewThere(table))
      .sort((a, b) => b.updated - a.updated)
      .map(({ id }) => id),
    drop: ours.filter((table) => known.get(table.id)?.removed && !isNewHere(table)).map(({ id }) => id),
    remove: there.filter(({ id }) => removed.has(id) && !onDevice.has(id)).map(({ id }) => id),
  };
}

export function hereOf({ id, log, updated, owner }: SavedTable): Here {
  return { id, entries: log?.entries.length ?? 0, updated, owner };
}

/** Returns a table as the account stores it. */
export function forAccount({ game, options, seats, key, log, round, waiting, over, updated }: SavedTable): DeviceTable {
  return { game, options, seats: seats.map(({ away: _, ...seat }) => seat), key, log, round, waiting, over, updated };
}

/** Returns a table of the account as this device stores it. */
export function fromAccount(id: string, owner: string, table: DeviceTable): SavedTable {
  const seats = table.seats.map((seat) => ({
    ...seat,
    crest: CRESTS.find((crest) => crest === seat.crest) ?? defaultIdentityAt(seat.seat).crest,
  }));
  return { ...table, id, owner, seats };
}
