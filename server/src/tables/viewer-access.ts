import type { Seat, Viewer } from '@belfry/kernel';
import { type IdentityId, refuse } from '@belfry/protocol';
import type { SeatRecord, TableRecord } from '../store/records.ts';

// Who sees what. Every frame, position, replay and file is made for one access, and that is decided here, from the table as it is at that moment:
// nothing that somebody was allowed before counts.

/** The seat somebody wants to look from; null: as a spectator; undefined: from the own seat, where there is exactly one. */
export type Wish = Seat | null | undefined;

/** How somebody may see a table now. */
export interface ViewerAccess {
  /** Null while there is no match to see. */
  readonly viewer: Viewer | null;
  /** Later than it happens: `viewer` is then how the match is seen until its end has come there too. */
  readonly late: boolean;
}

interface PresentTable {
  readonly record: Pick<TableRecord, 'id' | 'status' | 'host' | 'settings' | 'header'>;
  readonly seats: readonly SeatRecord[];
}

/** How somebody may see a table; null: not at all. A seat that is somebody else's is not wished for. */
export type ViewerAccessOf = (table: PresentTable, me: IdentityId | null, wish: Wish) => ViewerAccess | null;

export const viewerAccessOf: ViewerAccessOf = ({ record, seats }, me, wish) => {
  const { status, host, settings, header } = record;
  if (header === null) return { viewer: null, late: false };
  const own = ownSeats(seats, me);
  const sits = own.length > 0;
  const late = settings.delay > 0 && !sits;
  // A table without spectators stays theirs who sat there, and whose it is, when the match is over.
  if (!settings.spectators && !sits && (me === null || host !== me)) return null;
  if (status === 'finished') return { viewer: late ? 'spectator' : 'open', late };
  if (typeof wish === 'number' && own.includes(wish)) return { viewer: wish, late };
  const [only, ...others] = own;
  if (wish !== null && only !== undefined && others.length === 0) return { viewer: only, late };
  return { viewer: 'spectator', late };
};

/** The same for whoever asks: with the reason where it may not be. */
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

/** What was told to somebody who saw the table so goes on where it is seen so: the same view, or everything at the end. */
export function continues(before: ViewerAccess, now: ViewerAccess): boolean {
  return before.late === now.late && (before.viewer === now.viewer || now.viewer === 'open');
}

function ownSeats(seats: readonly SeatRecord[], me: IdentityId | null): Seat[] {
  return seats.filter(({ identity }) => identity !== null && identity === me).map(({ seat }) => seat);
}
