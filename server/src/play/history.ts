import type { GameEvent, Viewer } from '@belfry/kernel';
import type { Step } from '@belfry/protocol';
import { readEntries } from '../store/entries.ts';
import { beginMatch, foldMatch } from './folding.ts';
import type { LiveMatch, LiveTable, Recorded } from './live-table.ts';
import type { ServerContext } from './server-context.ts';
import { eventsFor } from './viewing.ts';

/** The entries after `after` with their events: from memory when they are recent, else by folding the log again. */
export async function recordedSince(context: ServerContext, table: LiveTable, live: LiveMatch, after: number): Promise<Recorded[]> {
  const first = live.recent[0]?.entry.seq ?? live.match.log.entries.length + 1;
  if (first <= after + 1) return live.recent.filter(({ entry }) => entry.seq > after);
  return wholeHistory(context, table, live).then((all) => all.slice(after));
}

async function wholeHistory(context: ServerContext, table: LiveTable, live: LiveMatch): Promise<Recorded[]> {
  const all: Recorded[] = [];
  const entries = await readEntries(context.store.db, table.id);
  // Somebody else may have appended meanwhile; this viewer hears of that in its turn.
  const known = entries.slice(0, live.match.log.entries.length);
  foldMatch(table.game, live.match.log.header, known, (recorded) => all.push(recorded));
  return all;
}

/** Entry 0: what happened while the match was dealt. */
export function setupStep(table: LiveTable, live: LiveMatch, viewer: Viewer): Step {
  const events: GameEvent[] = [];
  beginMatch(table.game, live.match.log.header, (event) => events.push(event));
  return { seq: 0, seat: null, at: table.table.startedAt ?? table.table.createdAt, events: eventsFor(table.game, events, viewer) };
}
