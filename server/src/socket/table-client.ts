import { type ErrorCode, isRefused, type RefusalCode, refuse, type ServerMessage, type TableId } from '@belfry/protocol';
import type { ClientEnd, TableMessage } from '../nodes/home-line.ts';
import type { PlayPort } from '../play/play-port.ts';
import { frame } from '../play/render-table.ts';
import { carryOut, type Request } from './requests.ts';
import { MOST_TABLES, type Reader, startWatching } from './watched-tables.ts';

/** A client at tables of this node, connected here or to another node. */
export interface TableClient {
  handle(message: TableMessage): Promise<void>;
  isWatching(table: TableId): boolean;
  lookAway(table: TableId): void;
  lookAwayFromAll(): void;
}

interface ClientOptions extends ClientEnd {
  readonly isThere: () => boolean;
  readonly sendFrame: (frame: string) => void;
  /** Reports an error in a message. */
  readonly complain: (code: ErrorCode, message: string, table: TableId) => void;
}

export function startTableClient(context: PlayPort, { me, patches, emotes, isThere, sendFrame, complain }: ClientOptions): TableClient {
  const send = (message: ServerMessage): void => sendFrame(frame(message));
  const shutOut: Reader['shutOut'] = (table, why) => {
    const { refusal, message } = refuse(why);
    send({ type: 'error', code: errorCode(refusal.code), message, table });
  };
  const watching = startWatching(context, { identity: me.id, patches, emotes, isThere, send: sendFrame, shutOut });

  async function sync(message: Extract<TableMessage, { type: 'sync' }>): Promise<void> {
    const { table } = message;
    if (!watching.mayLookAt(table)) {
      complain('too-many', `one connection can look at ${MOST_TABLES} tables`, table);
      return;
    }
    try {
      await watching.look(message);
    } catch (error) {
      if (!isRefused(error)) throw error;
      complain(errorCode(error.refusal.code), error.message, table);
    }
  }

  async function answer(request: Request): Promise<void> {
    try {
      if (context.storeWatch.isAway()) throw refuse('store-away');
      const seq = await carryOut(context, me.id, request);
      send({ type: 'ack', id: request.id, seq });
    } catch (error) {
      if (!isRefused(error)) throw error;
      context.metrics.refusals.inc({ code: error.refusal.code });
      send({ type: 'refusal', id: request.id, ...error.refusal });
    }
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

  async function handle(message: TableMessage): Promise<void> {
    if (message.type === 'sync') await sync(message);
    else if (message.type === 'leave') watching.lookAway(message.table);
    else await answer(message);
  }

  return {
    handle: (message) => handle(message).catch((error: unknown) => confess(message, error)),
    isWatching: watching.isWatching,
    lookAway: watching.lookAway,
    lookAwayFromAll: watching.lookAwayFromAll,
  };
}

function errorCode(code: RefusalCode): ErrorCode {
  return code === 'not-found' || code === 'forbidden' || code === 'unavailable' ? code : 'bad-message';
}
