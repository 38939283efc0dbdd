import type { Seat, Viewer } from '@belfry/kernel';
import { type IdentityId, refuse } from '@belfry/protocol';
import type { SeatRecord, TableRecord } from '../store/records.ts';

// Every frame, position, replay and file is made for one access, which is decided here from the current state of the table: earlier access
// does not count.

/** The seat from which a user wants to look; null: as a spectator; undefined: from their own seat, if they have exactly one. */
export type Wish = Seat | null | undefined;

/** How a user may see a table now. */
export interface ViewerAccess {
  /** Null while there is no match to see. */
  readonly viewer: Viewer | null;
  /** With the spectator delay: `viewer` applies until the delayed match has ended. */
  readonly late: boolean;
}

interface PresentTable {
  readonly record: Pick<TableRecord, 'id' | 'status' | 'host' | 'settings' | 'header'>;
  readonly seats: readonly SeatRecord[];
}

/** Returns how a user may see a table, or null if not at all. A wish for another player's seat is ignored. */
export type ViewerAccessOf = (table: PresentTable, me: IdentityId | null, wish: Wish) => ViewerAccess | null;

export const viewerAccessOf: ViewerAccessOf = ({ record, seats }, me, wish) => {
  const { status, host, settings, header } = record;
  if (header === null) return { viewer: null, late: false };
  const own = ownSeats(seats, me);
  const sits = own.length > 0;
  const late = settings.delay > 0 && !sits;
  // When the match is over, a table without spectators stays visible to its players and its host.
  if (!settings.spectators && !sits && (me === null || host !== me)) return null;
  if (status === 'finished') return { viewer: late ? 'spectator' : 'open', late };
  if (typeof wish === 'number' && own.includes(wish)) return { viewer: wish, late };
  const [only, ...others] = own;
  if (wish !== null && only !== undefined && others.length === 0) return { viewer: only, late };
  return { viewer: 'spectator', late };
};

/** Returns the access, or throws Refused with the reason. */
export function requireAccess(
  { viewerAccessOf: rule }: { readonly viewerAccessOf: ViewerAccessOf },
  table: PresentTable,
  me: IdentityId | null,
  wish: Wish,
): ViewerAccess {
  if (typeof wish === 'number' && !ownSeats(table.seats, me).includes(wish)) throw refuse('not-your-seat');
  const access = rule(table, me, wish);
  if (access === null) throw refuse('no-spectators');
  return access;
}

/** Returns true if a client with the old access can follow on without a snapshot: its view is the same, or is opened at the end. */
export function continues(before: ViewerAccess, now: ViewerAccess): boolean {
  return before.late === now.late && (before.viewer === now.viewer || now.viewer === 'open');
}

function ownSeats(seats: readonly SeatRecord[], me: IdentityId | null): Seat[] {
  return seats.filter(({ identity }) => identity !== null && identity === me).map(({ seat }) => seat);
}
