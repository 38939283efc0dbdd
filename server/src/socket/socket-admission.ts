import { type IdentityId, refuse } from '@belfry/protocol';
import type { WebSocket } from '@fastify/websocket';
import type { FastifyRequest } from 'fastify';
import { addressOf } from '../admission/client-address.ts';
import { whoAsks } from '../admission/sessions.ts';
import { startKeyedBuckets } from '../base/token-bucket.ts';
import type { Config } from '../config/config.ts';
import type { Session } from '../identity/identities.ts';
import type { Persistence } from '../store/persistence.ts';

/** A user who has opened a socket. */
export interface Admitted {
  readonly session: Session;
  /** Charges a frame of any kind to the user's rate limit; returns false when the limit is exceeded. */
  readonly mayCome: () => boolean;
  /** All sockets of the same address. */
  readonly ofAddress: ReadonlySet<WebSocket>;
  /** Call when the socket closes. */
  leave(): void;
}

export interface SocketAdmission {
  /** Identifies the user before the socket is opened; throws Refused when there are too many sockets. */
  check(request: FastifyRequest): Promise<void>;
  /** Registers an open socket; returns null if its request was not checked. */
  enter(request: FastifyRequest, socket: WebSocket): Admitted | null;
}

export function startSocketAdmission(context: Persistence, limits: Config['limits']): SocketAdmission {
  const ofOwner = new Map<IdentityId, Set<WebSocket>>();
  const ofAddress = new Map<string, Set<WebSocket>>();
  const coming = new WeakMap<FastifyRequest, Session>();
  // Per user, however many sockets and bots they have and however often they reconnect.
  const frames = startKeyedBuckets(limits.framesPerSecond, limits.frameBurst);
  return {
    async check(request) {
      const session = await whoAsks(context, request);
      if ((ofOwner.get(session.owner)?.size ?? 0) >= limits.socketsPerIdentity) throw refuse('many-lines');
      if ((ofAddress.get(addressOf(request))?.size ?? 0) >= limits.socketsPerAddress) throw refuse('many-lines-from-address');
      coming.set(request, session);
    },
    enter(request, socket) {
      const session = coming.get(request);
      if (session === undefined) return null;
      const places = [join(ofOwner, session.owner, socket), join(ofAddress, addressOf(request), socket)];
      return {
        session,
        mayCome: () => frames.take(session.owner),
        ofAddress: ofAddress.get(addressOf(request)) ?? new Set(),
        leave() {
          for (const leave of places) leave();
        },
      };
    },
  };
}

/** Registers a socket under a key; returns a function that removes it. */
function join<K>(groups: Map<K, Set<WebSocket>>, key: K, socket: WebSocket): () => void {
  const group = groups.get(key) ?? new Set();
  groups.set(key, group.add(socket));
  return () => {
    group.delete(socket);
    if (group.size === 0 && groups.get(key) === group) groups.delete(key);
  };
}
