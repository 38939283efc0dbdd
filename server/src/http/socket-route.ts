import { type IdentityId, refuse } from '@belfry/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Session } from '../identity/identities.ts';
import type { Config } from '../operations/config.ts';
import type { ServerContext } from '../play/server-context.ts';
import { serveSocket } from '../socket/connection.ts';
import { startTokenBucket, type TokenBucket } from '../socket/token-bucket.ts';
import { addressOf } from './address.ts';
import { whoAsks } from './sessions.ts';

const HEARTBEAT_MS = 30_000;
/** A private close code: come back as whoever you are now. */
const SESSION_ENDED = 4401;

interface Guest {
  sockets: number;
  readonly bucket: TokenBucket;
}

/** The one socket. Who comes in is known before it is opened. */
export function socketRoute(app: FastifyInstance, context: ServerContext, config: Config): void {
  const guests = new Map<IdentityId, Guest>();
  const addresses = new Map<string, number>();
  const coming = new WeakMap<FastifyRequest, Session>();
  const { limits } = config;

  app.route({
    method: 'GET',
    url: '/socket',
    schema: { hide: true },
    preValidation: async (request) => {
      const session = await whoAsks(context, request);
      const { me } = session;
      if ((guests.get(me.id)?.sockets ?? 0) >= limits.socketsPerIdentity) throw refuse('many-lines');
      if ((addresses.get(addressOf(request)) ?? 0) >= limits.socketsPerAddress) throw refuse('many-lines-from-address');
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
      const { me, tokenHash } = session;
      const forget = context.openSockets.add(me.id, { tokenHash, close: () => socket.close(SESSION_ENDED, 'this session has ended') });
      const guest = guests.get(me.id) ?? { sockets: 0, bucket: startTokenBucket(limits.framesPerSecond, limits.frameBurst) };
      guest.sockets++;
      guests.set(me.id, guest);
      addresses.set(addressOf(request), (addresses.get(addressOf(request)) ?? 0) + 1);
      context.metrics.sockets.inc();
      serveSocket(context, socket, request.raw.socket, me, guest.bucket);
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
        guest.sockets--;
        if (guest.sockets === 0) guests.delete(me.id);
        const left = (addresses.get(addressOf(request)) ?? 1) - 1;
        if (left === 0) addresses.delete(addressOf(request));
        else addresses.set(addressOf(request), left);
        context.metrics.sockets.dec();
      });
    },
  });
}
