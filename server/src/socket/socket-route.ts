import { type IdentityId, OTHER_PROTOCOL, refuse } from '@belfry/protocol';
import type { WebSocket } from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressOf } from '../admission/client-address.ts';
import { protocolOf, speaksProtocol } from '../admission/protocol-version.ts';
import { whoAsks } from '../admission/sessions.ts';
import { startKeyedBuckets } from '../base/token-bucket.ts';
import type { Config } from '../config/config.ts';
import type { Session } from '../identity/identities.ts';
import type { SessionPort } from '../identity/session-port.ts';
import { closeEndedSockets } from '../identity/session-revocation.ts';
import { closeSocket } from './close-socket.ts';
import { serveSocket } from './connection.ts';

const HEARTBEAT_MS = 30_000;
/** A private close code: come back as whoever you are now. */
const SESSION_ENDED = 4401;

/** The one socket. Who comes in is known before it is opened. */
export function socketRoute(app: FastifyInstance, context: SessionPort, config: Config): void {
  const ofOwner = new Map<IdentityId, Set<WebSocket>>();
  const ofAddress = new Map<string, Set<WebSocket>>();
  const coming = new WeakMap<FastifyRequest, Session>();
  const { limits } = config;
  // By person, however many sockets and bots they have and how often they open one.
  const frames = startKeyedBuckets(limits.framesPerSecond, limits.frameBurst);

  app.route({
    method: 'GET',
    url: '/socket',
    schema: { hide: true },
    preValidation: async (request) => {
      const session = await whoAsks(context, request);
      if ((ofOwner.get(session.owner)?.size ?? 0) >= limits.socketsPerIdentity) throw refuse('many-lines');
      if ((ofAddress.get(addressOf(request))?.size ?? 0) >= limits.socketsPerAddress) throw refuse('many-lines-from-address');
      coming.set(request, session);
    },
    handler: async () => {
      throw refuse('socket-only');
    },
    wsHandler: (socket, request) => {
      const session = coming.get(request);
      if (session === undefined) {
        socket.close(1008, 'who are you?');
        return;
      }
      if (!speaksProtocol(context, protocolOf(request.query))) {
        closeSocket(socket, OTHER_PROTOCOL, 'this page is of another version; load it anew');
        return;
      }
      const { me, owner, tokenHash } = session;
      const leave = [join(ofOwner, owner, socket), join(ofAddress, addressOf(request), socket)];
      context.metrics.sockets.inc();
      const send = serveSocket(context, {
        socket,
        line: request.raw.socket,
        me,
        mayCome: () => frames.take(owner),
        ofAddress: ofAddress.get(addressOf(request)) ?? new Set(),
      });
      const forget = context.sessionSockets.add(me.id, {
        tokenHash,
        close: () => closeSocket(socket, SESSION_ENDED, 'this session has ended'),
        send,
      });
      // The session may have ended while the socket was being opened.
      closeEndedSockets(context, me.id).catch(() => socket.terminate());
      let alive = true;
      socket.on('pong', () => {
        alive = true;
      });
      const heart = setInterval(() => {
        if (!alive) socket.terminate();
        alive = false;
        socket.ping();
      }, HEARTBEAT_MS);
      socket.on('close', () => {
        clearInterval(heart);
        forget();
        for (const act of leave) act();
        context.metrics.sockets.dec();
      });
    },
  });
}

/** Notes a socket under a key; gives what is to be called when it closes. */
function join<K>(groups: Map<K, Set<WebSocket>>, key: K, socket: WebSocket): () => void {
  const group = groups.get(key) ?? new Set();
  groups.set(key, group.add(socket));
  return () => {
    group.delete(socket);
    if (group.size === 0 && groups.get(key) === group) groups.delete(key);
  };
}
