import { CRESTS } from '@belfry/board-kit';
import { defaultIdentityAt } from '@belfry/live';
import { type DeviceTable, type DeviceTables, type Extent, goesFurther } from '@belfry/protocol';
import type { SavedTable } from './saves.ts';

/** A table on this device, as far as merging needs to know it. */
interface Here extends Extent {
  readonly id: string;
  /** The account that keeps it as well. */
  readonly owner: string | undefined;
}

interface Plan {
  readonly send: readonly string[];
  readonly fetch: readonly string[];
  /** To be removed from this device: its owner removed it elsewhere. */
  readonly drop: readonly string[];
  /** To be removed from the account: its owner removed it here. */
  readonly remove: readonly string[];
}

/**
 * What device and account have to do to hold the same tables: of two versions of one the further stays, and what was removed on either side goes on the other,
 * unless it was played on meanwhile. Tables of another account on this device are left alone; those of no account come along.
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
    // What was played last is wanted first.
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

/** What the account is told of it. */
export function forAccount({ game, options, seats, key, log, round, waiting, over, updated }: SavedTable): DeviceTable {
  return { game, options, seats: seats.map(({ away: _, ...seat }) => seat), key, log, round, waiting, over, updated };
}

/** What the account tells, as it is kept here. */
export function fromAccount(id: string, owner: string, table: DeviceTable): SavedTable {
  const seats = table.seats.map((seat) => ({
    ...seat,
    crest: CRESTS.find((crest) => crest === seat.crest) ?? defaultIdentityAt(seat.seat).crest,
  }));
  return { ...table, id, owner, seats };
}
