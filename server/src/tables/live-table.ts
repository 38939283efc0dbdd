import type { Game, GameView, Seat, Viewer } from '@belfry/kernel';
import type { LiveMatch } from '@belfry/live';
import type { IdentityId, Instant, Person, TableId } from '@belfry/protocol';
import type { Head, SeatRecord, TableRecord } from '../store/records.ts';
import type { Subscribers } from './subscribers.ts';
import type { ViewerAccess, Wish } from './viewer-access.ts';

/** Somebody who looks at a table over a socket. What they may see is decided anew for every frame. */
export interface Subscriber {
  readonly identity: IdentityId;
  wish: Wish;
  /** How the table looked to them when they were last told something, so that the next thing follows on it. Null: a snapshot is on its way. */
  told: ViewerAccess | null;
  /** The last frame that told them how the table looks: the same is not told twice. */
  toldTable: string | null;
  /** The position they have: as whom they see it, and after which entry. */
  shown: Shown | null;
  /** What changes is enough for them; others are sent whole positions. */
  readonly patches: boolean;
  send(frame: string): void;
  /** They may not look any more, and hear why. */
  shutOut(why: 'no-spectators' | 'no-table'): void;
}

export interface Shown {
  readonly viewer: Viewer;
  readonly seq: number;
}

/** The last entry that somebody has been shown. */
export function seqShown({ shown }: Subscriber): number {
  return shown?.seq ?? 0;
}

/** When the subscribers are told how many of them there are. */
export interface SpectatorCount {
  /** Of this process' own time. */
  toldAt: number;
  timer: NodeJS.Timeout | null;
  /** Other nodes do not know of it yet. */
  isNews: boolean;
}

/** Views by how they are seen: as it happens, or late. */
export type ShownViews = Map<Viewer | 'late', Shown & { readonly view: GameView }>;

/** A table in memory: a cache of the store that can be thrown away at any moment between two pieces of work. */
export interface LiveTable {
  readonly id: TableId;
  game: Game;
  record: TableRecord;
  /** Who answers for it: whoever made it, or the owner of the bot that did. */
  owner: IdentityId;
  seats: readonly SeatRecord[];
  people: ReadonlyMap<IdentityId, Person>;
  head: Head | null;
  /** Null while the table gathers, and when the table has long been idle. */
  live: LiveMatch | null;
  /** The match as delayed spectators see it; null until one looks. */
  shadow: LiveMatch | null;
  readonly subscribers: Subscribers<Subscriber>;
  /** What was last shown to whoever sees it so: the next thing they are told is what has changed in it. */
  readonly shownViews: ShownViews;
  /** The seats that other nodes say are connected there, and how many look on there without one; since when, in this process' own time. */
  readonly elsewhere: Map<string, { readonly seats: number; readonly watching: number; readonly at: number }>;
  readonly spectatorCount: SpectatorCount;
  /** When the player of a seat was last known to be connected, in match time; at first when this table was read. */
  readonly lastSeen: Map<Seat, Instant>;
  /** The last entry the subscribers have been told of. */
  announced: number;
  lastChat: number;
  /** Nobody knows whether what was last asked of the store was done. */
  isDoubtful: boolean;
  /** Of this process' own time. */
  usedAt: number;
  /** The end of the line of work on this table. */
  queue: Promise<unknown>;
}

/** Work on one table happens one piece after the other; a position that is not yet committed is never seen by the next piece. */
export function exclusively<T>(table: LiveTable, work: () => Promise<T>): Promise<T> {
  const result = table.queue.then(work);
  table.queue = result.catch(() => undefined);
  return result;
}

/** A node that has not said for so long who is connected to it is gone. */
const PRESENCE_LASTS_MS = 25_000;

/** The seats of whoever is connected here, as bits. */
export function seatsHere(table: LiveTable): number {
  let seats = 0;
  for (const { identity, seat } of table.seats) {
    if (identity !== null && table.subscribers.isHere(identity)) seats |= 1 << seat;
  }
  return seats;
}

/** How many people look on here who have no seat. */
export function spectatorsHere(table: LiveTable): number {
  const seated = new Set(table.seats.flatMap(({ identity }) => identity ?? []));
  const seatedHere = [...seated].filter((identity) => table.subscribers.isHere(identity));
  return table.subscribers.people - seatedHere.length;
}

/** The same, over all nodes. */
export function spectatorsOf(table: LiveTable): number {
  let watching = spectatorsHere(table);
  for (const known of table.elsewhere.values()) if (performance.now() - known.at <= PRESENCE_LASTS_MS) watching += known.watching;
  return watching;
}

/** The seats whose person is connected, here or elsewhere. */
export function connectedSeats(table: LiveTable): Seat[] {
  let seats = seatsHere(table);
  for (const [node, known] of table.elsewhere) {
    if (performance.now() - known.at > PRESENCE_LASTS_MS) table.elsewhere.delete(node);
    else seats |= known.seats;
  }
  return table.seats.map(({ seat }) => seat).filter((seat) => (seats & (1 << seat)) !== 0);
}
