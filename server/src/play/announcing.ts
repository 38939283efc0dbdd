import type { Seat } from '@belfry/kernel';
import { happeningsSince, seqOf, stepFor } from '@belfry/live';
import type { LiveTable } from './live-table.ts';
import type { ServerContext } from './server-context.ts';
import { isDelayed, showDelayed, tableForDelayed } from './spectator-delay.ts';
import { frame, positionFor, tableFor, viewerOf } from './viewing.ts';

/** Tells every watcher about the entries it has not been told of; one frame is made for all who see the same. */
export function announceEntries(context: ServerContext, table: LiveTable): void {
  const { live } = table;
  if (live === null) return;
  const from = table.announced;
  table.announced = seqOf(live);
  if (table.announced <= from || table.watchers.size === 0) return;
  const happenings = happeningsSince(live, from);
  const now = context.time.now();
  const frameFor = (seat: Seat | null): string => {
    const viewer = viewerOf(table, seat);
    const steps = happenings.map((happening) => stepFor(table.game, happening, viewer));
    return frame({ type: 'steps', table: table.id, steps, position: positionFor(table, live, viewer, now), now });
  };
  const frames = new Map<Seat | null, string>();
  let delayed = false;
  for (const watcher of table.watchers) {
    if (isDelayed(table, watcher.seat)) {
      delayed = true;
      continue;
    }
    const text = frames.get(watcher.seat) ?? frameFor(watcher.seat);
    frames.set(watcher.seat, text);
    watcher.send(text);
  }
  if (delayed) showDelayed(context, table);
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
