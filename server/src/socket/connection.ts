import type { ClientMessage, ErrorCode, ServerMessage, TableId } from '@belfry/protocol';
import { clientMessage } from '@belfry/protocol/schemas';
import type { WebSocket } from '@fastify/websocket';
import type { ClientEnd } from '../nodes/home-line.ts';
import type { NodesPort } from '../nodes/nodes-port.ts';
import { frame } from '../play/render-table.ts';
import { isTooFarBehind } from './backlog.ts';
import { closeSocket } from './close-socket.ts';
import { type ForwardingClient, startLedClient } from './forwarding-client.ts';
import { type Line, type Outbox, startOutbox } from './outbox.ts';
import { startTableClient } from './table-client.ts';

/** Bad frames before the socket is closed. */
const MOST_STRIKES = 20;

/** What one open socket needs. */
interface Connection {
  readonly client: ForwardingClient;
  send(message: ServerMessage): void;
  sendFrame(text: string): void;
  /** Reports an error in a frame; a client with too many is disconnected. */
  complain(code: ErrorCode, message: string, table?: TableId): void;
}

/** A socket that a user has opened. */
interface Opened extends ClientEnd {
  readonly socket: WebSocket;
  /** The underlying TCP connection. */
  readonly line: Line;
  /** Charges a frame of any kind to the user's rate limit; returns false when the limit is exceeded. */
  readonly mayCome: () => boolean;
  /** All sockets of the same address. */
  readonly ofAddress: ReadonlySet<WebSocket>;
}

/** Serves one socket until it closes. Returns a function that sends it frames addressed to all sockets. */
export function serveSocket(context: NodesPort, opened: Opened): (frame: string) => void {
  const { socket, me } = opened;
  const connection = open(context, opened);
  const { send, sendFrame, complain, client } = connection;
  /** Returns true if a frame should be handled. After the socket is closed nothing is, even if the client ignores the close frame. */
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

function open(context: NodesPort, { socket, line, me, patches, emotes, ofAddress }: Opened): Connection {
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
  const here = startTableClient(context, { me, patches, emotes, isThere, sendFrame, complain });
  return { client: startLedClient(context.nodes, { me, patches, emotes }, here, sendFrame), send, sendFrame, complain };
}

/** Returns the message of a frame, or null if it does not match the protocol. */
function readMessage(text: string): ClientMessage | null {
  try {
    const result = clientMessage.safeParse(JSON.parse(text));
    return result.success ? result.data : null;
  } catch {
    return null;
  }
}
