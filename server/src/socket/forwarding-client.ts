import { refuse, type TableId } from '@belfry/protocol';
import type { DistantClient, TableMessage } from '../nodes/home-line.ts';
import type { Nodes } from '../nodes/nodes.ts';
import { frame } from '../play/render-table.ts';
import type { Client, TableClient } from './table-client.ts';
import { MOST_TABLES } from './watched-tables.ts';

/** Forwards a client's messages to the node that owns the table, and follows tables when they move. */
export interface ForwardingClient {
  handle(message: TableMessage): Promise<void>;
  close(): void;
}

/** A watched table: the node it is at, and the seat from which the client looks. */
interface Watched {
  at: string | null;
  readonly sync: Extract<TableMessage, { type: 'sync' }>;
}

export function startForwarding(nodes: Nodes, client: Client, here: TableClient): ForwardingClient {
  const watched = new Map<TableId, Watched>();
  const distant = new Map<string, DistantClient>();

  function clientAt(node: string): DistantClient | null {
    const known = distant.get(node);
    if (known?.isOpen() === true) return known;
    const opened = nodes.clientAt(node, client);
    if (opened !== null) distant.set(node, opened);
    return opened;
  }

  async function lead(at: string | null, message: TableMessage): Promise<void> {
    if (at === null) return here.handle(message);
    const there = clientAt(at);
    if (there !== null) there.send(message);
    // The line has just broken: the client will ask again.
    else if ('id' in message) client.send(frame({ type: 'refusal', id: message.id, ...refuse('store-away').refusal }));
  }

  function leave(at: string | null, table: TableId): void {
    if (at === null) here.lookAway(table);
    else distant.get(at)?.send({ type: 'leave', table });
  }

  /** Moves watched tables to their new owner, which sends a snapshot. */
  async function follow(): Promise<void> {
    for (const [table, known] of [...watched]) {
      const at = nodes.placeOf(table);
      if (at === known.at && (at === null || distant.get(at)?.isOpen() === true)) continue;
      leave(known.at, table);
      known.at = at;
      await lead(at, known.sync);
    }
  }

  const stop = nodes.onChange(follow);
  return {
    async handle(message) {
      const { table } = message;
      const at = nodes.placeOf(table);
      const known = watched.get(table);
      if (message.type === 'leave') {
        watched.delete(table);
        leave(known?.at ?? at, table);
        return;
      }
      if (message.type !== 'sync') return lead(at, message);
      const { lastSeq: _seen, ...sync } = message;
      if (known !== undefined && known.at !== at) leave(known.at, table);
      if (watched.size < MOST_TABLES || known !== undefined) watched.set(table, { at, sync });
      await lead(at, message);
      // A table that is gone or may not be watched is not moved.
      if (at === null && !here.isWatching(table) && watched.get(table)?.at === null) watched.delete(table);
    },
    close() {
      stop();
      here.lookAwayFromAll();
      for (const there of distant.values()) there.close();
    },
  };
}
