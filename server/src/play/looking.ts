import type { Seat, Viewer } from '@belfry/kernel';
import { replayFor, stepsSince } from '@belfry/live';
import { type IdentityId, type Position, type Replay, refuse, type ServerMessage, type Step, type Table } from '@belfry/protocol';
import { readChat } from '../store/chat.ts';
import type { LiveTable, Watcher } from './live-table.ts';
import { matchOf, type ServerContext } from './server-context.ts';
import { delayedPositionAndSteps, isDelayed, tableForDelayed } from './spectator-delay.ts';
import { frame, positionFor, tableFor, viewerOf } from './viewing.ts';

/** Which seat somebody may look from: one of their own, or (null) as a spectator where that is allowed. */
export function seatToLookFrom(table: LiveTable, me: IdentityId, asked: Seat | null | undefined): Seat | null {
  const own = table.seats.filter(({ identity }) => identity === me).map(({ seat }) => seat);
  if (asked !== undefined && asked !== null) {
    if (!own.includes(asked)) throw refuse('not-your-seat');
    return asked;
  }
  if (asked === undefined && own.length === 1) return own[0] as Seat;
  const watching = table.record.settings.spectators || table.record.status !== 'playing' || own.length > 0 || table.record.host === me;
  if (!watching) throw refuse('no-spectators');
  return null;
}

export interface PositionAndSteps {
  readonly position: Position | null;
  readonly steps: readonly Step[];
}

/** Where the match stands for somebody, and the entries after `after`. */
export async function positionAndStepsFor(
  context: ServerContext,
  table: LiveTable,
  seat: Seat | null,
  after: number,
): Promise<PositionAndSteps> {
  if (table.record.header === null) return { position: null, steps: [] };
  if (isDelayed(table, seat)) return delayedPositionAndSteps(context, table, after);
  const live = await matchOf(context, table);
  const viewer = viewerOf(table, seat);
  return { position: positionFor(table, live, viewer, context.time.now()), steps: stepsSince(live, viewer, after) };
}

export async function snapshotFor(context: ServerContext, table: LiveTable, watcher: Watcher, after: number): Promise<ServerMessage> {
  const { position, steps } = await positionAndStepsFor(context, table, watcher.seat, after);
  const chat = await readChat(context.store.db, table.id);
  table.lastChat = Math.max(table.lastChat, chat.at(-1)?.n ?? 0);
  const now = context.time.now();
  const delayed = isDelayed(table, watcher.seat);
  watcher.shown = position?.seq ?? 0;
  return {
    type: 'snapshot',
    table: delayed ? tableForDelayed(table, watcher.shown, now) : tableFor(table, now),
    position,
    steps,
    chat,
    now,
  };
}

/** A new snapshot for everybody who looks at the table. */
export async function showEverything(context: ServerContext, table: LiveTable): Promise<void> {
  for (const watcher of table.watchers) watcher.send(frame(await snapshotFor(context, table, watcher, -1)));
  table.announced = table.head?.seq ?? 0;
}

/** The position after every entry as one viewer saw it. */
export async function replayOf(context: ServerContext, table: LiveTable, shown: Table, viewer: Viewer): Promise<Replay> {
  const frames = replayFor(await matchOf(context, table), viewer);
  return { table: shown, viewer, frames: frames.slice(0, shown.seq + 1) };
}
