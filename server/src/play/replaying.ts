import type { Viewer } from '@belfry/kernel';
import type { Replay, Table } from '@belfry/protocol';
import { readEntries } from '../store/entries.ts';
import { beginMatch, foldMatch } from './folding.ts';
import { setupStep } from './history.ts';
import type { LiveTable } from './live-table.ts';
import { Refused } from './refused.ts';
import type { ServerContext } from './server-context.ts';
import { stepFor } from './viewing.ts';

/** The position after every entry as one viewer saw it. */
export async function replayFor(context: ServerContext, table: LiveTable, shown: Table, viewer: Viewer): Promise<Replay> {
  const { header } = table.table;
  if (header === null) throw new Refused('not-begun');
  const begun = beginMatch(table.game, header);
  const frames: Replay['frames'][number][] = [{ step: setupStep(table, begun, viewer), view: table.game.view(begun.match.state, viewer) }];
  const entries = (await readEntries(context.store.db, table.id)).slice(0, shown.seq);
  foldMatch(table.game, header, entries, (recorded, { match }) => {
    frames.push({ step: stepFor(table, recorded, viewer), view: table.game.view(match.state, viewer) });
  });
  return { table: shown, viewer, frames };
}
