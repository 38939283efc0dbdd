import type { Seat } from '@belfry/kernel';
import { bringUpTo, type LiveMatch, seqOf, shadowOf, stepsSince } from '@belfry/live';
import type { Instant, Position, Step, Table } from '@belfry/protocol';
import type { LiveTable } from './live-table.ts';
import { matchOf, type ServerContext, within } from './server-context.ts';
import { frame, positionFor, tableFor } from './viewing.ts';

/** Does this watcher see the table later than it is? */
export function isDelayed(table: LiveTable, seat: Seat | null): boolean {
  return seat === null && table.record.settings.delay > 0 && table.record.header !== null;
}

/** A table as a delayed spectator may know it: nothing that tells how the match went on. */
export function tableForDelayed(table: LiveTable, shown: number, now: Instant): Table {
  const today = tableFor(table, now);
  if (today.status !== 'finished' || shown >= today.seq) return { ...today, seq: shown, vote: null };
  return { ...today, status: 'playing', endedAt: null, seq: shown, key: null, outcome: null, vote: null, rematch: null };
}

/** The match as it stood `delay` seconds ago. */
async function delayedMatch(context: ServerContext, table: LiveTable): Promise<LiveMatch> {
  const live = await matchOf(context, table);
  const shadow = table.shadow ?? shadowOf(live);
  table.shadow = shadow;
  bringUpTo(shadow, live, context.time.now() - table.record.settings.delay * 1000);
  return shadow;
}

/** The last entry that delayed spectators may know of. */
export async function delayedSeq(context: ServerContext, table: LiveTable): Promise<number> {
  return seqOf(await delayedMatch(context, table));
}

export interface DelayedPositionAndSteps {
  readonly position: Position;
  readonly steps: readonly Step[];
}

/** The match as it stood `delay` seconds ago, and the entries after `after` until then. */
export async function delayedPositionAndSteps(context: ServerContext, table: LiveTable, after: number): Promise<DelayedPositionAndSteps> {
  const shadow = await delayedMatch(context, table);
  const over = table.record.status === 'finished' && seqOf(shadow) === table.head?.seq;
  const viewer = over ? 'open' : 'spectator';
  return {
    position: { ...positionFor(table, shadow, viewer, context.time.now()), clocks: null },
    steps: stepsSince(shadow, viewer, after),
  };
}

/** Shows what has happened now to the delayed spectators when its time has come. */
export function showDelayed(context: ServerContext, table: LiveTable): void {
  setTimeout(
    () =>
      void within(context, table.id, () => show(context, table)).catch((error) =>
        context.log.error({ err: error }, 'late news were not told'),
      ),
    table.record.settings.delay * 1000 + 5,
  ).unref();
}

async function show(context: ServerContext, table: LiveTable): Promise<void> {
  const delayed = [...table.watchers].filter((watcher) => isDelayed(table, watcher.seat));
  if (delayed.length === 0) return;
  const { position, steps } = await delayedPositionAndSteps(context, table, Math.min(...delayed.map(({ shown }) => shown)));
  const now = context.time.now();
  for (const watcher of delayed) {
    if (watcher.shown >= position.seq) continue;
    const unseen = steps.filter(({ seq }) => seq > watcher.shown);
    watcher.shown = position.seq;
    watcher.send(frame({ type: 'steps', table: table.id, steps: unseen, position, now }));
    if (position.viewer === 'open') watcher.send(frame({ type: 'table', table: tableForDelayed(table, watcher.shown, now) }));
  }
}
