import type { Seat } from '@belfry/kernel';
import type { Instant, Position, Step, Table } from '@belfry/protocol';
import { readEntries } from '../store/entries.ts';
import { foldMatch } from './folding.ts';
import { frame } from './frame.ts';
import { setupStep } from './history.ts';
import { type LiveTable, type Recorded, seqOf } from './live-table.ts';
import { type ServerContext, within } from './server-context.ts';
import { positionFor, stepFor, tableFor } from './viewing.ts';

/** Does this watcher see the table later than it is? */
export function isDelayed(table: LiveTable, seat: Seat | null): boolean {
  return seat === null && table.table.settings.delay > 0 && table.table.header !== null;
}

/** A table as a delayed spectator may know it: nothing that tells how the match went on. */
export function tableForDelayed(table: LiveTable, shown: number, now: Instant): Table {
  const today = tableFor(table, now);
  if (today.status !== 'finished' || shown >= today.seq) return { ...today, seq: shown, vote: null };
  return { ...today, status: 'playing', endedAt: null, seq: shown, key: null, outcome: null, vote: null, rematch: null };
}

export interface LateScene {
  readonly position: Position;
  readonly steps: readonly Step[];
}

/** The match as it stood `delay` seconds ago, and the entries after `after` until then. */
export async function delayedScene(context: ServerContext, table: LiveTable, after: number): Promise<LateScene> {
  const { header, settings } = table.table;
  if (header === null) throw new Error('a match that has not begun has no past');
  const now = context.time.now();
  const entries = await readEntries(context.store.db, table.id);
  const old = entries.filter(({ at }) => at <= now - settings.delay * 1000);
  const recorded: Recorded[] = [];
  const past = foldMatch(table.game, header, old, (entry) => recorded.push(entry));
  const over = table.table.status === 'finished' && seqOf(past) === entries.length;
  const viewer = over ? 'open' : 'spectator';
  return {
    position: { ...positionFor(table, past, viewer, now), clocks: null },
    steps: [
      ...(after < 0 ? [setupStep(table, past, viewer)] : []),
      ...recorded.filter(({ entry }) => entry.seq > after).map((entry) => stepFor(table, entry, viewer)),
    ],
  };
}

/** Shows what has happened now to the delayed spectators when its time has come. */
export function showDelayed(context: ServerContext, table: LiveTable): void {
  setTimeout(
    () => void within(context, table.id, () => show(context, table)).catch((error) => context.log.error(error)),
    table.table.settings.delay * 1000 + 5,
  ).unref();
}

async function show(context: ServerContext, table: LiveTable): Promise<void> {
  const delayed = [...table.watchers].filter((watcher) => isDelayed(table, watcher.seat));
  if (delayed.length === 0) return;
  const { position, steps } = await delayedScene(context, table, Math.min(...delayed.map(({ shown }) => shown)));
  const now = context.time.now();
  for (const watcher of delayed) {
    if (watcher.shown >= position.seq) continue;
    const unseen = steps.filter(({ seq }) => seq > watcher.shown);
    watcher.shown = position.seq;
    watcher.send(frame({ type: 'steps', table: table.id, steps: unseen, position, now }));
    if (position.viewer === 'open') watcher.send(frame({ type: 'table', table: tableForDelayed(table, watcher.shown, now) }));
  }
}
