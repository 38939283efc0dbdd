import type { Seat } from '@belfry/kernel';
import type { IdentityId, Position, ServerMessage, Step } from '../protocol/index.ts';
import { readChat } from '../store/chat.ts';
import { frame } from './frame.ts';
import { type Hall, matchOf } from './hall.ts';
import { recordedSince, setupStep } from './history.ts';
import { isLate, lateScene, tableForLate } from './late.ts';
import type { LiveTable, Watcher } from './live-table.ts';
import { Refused } from './refused.ts';
import { positionFor, stepFor, tableFor, viewerOf } from './viewing.ts';

/** Which seat somebody may look from: one of their own, or (null) as a spectator where that is allowed. */
export function seatToLookFrom(table: LiveTable, me: IdentityId, asked: Seat | null | undefined): Seat | null {
  const own = table.seats.filter(({ identity }) => identity === me).map(({ seat }) => seat);
  if (asked !== undefined && asked !== null) {
    if (!own.includes(asked)) throw new Refused('not-your-seat');
    return asked;
  }
  if (asked === undefined && own.length === 1) return own[0] as Seat;
  const watching = table.table.settings.spectators || table.table.status !== 'playing' || own.length > 0 || table.table.host === me;
  if (!watching) throw new Refused('no-spectators');
  return null;
}

export interface Scene {
  readonly position: Position | null;
  readonly steps: readonly Step[];
}

/** Where the match stands for somebody, and the entries after `after`. */
export async function sceneFor(hall: Hall, table: LiveTable, seat: Seat | null, after: number): Promise<Scene> {
  if (table.table.header === null) return { position: null, steps: [] };
  if (isLate(table, seat)) return lateScene(hall, table, after);
  const live = await matchOf(hall, table);
  const viewer = viewerOf(table, seat);
  const recorded = await recordedSince(hall, table, live, Math.max(0, after));
  return {
    position: positionFor(table, live, viewer, hall.time.now()),
    steps: [...(after < 0 ? [setupStep(table, live, viewer)] : []), ...recorded.map((entry) => stepFor(table, entry, viewer))],
  };
}

export async function snapshotFor(hall: Hall, table: LiveTable, watcher: Watcher, after: number): Promise<ServerMessage> {
  const { position, steps } = await sceneFor(hall, table, watcher.seat, after);
  const chat = await readChat(hall.store.db, table.id);
  table.lastChat = Math.max(table.lastChat, chat.at(-1)?.n ?? 0);
  const now = hall.time.now();
  const late = isLate(table, watcher.seat);
  watcher.shown = position?.seq ?? 0;
  return { type: 'snapshot', table: late ? tableForLate(table, watcher.shown, now) : tableFor(table, now), position, steps, chat, now };
}

/** A new snapshot for everybody who looks at the table. */
export async function showEverything(hall: Hall, table: LiveTable): Promise<void> {
  for (const watcher of table.watchers) watcher.send(frame(await snapshotFor(hall, table, watcher, -1)));
  table.announced = table.head?.seq ?? 0;
}
