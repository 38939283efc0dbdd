import type { Viewer } from '@belfry/kernel';
import { type LiveMatch, replayFor, seqOf, stepsSince } from '@belfry/live';
import {
  type ChatLine,
  type IdentityId,
  type Position,
  type Replay,
  refuse,
  type ServerMessage,
  type Step,
  type Table,
  type TableId,
} from '@belfry/protocol';
import { readChat } from '../store/chat.ts';
import { findBlocked } from '../store/people.ts';
import { type LiveTable, type Subscriber, seqShown } from '../tables/live-table.ts';
import { matchOf, type TableCache } from '../tables/table-cache.ts';
import { requireAccess, type ViewerAccess } from '../tables/viewer-access.ts';
import { noteShown } from './entry-frames.ts';
import { frame, positionFor, tableFor, tableFrame } from './render-table.ts';
import { delayedMatch, isOverLate, isSeenLate, tableForDelayed } from './spectator-delay.ts';

/** A match as a viewer may see it, which ends earlier for delayed spectators. */
interface Seen {
  readonly viewer: Viewer;
  readonly match: LiveMatch;
}

async function matchAsSeen(context: TableCache, table: LiveTable, { viewer, late }: ViewerAccess): Promise<Seen> {
  if (viewer === null) throw refuse('not-begun');
  if (!late) return { viewer, match: await matchOf(context, table) };
  const match = await delayedMatch(context, table);
  return { viewer: isOverLate(table, match) ? 'open' : viewer, match };
}

/** Returns true if the match is over for this viewer. */
export async function isOverFor(context: TableCache, table: LiveTable, access: ViewerAccess): Promise<boolean> {
  if (table.record.status !== 'finished') return false;
  return !access.late || (await matchAsSeen(context, table, access)).viewer === 'open';
}

export interface PositionAndSteps {
  readonly position: Position | null;
  readonly steps: readonly Step[];
}

/** Entries per response; a client that is further behind asks for the next page. */
const STEPS_A_PAGE = 200;
/** A page of a replay is smaller because each frame has a view. */
const FRAMES_A_PAGE = 100;

/** Returns a viewer's position and the next entries after `after`. */
export async function positionAndStepsFor(
  context: TableCache,
  table: LiveTable,
  access: ViewerAccess,
  after: number,
): Promise<PositionAndSteps> {
  if (access.viewer === null) return { position: null, steps: [] };
  const { viewer, match } = await matchAsSeen(context, table, access);
  const position = positionFor(table, match, viewer, context.time);
  return { position: access.late ? { ...position, clocks: null } : position, steps: stepsSince(match, viewer, after, STEPS_A_PAGE) };
}

/** Returns a table's chat for a user, without the lines of people they have blocked. */
export async function chatFor({ store: { db } }: TableCache, table: TableId, me: IdentityId): Promise<ChatLine[]> {
  const chat = await readChat(db, table);
  if (chat.every(({ person }) => person.id === me)) return chat;
  const blocked = new Set((await findBlocked(db, me)).map(({ id }) => id));
  return chat.filter(({ person }) => !blocked.has(person.id));
}

/** Sends a subscriber a snapshot of the table. `said` is the chat if it has been read before. */
export async function showSnapshot(
  context: TableCache,
  table: LiveTable,
  subscriber: Subscriber,
  access: ViewerAccess,
  { after, said }: { readonly after: number; readonly said?: readonly ChatLine[] },
): Promise<void> {
  const { position, steps } = await positionAndStepsFor(context, table, access, after);
  const isAllSaid = said !== undefined && table.lastChat <= (said.at(-1)?.n ?? 0);
  const chat = isAllSaid ? said : await chatFor(context, table.id, subscriber.reader.identity);
  table.lastChat = Math.max(table.lastChat, chat.at(-1)?.n ?? 0);
  const now = context.time.now();
  const isSeen = isSeenLate(context, table);
  subscriber.told = access;
  subscriber.shown = position === null ? null : { viewer: position.viewer, seq: position.seq };
  if (position !== null) noteShown(table, access.late ? 'late' : position.viewer, position);
  const shown = access.late ? tableForDelayed(table, seqShown(subscriber), context.time) : tableFor(table, context.time);
  subscriber.toldTable = access.late ? frame({ type: 'table', table: shown }) : tableFrame(table, context.time);
  const message: ServerMessage = {
    type: 'snapshot',
    table: shown,
    position,
    steps,
    chat: access.late ? chat.filter(({ at }) => isSeen(at)) : chat,
    now,
  };
  subscriber.reader.send(frame(message));
}

/** Returns the table as a user may see it. Throws Refused if they may not watch. */
export async function tableAsSeen(context: TableCache, table: LiveTable, me: IdentityId | null): Promise<Table> {
  const { late } = requireAccess(context, table, me, undefined);
  if (!late) return tableFor(table, context.time);
  return tableForDelayed(table, seqOf(await delayedMatch(context, table)), context.time);
}

/** Returns the position after each of some entries, from the user's own view or, after the end, from any view. */
export async function replayOf(
  context: TableCache,
  table: LiveTable,
  me: IdentityId,
  { viewer: asked, first }: { readonly viewer: Viewer | undefined; readonly first: number },
): Promise<Replay> {
  const access = context.viewerAccessOf(table, me, asked === 'open' ? undefined : asked === 'spectator' ? null : asked);
  if (access === null) throw refuse('no-spectators');
  const { viewer, match } = await matchAsSeen(context, table, access);
  if (viewer !== 'open' && asked === 'open') throw refuse('shown-later');
  if (viewer !== 'open' && typeof asked === 'number' && asked !== viewer) throw refuse('not-your-seat');
  const last = Math.min(first + FRAMES_A_PAGE - 1, seqOf(match));
  const as = viewer === 'open' ? (asked ?? 'open') : viewer;
  return { table: await tableAsSeen(context, table, me), viewer: as, frames: replayFor(match, as, first, last) };
}
