import { type ClientMessage, type ErrorCode, type Me, REASONS, type RefusalCode, type ServerMessage, type TableId } from '@belfry/protocol';
import { clientMessage } from '@belfry/protocol/schemas';
import type { WebSocket } from '@fastify/websocket';
import { attendanceChanged } from '../play/attendance.ts';
import { frame } from '../play/frame.ts';
import type { LiveTable, Watcher } from '../play/live-table.ts';
import { seatToLookFrom, snapshotFor } from '../play/looking.ts';
import { Refused } from '../play/refused.ts';
import { type ServerContext, within } from '../play/server-context.ts';
import { type Line, startOutbox } from './outbox.ts';
import { carryOut } from './requests.ts';
import type { TokenBucket } from './token-bucket.ts';

/** Bad frames before the socket is closed. */
const MOST_STRIKES = 20;
/** A reader so far behind is cut off; it will come back and sync. */
const MOST_BUFFERED = 4 * 1024 * 1024;
const MOST_TABLES = 50;

/** Serves one socket until it closes. */
export function serveSocket(context: ServerContext, socket: WebSocket, line: Line, me: Me, bucket: TokenBucket): void {
  const looking = new Map<TableId, { readonly table: LiveTable; readonly watcher: Watcher }>();
  let strikes = 0;
  const outbox = startOutbox(line, () => {
    if (socket.readyState !== socket.OPEN) return false;
    if (socket.bufferedAmount <= MOST_BUFFERED) return true;
    socket.terminate();
    return false;
  });

  function sendFrame(text: string): void {
    context.metrics.framesOut.inc();
    outbox.put(text);
  }
  const send = (message: ServerMessage): void => sendFrame(frame(message));

  function complain(code: ErrorCode, message: string, table?: TableId): void {
    strikes++;
    context.metrics.abuse.inc();
    send({ type: 'error', code, message, ...(table === undefined ? {} : { table }) });
    if (strikes <= MOST_STRIKES) return;
    outbox.empty();
    socket.close(1008, 'too many bad messages');
  }

  async function sync(message: Extract<ClientMessage, { type: 'sync' }>): Promise<void> {
    if (looking.size >= MOST_TABLES && !looking.has(message.table)) {
      complain('too-many', `one connection can look at ${MOST_TABLES} tables`, message.table);
      return;
    }
    await within(context, message.table, async (table) => {
      const seat = seatToLookFrom(table, me.id, message.seat);
      if (socket.readyState !== socket.OPEN) return;
      const known = looking.get(message.table);
      const watcher: Watcher = known?.watcher ?? { identity: me.id, seat, shown: 0, send: sendFrame };
      watcher.seat = seat;
      send(await snapshotFor(context, table, watcher, message.lastSeq ?? -1));
      looking.set(message.table, { table, watcher });
      const here = table.watchers.has(watcher);
      table.watchers.add(watcher);
      if (!here) attendanceChanged(context, table);
    });
  }

  function lookAway(id: TableId): void {
    const known = looking.get(id);
    if (known === undefined) return;
    looking.delete(id);
    known.table.watchers.delete(known.watcher);
    attendanceChanged(context, known.table);
  }

  async function handle(message: ClientMessage): Promise<void> {
    switch (message.type) {
      case 'ping':
        send({ type: 'pong', sent: message.sent, now: context.time.now() });
        return;
      case 'sync':
        await sync(message).catch((error) => {
          if (!(error instanceof Refused)) throw error;
          complain(errorCode(error.code), error.message, message.table);
        });
        return;
      case 'leave':
        lookAway(message.table);
        return;
      default:
        await answer(message);
    }
  }

  async function answer(message: Exclude<ClientMessage, { type: 'ping' | 'sync' | 'leave' }>): Promise<void> {
    try {
      const seq = await carryOut(context, me.id, message);
      send({ type: 'ack', id: message.id, seq });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      context.metrics.refusals.inc({ code: error.code });
      send({
        type: 'refusal',
        id: message.id,
        code: error.code,
        message: error.message,
        reason: error.reason,
        args: error.args,
        ...(error.clause === undefined ? {} : { clause: error.clause }),
        ...(error.phrase === undefined ? {} : { phrase: error.phrase }),
      });
    }
  }

  socket.on('message', (data, isBinary) => {
    context.metrics.framesIn.inc();
    if (!bucket.take()) {
      complain('too-many', 'slow down: too many messages');
      return;
    }
    const message = isBinary ? null : readMessage(data.toString());
    if (message === null) {
      complain('bad-message', 'this message is not one of the protocol');
      return;
    }
    handle(message).catch((error: unknown) => {
      context.log.error({ err: error, type: message.type }, 'a message could not be handled');
      const [code, sentence] = REASONS.fault;
      if ('id' in message) send({ type: 'refusal', id: message.id, code, message: sentence, reason: 'fault', args: {} });
      else send({ type: 'error', code, message: sentence });
    });
  });
  socket.on('close', () => {
    for (const id of [...looking.keys()]) lookAway(id);
  });
  socket.on('error', () => socket.terminate());

  send({ type: 'welcome', me, now: context.time.now() });
}

/** The message of a frame, or null when it is none of the protocol. */
function readMessage(text: string): ClientMessage | null {
  try {
    const result = clientMessage.safeParse(JSON.parse(text));
    return result.success ? result.data : null;
  } catch {
    return null;
  }
}

function errorCode(code: RefusalCode): ErrorCode {
  return code === 'not-found' || code === 'forbidden' || code === 'unavailable' ? code : 'bad-message';
}
