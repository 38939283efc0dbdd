import type { IdentityId } from '@belfry/protocol';

interface SessionSocket {
  readonly tokenHash: string;
  close(): void;
  send(frame: string): void;
}

/** Tracks the open sockets of every user, so that a session's end closes its sockets. */
export interface SessionSockets {
  /** Adds a socket; returns a function to call when it closes by itself. */
  add(identity: IdentityId, socket: SessionSocket): () => void;
  /** Returns the users with open sockets on this node. */
  people(): IdentityId[];
  tellAll(frame: string): void;
  /** Closes the sockets of a user whose session is no longer valid. */
  recheck(identity: IdentityId, isValid: (tokenHash: string) => Promise<boolean>): Promise<void>;
  /** Does the same for all users, in batches. */
  recheckAll(findValid: (tokenHashes: readonly string[]) => Promise<ReadonlySet<string>>): Promise<void>;
}

const ASKED_TOGETHER = 500;

export function startSessionSockets(): SessionSockets {
  const open = new Map<IdentityId, Set<SessionSocket>>();
  return {
    add(identity, socket) {
      const own = open.get(identity) ?? new Set();
      own.add(socket);
      open.set(identity, own);
      return () => {
        own.delete(socket);
        if (own.size === 0 && open.get(identity) === own) open.delete(identity);
      };
    },
    people: () => [...open.keys()],
    tellAll(frame) {
      for (const own of open.values()) for (const socket of own) socket.send(frame);
    },
    async recheck(identity, isValid) {
      const own = [...(open.get(identity) ?? [])];
      // Many sockets share few sessions: each session is checked once.
      for (const tokenHash of new Set(own.map((socket) => socket.tokenHash))) {
        if (await isValid(tokenHash)) continue;
        for (const socket of own) if (socket.tokenHash === tokenHash) socket.close();
      }
    },
    async recheckAll(findValid) {
      const sockets = [...open.values()].flatMap((own) => [...own]);
      const hashes = [...new Set(sockets.map(({ tokenHash }) => tokenHash))];
      for (let from = 0; from < hashes.length; from += ASKED_TOGETHER) {
        const asked = new Set(hashes.slice(from, from + ASKED_TOGETHER));
        const valid = await findValid([...asked]);
        for (const socket of sockets) if (asked.has(socket.tokenHash) && !valid.has(socket.tokenHash)) socket.close();
      }
    },
  };
}
