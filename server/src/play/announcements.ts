import type { Viewer } from '@belfry/kernel';
import { happeningsSince, seqOf, stepFor } from '@belfry/live';
import type { IdentityId, ServerMessage } from '@belfry/protocol';
import { type LiveTable, type Subscriber, seqShown, spectatorsOf } from '../tables/live-table.ts';
import { type TableCache, within } from '../tables/table-cache.ts';
import { audience, type Recipient } from './audience.ts';
import { entryFrames } from './entry-frames.ts';
import { frame, positionFor, tableFrame } from './render-table.ts';
import { positionAndStepsFor } from './snapshots.ts';
import { tableForDelayed } from './spectator-delay.ts';

type FrameFor = (subscriber: Subscriber) => string;

/** Sends new entries to every subscriber; subscribers with the same view share one frame. */
export function announceEntries(context: TableCache, table: LiveTable): void {
  const { live } = table;
  if (live === null) return;
  const from = table.announced;
  table.announced = seqOf(live);
  if (table.announced <= from || table.subscribers.size === 0) return;
  const happenings = happeningsSince(live, from);
  const now = context.time.now();
  const framesFor = (viewer: Viewer): FrameFor => {
    const steps = happenings.map((happening) => stepFor(table.game, happening, viewer));
    return entryFrames(table, viewer, { steps, position: positionFor(table, live, viewer, context.time), now });
  };
  const frames = new Map<Viewer, FrameFor>();
  let late = false;
  for (const { subscriber, access } of audience(context, table)) {
    late ||= access.late;
    if (access.late || access.viewer === null) continue;
    const frameFor = frames.get(access.viewer) ?? framesFor(access.viewer);
    frames.set(access.viewer, frameFor);
    subscriber.reader.send(frameFor(subscriber));
  }
  if (late) whenSeenLate(context, table, (recipients) => showLateEntries(context, table, recipients));
}

/**
 * Sends the table's state to every subscriber for whom it has changed. An unchanged frame is not sent, because it would reveal a change
 * that the subscriber may not see.
 */
export function announceTable(context: TableCache, table: LiveTable): void {
  if (table.subscribers.size === 0) return;
  const text = tableFrame(table, context.time);
  for (const { subscriber, access } of audience(context, table)) {
    const own = access.late ? frame({ type: 'table', table: tableForDelayed(table, seqShown(subscriber), context.time) }) : text;
    if (subscriber.toldTable === own) continue;
    subscriber.toldTable = own;
    subscriber.reader.send(own);
  }
}

/** Sends the number of spectators to every subscriber. */
export function announceSpectators(context: TableCache, table: LiveTable): void {
  if (table.subscribers.size === 0) return;
  const text = frame({ type: 'watching', table: table.id, watching: spectatorsOf(table) });
  for (const { subscriber } of audience(context, table)) subscriber.reader.send(text);
}

/** Sends a chat line or an emote to every subscriber except those who blocked its author, to delayed spectators after the delay. */
export function announceLine(
  context: TableCache,
  table: LiveTable,
  message: Extract<ServerMessage, { type: 'chat' | 'emote' }>,
  deaf: ReadonlySet<IdentityId>,
): void {
  const text = frame(message);
  const hears = ({ subscriber }: Recipient): boolean =>
    !deaf.has(subscriber.reader.identity) && (message.type === 'chat' || subscriber.reader.emotes);
  const recipients = audience(context, table).filter(hears);
  for (const { subscriber, access } of recipients) if (!access.late) subscriber.reader.send(text);
  if (recipients.some(({ access }) => access.late)) {
    whenSeenLate(context, table, async (later) => {
      for (const { subscriber } of later.filter(hears)) subscriber.reader.send(text);
    });
  }
}

/** Runs `tell` after the spectator delay, for those who are delayed spectators by then. */
function whenSeenLate(context: TableCache, table: LiveTable, tell: (recipients: readonly Recipient[]) => Promise<void>): void {
  const telling = (): Promise<void> => within(context, table.id, () => tell(audience(context, table).filter(({ access }) => access.late)));
  setTimeout(
    () => void telling().catch((error) => context.log.error({ err: error }, 'late news were not told')),
    table.record.settings.delay * 1000 + 5,
  ).unref();
}

async function showLateEntries(context: TableCache, table: LiveTable, recipients: readonly Recipient[]): Promise<void> {
  const [first] = recipients;
  if (first === undefined) return;
  const { position, steps } = await positionAndStepsFor(
    context,
    table,
    first.access,
    Math.min(...recipients.map(({ subscriber }) => seqShown(subscriber))),
  );
  if (position === null) return;
  const unseeing = recipients.filter(({ subscriber }) => seqShown(subscriber) < position.seq);
  if (unseeing.length === 0) return;
  const frameFor = entryFrames(table, 'late', { steps, position, now: context.time.now() });
  for (const { subscriber } of unseeing) {
    subscriber.reader.send(frameFor(subscriber));
    if (position.viewer === 'open')
      subscriber.reader.send(frame({ type: 'table', table: tableForDelayed(table, position.seq, context.time) }));
  }
}
