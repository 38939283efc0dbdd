import type { Seat } from '@belfry/kernel';
import { frame } from './frame.ts';
import { recordedSince } from './history.ts';
import { type LiveTable, type Recorded, seqOf, type Watcher } from './live-table.ts';
import type { ServerContext } from './server-context.ts';
import { isDelayed, showDelayed, tableForDelayed } from './spectator-delay.ts';
import { positionFor, stepFor, tableFor, viewerOf } from './viewing.ts';

/** Tells every watcher about the entries it has not been told of; one frame is made for all who see the same. */
export async function announceEntries(context: ServerContext, table: LiveTable): Promise<void> {
  const { live } = table;
  if (live === null) return;
  const from = table.announced;
  table.announced = seqOf(live);
  if (table.announced <= from || table.watchers.size === 0) return;
  const recorded = await recordedSince(context, table, live, from);
  const frames = new Map<Seat | null, string>();
  let delayed = false;
  for (const watcher of table.watchers) {
    if (isDelayed(table, watcher.seat)) {
      delayed = true;
      continue;
    }
    let text = frames.get(watcher.seat);
    if (text === undefined) {
      text = stepsFrame(context, table, recorded, watcher);
      frames.set(watcher.seat, text);
    }
    watcher.send(text);
  }
  if (delayed) showDelayed(context, table);
}

function stepsFrame(context: ServerContext, table: LiveTable, recorded: readonly Recorded[], watcher: Watcher): string {
  const { live } = table;
  if (live === null) throw new Error('a table without a match has no steps');
  const now = context.time.now();
  const viewer = viewerOf(table, watcher.seat);
  return frame({
    type: 'steps',
    table: table.id,
    steps: recorded.map((entry) => stepFor(table, entry, viewer)),
    position: positionFor(table, live, viewer, now),
    now,
  });
}

/** Tells every watcher how the table looks now. */
export function announceTable(context: ServerContext, table: LiveTable): void {
  if (table.watchers.size === 0) return;
  const now = context.time.now();
  const text = frame({ type: 'table', table: tableFor(table, now) });
  for (const watcher of table.watchers) {
    if (isDelayed(table, watcher.seat)) watcher.send(frame({ type: 'table', table: tableForDelayed(table, watcher.shown, now) }));
    else watcher.send(text);
  }
}
