import {
  type ClientMessage,
  type ErrorCode,
  isRefused,
  type Me,
  type RefusalCode,
  refuse,
  type ServerMessage,
  type TableId,
} from '@belfry/protocol';
import { clientMessage } from '@belfry/protocol/schemas';
import type { WebSocket } from '@fastify/websocket';
import type { PlayPort } from '../play/play-port.ts';
import { frame } from '../play/render-table.ts';
import { isTooFarBehind } from './backlog.ts';
import { closeSocket } from './close-socket.ts';
import { type Line, type Outbox, startOutbox } from './outbox.ts';
import { carryOut, type Request } from './requests.ts';
import { MOST_TABLES, type Reader, startWatching, type Watching } from './watched-tables.ts';

/** Bad frames before the socket is closed. */
const MOST_STRIKES = 20;

/** Everything one socket needs while it is open. */
interface Connection {
  readonly context: PlayPort;
  readonly me: Me;
  readonly watching: Watching;
  send(message: ServerMessage): void;
  sendFrame(text: string): void;
  /** Says what was wrong with a frame; whoever sends many such frames is cut off. */
  complain(code: ErrorCode, message: string, table?: TableId): void;
}

/** A socket that somebody has opened. */
interface Opened {
  readonly socket: WebSocket;
  /** The connection under it. */
  readonly line: Line;
  readonly me: Me;
  /** Takes a frame of any kind, of all that this person may send; false when it is one too many. */
  readonly mayCome: () => boolean;
  /** All sockets of the same address. */
  readonly ofAddress: ReadonlySet<WebSocket>;
}

/** Serves one socket until it closes. Gives the way to send it frames that are for everybody. */
export function serveSocket(context: PlayPort, opened: Opened): (frame: string) => void {
  const { socket, me } = opened;
  const connection = open(context, opened);
  const { send, sendFrame, complain, watching } = connection;
  /** Is this frame to be looked at? What comes after the socket was closed is not: whoever does not take leave is not heard any more. */
  const admit = (): boolean => {
    if (socket.readyState !== socket.OPEN) return false;
    context.metrics.framesIn.inc();
    if (opened.mayCome()) return true;
    complain('too-many', 'slow down: too many messages');
    return false;
  };
  socket.on('ping', (data) => {
    if (admit()) socket.pong(data);
  });
  socket.on('pong', admit);
  socket.on('message', (data, isBinary) => {
    if (!admit()) return;
    const message = isBinary ? null : readMessage(data.toString());
    if (message === null) complain('bad-message', 'this message is not one of the protocol');
    else handle(connection, message).catch((error: unknown) => confess(connection, message, error));
  });
  socket.on('close', watching.lookAwayFromAll);
  socket.on('error', () => socket.terminate());
  send({ type: 'welcome', me, now: context.time.now(), protocol: context.protocol });
  return sendFrame;
}

function open(context: PlayPort, { socket, line, me, ofAddress }: Opened): Connection {
  const isThere = (): boolean => socket.readyState === socket.OPEN;
  const outbox: Outbox = startOutbox(line, () => {
    if (!isThere()) return false;
    if (!isTooFarBehind(socket, ofAddress)) return true;
    socket.terminate();
    return false;
  });
  const sendFrame = (text: string): void => {
    context.metrics.framesOut.inc();
    outbox.put(text);
  };
  const send = (message: ServerMessage): void => sendFrame(frame(message));
  const shutOut: Reader['shutOut'] = (table, why) => {
    const { refusal, message } = refuse(why);
    send({ type: 'error', code: errorCode(refusal.code), message, table });
  };
  let strikes = 0;
  return {
    context,
    me,
    watching: startWatching(context, { identity: me.id, isThere, send: sendFrame, shutOut }),
    send,
    sendFrame,
    complain(code, message, table) {
      strikes++;
      context.metrics.abuse.inc();
      send({ type: 'error', code, message, ...(table === undefined ? {} : { table }) });
      if (strikes <= MOST_STRIKES) return;
      outbox.empty();
      closeSocket(socket, 1008, 'too many bad messages');
    },
  };
}

async function handle(connection: Connection, message: ClientMessage): Promise<void> {
  switch (message.type) {
    case 'ping':
      connection.send({ type: 'pong', sent: message.sent, now: connection.context.time.now() });
      return;
    case 'sync':
      return sync(connection, message);
    case 'leave':
      connection.watching.lookAway(message.table);
      return;
    default:
      return answer(connection, message);
  }
}

async function sync({ watching, complain }: Connection, message: Extract<ClientMessage, { type: 'sync' }>): Promise<void> {
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

async function answer({ context, me, send }: Connection, request: Request): Promise<void> {
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

/** Something of ours is broken: the log hears what, whoever asked hears that it was not them. */
function confess({ context, send }: Connection, message: ClientMessage, error: unknown): void {
  if (!context.storeWatch.isAway()) context.log.error({ err: error, type: message.type }, 'a message could not be handled');
  // What we cannot foresee is most often the store.
  context.storeWatch.suspect();
  const { refusal } = refuse('fault');
  if ('id' in message) send({ type: 'refusal', id: message.id, ...refusal });
  else send({ type: 'error', code: 'unavailable', message: refusal.message });
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
