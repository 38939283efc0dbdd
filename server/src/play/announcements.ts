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

/** Tells every subscriber about the entries it has not been told of; one frame is made for all who see the same. */
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
    subscriber.send(frameFor(subscriber));
  }
  if (late) whenSeenLate(context, table, (recipients) => showLateEntries(context, table, recipients));
}

/** Tells every subscriber how the table looks now; who has seen it so is told nothing, so that nobody learns of a change they may not see. */
export function announceTable(context: TableCache, table: LiveTable): void {
  if (table.subscribers.size === 0) return;
  const text = tableFrame(table, context.time);
  for (const { subscriber, access } of audience(context, table)) {
    const own = access.late ? frame({ type: 'table', table: tableForDelayed(table, seqShown(subscriber), context.time) }) : text;
    if (subscriber.toldTable === own) continue;
    subscriber.toldTable = own;
    subscriber.send(own);
  }
}

/** Tells every subscriber how many look on without a seat. */
export function announceSpectators(context: TableCache, table: LiveTable): void {
  if (table.subscribers.size === 0) return;
  const text = frame({ type: 'watching', table: table.id, watching: spectatorsOf(table) });
  for (const { subscriber } of audience(context, table)) subscriber.send(text);
}

/** Tells every subscriber but those something that was said, each at the time at which they see the table. */
export function announceLine(
  context: TableCache,
  table: LiveTable,
  message: Extract<ServerMessage, { type: 'chat' }>,
  deaf: ReadonlySet<IdentityId>,
): void {
  const text = frame(message);
  const hears = ({ subscriber }: Recipient): boolean => !deaf.has(subscriber.identity);
  const recipients = audience(context, table).filter(hears);
  for (const { subscriber, access } of recipients) if (!access.late) subscriber.send(text);
  if (recipients.some(({ access }) => access.late)) {
    whenSeenLate(context, table, async (later) => {
      for (const { subscriber } of later.filter(hears)) subscriber.send(text);
    });
  }
}

/** What happens now comes to those who see the table late when its time has come, whoever they are then. */
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
    subscriber.send(frameFor(subscriber));
    if (position.viewer === 'open') subscriber.send(frame({ type: 'table', table: tableForDelayed(table, position.seq, context.time) }));
  }
}
