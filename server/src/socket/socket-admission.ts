import { type IdentityId, refuse } from '@belfry/protocol';
import type { WebSocket } from '@fastify/websocket';
import type { FastifyRequest } from 'fastify';
import { addressOf } from '../admission/client-address.ts';
import { whoAsks } from '../admission/sessions.ts';
import { startKeyedBuckets } from '../base/token-bucket.ts';
import type { Config } from '../config/config.ts';
import type { Session } from '../identity/identities.ts';
import type { Persistence } from '../store/persistence.ts';

/** Somebody who comes in over a socket. */
export interface Admitted {
  readonly session: Session;
  /** Takes a frame of any kind, of all that this person may send; false when it is one too many. */
  readonly mayCome: () => boolean;
  /** All sockets of the same address. */
  readonly ofAddress: ReadonlySet<WebSocket>;
  /** To be called when the socket closes. */
  leave(): void;
}

export interface SocketAdmission {
  /** Who asks for a socket, before it is opened; throws Refused when there are too many. */
  check(request: FastifyRequest): Promise<void>;
  /** Counts a socket that was opened; null when nobody knows who asked for it. */
  enter(request: FastifyRequest, socket: WebSocket): Admitted | null;
}

export function startSocketAdmission(context: Persistence, limits: Config['limits']): SocketAdmission {
  const ofOwner = new Map<IdentityId, Set<WebSocket>>();
  const ofAddress = new Map<string, Set<WebSocket>>();
  const coming = new WeakMap<FastifyRequest, Session>();
  // By person, however many sockets and bots they have and how often they open one.
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

/** Notes a socket under a key; gives what is to be called when it closes. */
function join<K>(groups: Map<K, Set<WebSocket>>, key: K, socket: WebSocket): () => void {
  const group = groups.get(key) ?? new Set();
  groups.set(key, group.add(socket));
  return () => {
    group.delete(socket);
    if (group.size === 0 && groups.get(key) === group) groups.delete(key);
  };
}
