import type { IncomingMessage } from 'node:http';
import type { Seat } from '@belfry/kernel';
import type { IdentityId, TableId } from '@belfry/protocol';
import { wake } from '../play/pause.ts';
import type { PlayPort } from '../play/play-port.ts';
import { frame, tableFrame } from '../play/render-table.ts';
import { tableForDelayed } from '../play/spectator-delay.ts';
import type { LiveTable, Subscriber } from '../tables/live-table.ts';
import { within } from '../tables/table-cache.ts';
import { requireAccess, type ViewerAccess } from '../tables/viewer-access.ts';

/** Resolves when the match has passed `after`, on timeout, or when the client disconnects. */
export async function waitForNews(
  context: PlayPort,
  id: TableId,
  me: IdentityId,
  seat: Seat | undefined,
  after: number,
  milliseconds: number,
  asker: IncomingMessage,
): Promise<void> {
  const { promise, resolve } = withResolver();
  const { table, subscriber } = await within(context, id, async (live) => {
    const access = requireAccess(context, live, me, seat);
    const waiting: Subscriber = {
      reader: { identity: me, patches: false, emotes: false, send: resolve },
      ...{ wish: seat, told: access, toldTable: null, shown: null },
      shutOut: resolve,
    };
    // A delayed spectator polls again instead.
    const news = (live.head?.seq ?? -1) > after && !access.late;
    if (news) resolve();
    else {
      live.subscribers.add(waiting);
      waiting.toldTable = present(context, live, access);
    }
    return { table: live, subscriber: waiting };
  });
  const timer = setTimeout(resolve, milliseconds);
  asker.once('close', resolve);
  try {
    if (table.subscribers.has(subscriber)) await within(context, id, (live) => wake(context, live));
    await promise;
  } finally {
    clearTimeout(timer);
    table.subscribers.delete(subscriber);
  }
}

/** Returns the frame of a table as it would be announced now: nobody is woken by one that differs in nothing they may see. */
function present({ time }: PlayPort, live: LiveTable, { late }: ViewerAccess): string {
  return late ? frame({ type: 'table', table: tableForDelayed(live, 0, time) }) : tableFrame(live, time);
}

function withResolver(): { readonly promise: Promise<void>; readonly resolve: () => void } {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
