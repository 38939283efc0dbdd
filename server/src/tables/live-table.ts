import type { Game, GameView, Seat, Viewer } from '@belfry/kernel';
import type { LiveMatch } from '@belfry/live';
import type { IdentityId, Instant, Person, TableId } from '@belfry/protocol';
import type { Head, SeatRecord, TableRecord } from '../store/records.ts';
import type { Subscribers } from './subscribers.ts';
import type { ViewerAccess, Wish } from './viewer-access.ts';

/** A user's end of a connection, or of a request that waits. */
export interface Reader {
  readonly identity: IdentityId;
  /** Gets patches; others get whole positions. */
  readonly patches: boolean;
  /** Gets emotes. */
  readonly emotes: boolean;
  send(frame: string): void;
}

/** A reader who watches a table. Their access is checked for every frame. */
export interface Subscriber {
  readonly reader: Reader;
  wish: Wish;
  /** The access with which they were last sent something, so that the next frame follows on. Null: a snapshot is on its way. */
  told: ViewerAccess | null;
  /** The last table frame sent; an identical one is not sent again. */
  toldTable: string | null;
  /** The position they have: as which viewer, and after which entry. */
  shown: Shown | null;
  /** Called with the reason when they have lost access. */
  shutOut(why: 'no-spectators' | 'no-table'): void;
}

export interface Shown {
  readonly viewer: Viewer;
  readonly seq: number;
}

/** Returns the last entry that a subscriber has been shown. */
export function seqShown({ shown }: Subscriber): number {
  return shown?.seq ?? 0;
}

/** When the spectator count was last sent, and whether an update is pending. */
export interface SpectatorCount {
  /** By this process's monotonic clock. */
  toldAt: number;
  timer: NodeJS.Timeout | null;
  /** Other nodes have not been told yet. */
  isNews: boolean;
}

/** The last views sent, by kind of viewer: live or delayed. */
export type ShownViews = Map<Viewer | 'late', Shown & { readonly view: GameView }>;

/** A table in memory: a cache of the store that can be dropped at any moment between two pieces of work. */
export interface LiveTable {
  readonly id: TableId;
  game: Game;
  record: TableRecord;
  /** The host, or the owner of the bot that is the host. */
  owner: IdentityId;
  seats: readonly SeatRecord[];
  people: ReadonlyMap<IdentityId, Person>;
  head: Head | null;
  /** Null while the table gathers, and when the match has been evicted. */
  live: LiveMatch | null;
  /** The match as delayed spectators see it; null until there is one. */
  shadow: LiveMatch | null;
  readonly subscribers: Subscribers<Subscriber>;
  /** The last view sent to each kind of viewer; the next patch is relative to it. */
  readonly shownViews: ShownViews;
  /** What other nodes report: connected seats, the number of spectators, and when they reported it by this process's clock. */
  readonly elsewhere: Map<string, { readonly seats: number; readonly watching: number; readonly at: number }>;
  readonly spectatorCount: SpectatorCount;
  /** When the player of a seat was last known to be connected, in match time; at first, when this table was read. */
  readonly lastSeen: Map<Seat, Instant>;
  /** The last entry announced to the subscribers. */
  announced: number;
  lastChat: number;
  /** The last write may or may not have been stored. */
  isDoubtful: boolean;
  /** By this process's monotonic clock. */
  usedAt: number;
  /** The last piece of work in the queue of this table. */
  queue: Promise<unknown>;
}

/** Runs work on a table one piece at a time, so that no piece sees a position that is not yet committed. */
export function exclusively<T>(table: LiveTable, work: () => Promise<T>): Promise<T> {
  const result = table.queue.then(work);
  table.queue = result.catch(() => undefined);
  return result;
}

/** A node that has not reported presence for this long is gone. */
const PRESENCE_LASTS_MS = 25_000;

/** Returns the seats whose players are connected here, as a bit mask. */
export function seatsHere(table: LiveTable): number {
  let seats = 0;
  for (const { identity, seat } of table.seats) {
    if (identity !== null && table.subscribers.isHere(identity)) seats |= 1 << seat;
  }
  return seats;
}

/** Counts the users connected here who have no seat. */
export function spectatorsHere(table: LiveTable): number {
  const seated = new Set(table.seats.flatMap(({ identity }) => identity ?? []));
  const seatedHere = [...seated].filter((identity) => table.subscribers.isHere(identity));
  return table.subscribers.people - seatedHere.length;
}

/** Counts the spectators on all nodes. */
export function spectatorsOf(table: LiveTable): number {
  let watching = spectatorsHere(table);
  for (const known of table.elsewhere.values()) if (performance.now() - known.at <= PRESENCE_LASTS_MS) watching += known.watching;
  return watching;
}

/** Returns the seats whose players are connected to any node. */
export function connectedSeats(table: LiveTable): Seat[] {
  let seats = seatsHere(table);
  for (const [node, known] of table.elsewhere) {
    if (performance.now() - known.at > PRESENCE_LASTS_MS) table.elsewhere.delete(node);
    else seats |= known.seats;
  }
  return table.seats.map(({ seat }) => seat).filter((seat) => (seats & (1 << seat)) !== 0);
}
