import type { Viewer } from '@belfry/kernel';
import { happeningsSince, seqOf, stepFor } from '@belfry/live';
import type { IdentityId, ServerMessage } from '@belfry/protocol';
import { type LiveTable, watchersOf } from '../tables/live-table.ts';
import { type TableCache, within } from '../tables/table-cache.ts';
import { audience, type Onlooker } from './audience.ts';
import { frame, positionFor, tableFor } from './render-table.ts';
import { positionAndStepsFor } from './snapshots.ts';
import { tableForDelayed } from './spectator-delay.ts';

/** Tells every watcher about the entries it has not been told of; one frame is made for all who see the same. */
export function announceEntries(context: TableCache, table: LiveTable): void {
  const { live } = table;
  if (live === null) return;
  const from = table.announced;
  table.announced = seqOf(live);
  if (table.announced <= from || table.watchers.size === 0) return;
  const happenings = happeningsSince(live, from);
  const now = context.time.now();
  const frameFor = (viewer: Viewer): string => {
    const steps = happenings.map((happening) => stepFor(table.game, happening, viewer));
    return frame({ type: 'steps', table: table.id, steps, position: positionFor(table, live, viewer, context.time), now });
  };
  const frames = new Map<Viewer, string>();
  let late = false;
  for (const { watcher, access } of audience(context, table)) {
    late ||= access.late;
    if (access.late || access.viewer === null) continue;
    const text = frames.get(access.viewer) ?? frameFor(access.viewer);
    frames.set(access.viewer, text);
    watcher.send(text);
  }
  if (late) whenSeenLate(context, table, (onlookers) => showLateEntries(context, table, onlookers));
}

/** Tells every watcher how the table looks now; who has seen it so is told nothing, so that nobody learns of a change they may not see. */
export function announceTable(context: TableCache, table: LiveTable): void {
  if (table.watchers.size === 0) return;
  const text = frame({ type: 'table', table: tableFor(table, context.time) });
  for (const { watcher, access } of audience(context, table)) {
    const own = access.late ? frame({ type: 'table', table: tableForDelayed(table, watcher.shown, context.time) }) : text;
    if (watcher.toldTable === own) continue;
    watcher.toldTable = own;
    watcher.send(own);
  }
}

/** Tells every watcher how many look on without a seat. */
export function announceSpectators(context: TableCache, table: LiveTable): void {
  if (table.watchers.size === 0) return;
  const text = frame({ type: 'watching', table: table.id, watching: watchersOf(table) });
  for (const { watcher } of audience(context, table)) watcher.send(text);
}

/** Tells every watcher but those something that was said, each at the time at which they see the table. */
export function announceLine(
  context: TableCache,
  table: LiveTable,
  message: Extract<ServerMessage, { type: 'chat' }>,
  deaf: ReadonlySet<IdentityId>,
): void {
  const text = frame(message);
  const hears = ({ watcher }: Onlooker): boolean => !deaf.has(watcher.identity);
  const onlookers = audience(context, table).filter(hears);
  for (const { watcher, access } of onlookers) if (!access.late) watcher.send(text);
  if (onlookers.some(({ access }) => access.late)) {
    whenSeenLate(context, table, async (later) => {
      for (const { watcher } of later.filter(hears)) watcher.send(text);
    });
  }
}

/** What happens now comes to those who see the table late when its time has come, whoever they are then. */
function whenSeenLate(context: TableCache, table: LiveTable, tell: (onlookers: readonly Onlooker[]) => Promise<void>): void {
  const telling = (): Promise<void> => within(context, table.id, () => tell(audience(context, table).filter(({ access }) => access.late)));
  setTimeout(
    () => void telling().catch((error) => context.log.error({ err: error }, 'late news were not told')),
    table.record.settings.delay * 1000 + 5,
  ).unref();
}

async function showLateEntries(context: TableCache, table: LiveTable, onlookers: readonly Onlooker[]): Promise<void> {
  const [first] = onlookers;
  if (first === undefined) return;
  const { position, steps } = await positionAndStepsFor(
    context,
    table,
    first.access,
    Math.min(...onlookers.map(({ watcher }) => watcher.shown)),
  );
  if (position === null) return;
  const now = context.time.now();
  for (const { watcher } of onlookers) {
    if (watcher.shown >= position.seq) continue;
    const unseen = steps.filter(({ seq }) => seq > watcher.shown);
    watcher.shown = position.seq;
    watcher.send(frame({ type: 'steps', table: table.id, steps: unseen, position, now }));
    if (position.viewer === 'open') watcher.send(frame({ type: 'table', table: tableForDelayed(table, watcher.shown, context.time) }));
  }
}
