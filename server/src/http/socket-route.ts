import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../operations/config.ts';
import type { Hall } from '../play/hall.ts';
import { Refused } from '../play/refused.ts';
import type { IdentityId, Me } from '../protocol/index.ts';
import { type Allowance, startAllowance } from '../socket/allowance.ts';
import { serveSocket } from '../socket/connection.ts';
import { whoAsks } from './sessions.ts';

const HEARTBEAT_MS = 30_000;

interface Guest {
  sockets: number;
  readonly allowance: Allowance;
}

/** The one socket. Who comes in is known before it is opened. */
export function socketRoute(app: FastifyInstance, hall: Hall, config: Config): void {
  const guests = new Map<IdentityId, Guest>();
  const addresses = new Map<string, number>();
  const coming = new WeakMap<FastifyRequest, Me>();
  const { limits } = config;

  app.route({
    method: 'GET',
    url: '/socket',
    schema: { hide: true },
    preValidation: async (request) => {
      const { me } = await whoAsks(hall, request);
      if ((guests.get(me.id)?.sockets ?? 0) >= limits.socketsPerIdentity) throw new Refused('many-lines');
      if ((addresses.get(request.ip) ?? 0) >= limits.socketsPerAddress) throw new Refused('many-lines-from-address');
      coming.set(request, me);
    },
    handler: async () => {
      throw new Refused('socket-only');
    },
    wsHandler: (socket, request) => {
      const me = coming.get(request);
      if (me === undefined) {
        socket.close(1008, 'who are you?');
        return;
      }
      const guest = guests.get(me.id) ?? { sockets: 0, allowance: startAllowance(limits.framesPerSecond, limits.frameBurst, hall.time) };
      guest.sockets++;
      guests.set(me.id, guest);
      addresses.set(request.ip, (addresses.get(request.ip) ?? 0) + 1);
      hall.metrics.sockets.inc();
      serveSocket(hall, socket, request.raw.socket, me, guest.allowance);
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
        guest.sockets--;
        if (guest.sockets === 0) guests.delete(me.id);
        const left = (addresses.get(request.ip) ?? 1) - 1;
        if (left === 0) addresses.delete(request.ip);
        else addresses.set(request.ip, left);
        hall.metrics.sockets.dec();
      });
    },
  });
}
