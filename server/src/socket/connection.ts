import type { ClientMessage } from '@belfry/protocol';
import { clientMessage } from '@belfry/protocol/schemas';
import type { WebSocket } from '@fastify/websocket';
import type { ClientEnd } from '../nodes/home-line.ts';
import type { NodesPort } from '../nodes/nodes-port.ts';
import { frame } from '../play/render-table.ts';
import { isTooFarBehind } from './backlog.ts';
import { closeSocket } from './close-socket.ts';
import { startForwarding } from './forwarding-client.ts';
import { type Line, type Outbox, startOutbox } from './outbox.ts';
import { type Client, startTableClient } from './table-client.ts';

/** Bad frames before the socket is closed. */
const MOST_STRIKES = 20;

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
  const client = clientOf(context, opened);
  const tables = startForwarding(context.nodes, client, startTableClient(context, client));
  /** Returns true if a frame should be handled. After the socket is closed nothing is, even if the client ignores the close frame. */
  const admit = (): boolean => {
    if (!client.isThere()) return false;
    context.metrics.framesIn.inc();
    if (opened.mayCome()) return true;
    client.complain('too-many', 'slow down: too many messages');
    return false;
  };
  socket.on('ping', (data) => {
    if (admit()) socket.pong(data);
  });
  socket.on('pong', admit);
  socket.on('message', (data, isBinary) => {
    if (!admit()) return;
    const message = isBinary ? null : readMessage(data.toString());
    if (message === null) client.complain('bad-message', 'this message is not one of the protocol');
    else if (message.type === 'ping') client.send(frame({ type: 'pong', sent: message.sent, now: context.time.now() }));
    else void tables.handle(message);
  });
  socket.on('close', tables.close);
  socket.on('error', () => socket.terminate());
  client.send(frame({ type: 'welcome', me, now: context.time.now(), protocol: context.protocol }));
  return client.send;
}

/** The client of a socket. One with too many errors is disconnected. */
function clientOf(context: NodesPort, { socket, line, me, patches, emotes, ofAddress }: Opened): Client {
  const isThere = (): boolean => socket.readyState === socket.OPEN;
  const outbox: Outbox = startOutbox(line, () => {
    if (!isThere()) return false;
    if (!isTooFarBehind(socket, ofAddress)) return true;
    socket.terminate();
    return false;
  });
  const send = (text: string): void => {
    context.metrics.framesOut.inc();
    outbox.put(text);
  };
  let strikes = 0;
  return {
    ...{ me, identity: me.id, patches, emotes, isThere, send },
    complain(code, message, table) {
      strikes++;
      context.metrics.abuse.inc();
      send(frame({ type: 'error', code, message, ...(table === undefined ? {} : { table }) }));
      if (strikes <= MOST_STRIKES) return;
      outbox.empty();
      closeSocket(socket, 1008, 'too many bad messages');
    },
  };
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
