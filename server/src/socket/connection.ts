import type { ClientMessage, ErrorCode, ServerMessage, TableId } from '@belfry/protocol';
import { clientMessage } from '@belfry/protocol/schemas';
import type { WebSocket } from '@fastify/websocket';
import type { ClientEnd } from '../nodes/home-line.ts';
import type { NodesPort } from '../nodes/nodes-port.ts';
import { frame } from '../play/render-table.ts';
import { isTooFarBehind } from './backlog.ts';
import { closeSocket } from './close-socket.ts';
import { type LedClient, startLedClient } from './led-client.ts';
import { type Line, type Outbox, startOutbox } from './outbox.ts';
import { startTableClient } from './table-client.ts';

/** Bad frames before the socket is closed. */
const MOST_STRIKES = 20;

/** Everything one socket needs while it is open. */
interface Connection {
  readonly client: LedClient;
  send(message: ServerMessage): void;
  sendFrame(text: string): void;
  /** Says what was wrong with a frame; whoever sends many such frames is cut off. */
  complain(code: ErrorCode, message: string, table?: TableId): void;
}

/** A socket that somebody has opened. */
interface Opened extends ClientEnd {
  readonly socket: WebSocket;
  /** The connection under it. */
  readonly line: Line;
  /** Takes a frame of any kind, of all that this person may send; false when it is one too many. */
  readonly mayCome: () => boolean;
  /** All sockets of the same address. */
  readonly ofAddress: ReadonlySet<WebSocket>;
}

/** Serves one socket until it closes. Gives the way to send it frames that are for everybody. */
export function serveSocket(context: NodesPort, opened: Opened): (frame: string) => void {
  const { socket, me } = opened;
  const connection = open(context, opened);
  const { send, sendFrame, complain, client } = connection;
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
    else if (message.type === 'ping') send({ type: 'pong', sent: message.sent, now: context.time.now() });
    else void client.handle(message);
  });
  socket.on('close', client.close);
  socket.on('error', () => socket.terminate());
  send({ type: 'welcome', me, now: context.time.now(), protocol: context.protocol });
  return sendFrame;
}

function open(context: NodesPort, { socket, line, me, patches, ofAddress }: Opened): Connection {
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
  let strikes = 0;
  const complain: Connection['complain'] = (code, message, table) => {
    strikes++;
    context.metrics.abuse.inc();
    send({ type: 'error', code, message, ...(table === undefined ? {} : { table }) });
    if (strikes <= MOST_STRIKES) return;
    outbox.empty();
    closeSocket(socket, 1008, 'too many bad messages');
  };
  const here = startTableClient(context, { me, patches, isThere, sendFrame, complain });
  return { client: startLedClient(context.nodes, { me, patches }, here, sendFrame), send, sendFrame, complain };
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
