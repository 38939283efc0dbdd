import { type ErrorCode, isRefused, type RefusalCode, refuse, type ServerMessage, type TableId } from '@belfry/protocol';
import type { ClientEnd, TableMessage } from '../nodes/home-line.ts';
import type { PlayPort } from '../play/play-port.ts';
import { frame } from '../play/render-table.ts';
import type { Reader } from '../tables/live-table.ts';
import { carryOut } from './requests.ts';
import { MOST_TABLES, startWatching } from './watched-tables.ts';

/** A client at tables of this node, connected here or to another node. */
export interface TableClient {
  handle(message: TableMessage): Promise<void>;
  isWatching(table: TableId): boolean;
  lookAway(table: TableId): void;
  lookAwayFromAll(): void;
}

/** A client here or at another node. */
export interface Client extends Reader, ClientEnd {
  isThere(): boolean;
  /** Reports an error in a message. */
  complain(code: ErrorCode, message: string, table?: TableId): void;
}

export function startTableClient(context: PlayPort, client: Client): TableClient {
  const send = (message: ServerMessage): void => client.send(frame(message));
  const watching = startWatching(context, client, (table, why) => {
    const { refusal, message } = refuse(why);
    send({ type: 'error', code: errorCode(refusal.code), message, table });
  });

  /** Tells the client why nothing came of a message. */
  function fail(message: TableMessage, error: unknown): void {
    if (!isRefused(error)) confess(message, error);
    else if ('id' in message) {
      context.metrics.refusals.inc({ code: error.refusal.code });
      send({ type: 'refusal', id: message.id, ...error.refusal });
    } else client.complain(errorCode(error.refusal.code), error.message, message.table);
  }

  /** Logs an internal error, and tells the client that it was not at fault. */
  function confess(message: TableMessage, error: unknown): void {
    if (!context.storeWatch.isAway()) context.log.error({ err: error, type: message.type }, 'a message could not be handled');
    // Unexpected errors mostly come from the store.
    context.storeWatch.suspect();
    const { refusal } = refuse('fault');
    if ('id' in message) send({ type: 'refusal', id: message.id, ...refusal });
    else send({ type: 'error', code: 'unavailable', message: refusal.message });
  }

  return {
    async handle(message) {
      try {
        if (message.type === 'leave') watching.lookAway(message.table);
        else if (message.type !== 'sync') {
          if (context.storeWatch.isAway()) throw refuse('store-away');
          send({ type: 'ack', id: message.id, seq: await carryOut(context, client.me.id, message) });
        } else if (watching.mayLookAt(message.table)) await watching.look(message);
        else client.complain('too-many', `one connection can look at ${MOST_TABLES} tables`, message.table);
      } catch (error) {
        fail(message, error);
      }
    },
    isWatching: watching.isWatching,
    lookAway: watching.lookAway,
    lookAwayFromAll: watching.lookAwayFromAll,
  };
}

function errorCode(code: RefusalCode): ErrorCode {
  return code === 'not-found' || code === 'forbidden' || code === 'unavailable' ? code : 'bad-message';
}
