import { OTHER_PROTOCOL, refuse } from '@belfry/protocol';
import type { WebSocket } from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import { protocolOf, speaksProtocol, wantsEmotes, wantsPatches } from '../admission/protocol-version.ts';
import type { Config } from '../config/config.ts';
import { closeEndedSockets } from '../identity/session-revocation.ts';
import type { NodesPort } from '../nodes/nodes-port.ts';
import { closeSocket } from './close-socket.ts';
import { serveSocket } from './connection.ts';
import { type Admitted, startSocketAdmission } from './socket-admission.ts';

const HEARTBEAT_MS = 30_000;
/** A private close code: reconnect with the current session. */
const SESSION_ENDED = 4401;

/** Registers the socket route. Users are identified before the socket is opened. */
export function socketRoute(app: FastifyInstance, context: NodesPort, limits: Config['limits']): void {
  const admission = startSocketAdmission(context, limits);
  app.route({
    method: 'GET',
    url: '/socket',
    schema: { hide: true },
    preValidation: (request) => admission.check(request),
    handler: async () => {
      throw refuse('socket-only');
    },
    wsHandler: (socket, request) => {
      if (!speaksProtocol(context, protocolOf(request.query))) {
        closeSocket(socket, OTHER_PROTOCOL, 'this page is of another version; load it anew');
        return;
      }
      const admitted = admission.enter(request, socket);
      if (admitted === null) {
        socket.close(1008, 'who are you?');
        return;
      }
      const { session, mayCome, ofAddress } = admitted;
      const wants = { patches: wantsPatches(request.query), emotes: wantsEmotes(request.query) };
      const send = serveSocket(context, { socket, line: request.raw.socket, me: session.me, ...wants, mayCome, ofAddress });
      endWithSession(context, socket, admitted, send);
      keepAlive(socket);
    },
  });
}

/** Closes a socket when its session ends. */
function endWithSession(context: NodesPort, socket: WebSocket, { session, leave }: Admitted, send: (frame: string) => void): void {
  const { me, tokenHash } = session;
  context.metrics.sockets.inc();
  const forget = context.sessionSockets.add(me.id, {
    tokenHash,
    close: () => closeSocket(socket, SESSION_ENDED, 'this session has ended'),
    send,
  });
  // The session may have ended while the socket was being opened.
  closeEndedSockets(context, me.id).catch(() => socket.terminate());
  socket.on('close', () => {
    forget();
    leave();
    context.metrics.sockets.dec();
  });
}

/** Closes a socket whose client has not answered pings for a while. */
function keepAlive(socket: WebSocket): void {
  let alive = true;
  socket.on('pong', () => {
    alive = true;
  });
  const heart = setInterval(() => {
    if (!alive) socket.terminate();
    alive = false;
    socket.ping();
  }, HEARTBEAT_MS);
  socket.on('close', () => clearInterval(heart));
}
