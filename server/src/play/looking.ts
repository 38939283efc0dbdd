import type { Viewer } from '@belfry/kernel';
import { type LiveMatch, replayFor, seqOf, stepsSince } from '@belfry/live';
import { type IdentityId, type Position, type Replay, refuse, type ServerMessage, type Step, type Table } from '@belfry/protocol';
import { readChat } from '../store/chat.ts';
import type { LiveTable, Watcher } from './live-table.ts';
import { matchOf, type ServerContext } from './server-context.ts';
import type { Sight } from './sight.ts';
import { delayedMatch, delayedUntil, isOverLate, tableForDelayed } from './spectator-delay.ts';
import { frame, positionFor, tableFor } from './viewing.ts';

/** What there is to see of a match for a sight: as which viewer, and how far it has come there. */
interface Seen {
  readonly viewer: Viewer;
  readonly match: LiveMatch;
}

async function seenThrough(context: ServerContext, table: LiveTable, { viewer, late }: Sight): Promise<Seen> {
  if (viewer === null) throw refuse('not-begun');
  if (!late) return { viewer, match: await matchOf(context, table) };
  const match = await delayedMatch(context, table);
  return { viewer: isOverLate(table, match) ? 'open' : viewer, match };
}

/** Is the match over for whoever sees it so? */
export async function isOverFor(context: ServerContext, table: LiveTable, sight: Sight | null): Promise<boolean> {
  if (sight === null || table.record.status !== 'finished') return false;
  return !sight.late || (await seenThrough(context, table, sight)).viewer === 'open';
}

export interface PositionAndSteps {
  readonly position: Position | null;
  readonly steps: readonly Step[];
}

/** So many entries come with one answer; whoever has fewer than there are asks for those after the last. */
const STEPS_A_PAGE = 200;
/** Frames of a replay are larger: each has a view. */
const FRAMES_A_PAGE = 100;

/** Where the match stands for somebody, and the next entries after `after`. */
export async function positionAndStepsFor(
  context: ServerContext,
  table: LiveTable,
  sight: Sight,
  after: number,
): Promise<PositionAndSteps> {
  if (sight.viewer === null) return { position: null, steps: [] };
  const { viewer, match } = await seenThrough(context, table, sight);
  const position = positionFor(table, match, viewer, context.time.now());
  return { position: sight.late ? { ...position, clocks: null } : position, steps: stepsSince(match, viewer, after, STEPS_A_PAGE) };
}

/** A snapshot of the table as somebody sees it. */
export async function showSnapshot(context: ServerContext, table: LiveTable, watcher: Watcher, sight: Sight, after: number): Promise<void> {
  const { position, steps } = await positionAndStepsFor(context, table, sight, after);
  const chat = await readChat(context.store.db, table.id);
  table.lastChat = Math.max(table.lastChat, chat.at(-1)?.n ?? 0);
  const now = context.time.now();
  watcher.told = sight;
  watcher.shown = position?.seq ?? 0;
  const message: ServerMessage = {
    type: 'snapshot',
    table: sight.late ? tableForDelayed(table, watcher.shown, now) : tableFor(table, now),
    position,
    steps,
    chat: sight.late ? chat.filter(({ at }) => at <= delayedUntil(context, table)) : chat,
    now,
  };
  watcher.send(frame(message));
}

/** A table as somebody may know it who asks for it; that there is one everybody may know. */
export async function tableAsSeen(context: ServerContext, table: LiveTable, me: IdentityId | null): Promise<Table> {
  const now = context.time.now();
  const late = table.record.settings.delay > 0 && context.sightOf(table, me, undefined)?.late !== false;
  if (!late) return tableFor(table, now);
  return tableForDelayed(table, seqOf(await delayedMatch(context, table)), now);
}

/** The position after each of some entries as somebody may look back on it: as they see it, and after the end as anybody saw it. */
export async function replayOf(
  context: ServerContext,
  table: LiveTable,
  me: IdentityId,
  { viewer: asked, first }: { readonly viewer: Viewer | undefined; readonly first: number },
): Promise<Replay> {
  const sight = context.sightOf(table, me, asked === 'open' ? undefined : asked === 'spectator' ? null : asked);
  if (sight === null) throw refuse('no-spectators');
  const { viewer, match } = await seenThrough(context, table, sight);
  if (viewer !== 'open' && asked === 'open') throw refuse('shown-later');
  if (viewer !== 'open' && typeof asked === 'number' && asked !== viewer) throw refuse('not-your-seat');
  const last = Math.min(first + FRAMES_A_PAGE - 1, seqOf(match));
  const as = viewer === 'open' ? (asked ?? 'open') : viewer;
  return { table: await tableAsSeen(context, table, me), viewer: as, frames: replayFor(match, as, first, last) };
}
