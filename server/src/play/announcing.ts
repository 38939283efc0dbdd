import type { Seat } from '@belfry/kernel';
import { frame } from './frame.ts';
import type { Hall } from './hall.ts';
import { recordedSince } from './history.ts';
import { isLate, showLate, tableForLate } from './late.ts';
import { type LiveTable, type Recorded, seqOf, type Watcher } from './live-table.ts';
import { positionFor, stepFor, tableFor, viewerOf } from './viewing.ts';

/** Tells every watcher about the entries it has not been told of; one frame is made for all who see the same. */
export async function announceEntries(hall: Hall, table: LiveTable): Promise<void> {
  const { live } = table;
  if (live === null) return;
  const from = table.announced;
  table.announced = seqOf(live);
  if (table.announced <= from || table.watchers.size === 0) return;
  const recorded = await recordedSince(hall, table, live, from);
  const frames = new Map<Seat | null, string>();
  let late = false;
  for (const watcher of table.watchers) {
    if (isLate(table, watcher.seat)) {
      late = true;
      continue;
    }
    let text = frames.get(watcher.seat);
    if (text === undefined) {
      text = stepsFrame(hall, table, recorded, watcher);
      frames.set(watcher.seat, text);
    }
    watcher.send(text);
  }
  if (late) showLate(hall, table);
}

function stepsFrame(hall: Hall, table: LiveTable, recorded: readonly Recorded[], watcher: Watcher): string {
  const { live } = table;
  if (live === null) throw new Error('a table without a match has no steps');
  const now = hall.time.now();
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
export function announceTable(hall: Hall, table: LiveTable): void {
  if (table.watchers.size === 0) return;
  const now = hall.time.now();
  const text = frame({ type: 'table', table: tableFor(table, now) });
  for (const watcher of table.watchers) {
    if (isLate(table, watcher.seat)) watcher.send(frame({ type: 'table', table: tableForLate(table, watcher.shown, now) }));
    else watcher.send(text);
  }
}
