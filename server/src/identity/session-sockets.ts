import type { IdentityId } from '@belfry/protocol';

/** An open socket and the session it was opened with. */
interface SessionSocket {
  readonly tokenHash: string;
  close(): void;
  send(frame: string): void;
}

/** Which sockets are open for whom, so that the end of a session is the end of its sockets. */
export interface SessionSockets {
  /** Gives what is to be called when the socket closes by itself. */
  add(identity: IdentityId, socket: SessionSocket): () => void;
  /** Whose sockets are open here. */
  people(): IdentityId[];
  tellAll(frame: string): void;
  /** Closes the sockets of somebody whose session is no longer valid. */
  recheck(identity: IdentityId, isValid: (tokenHash: string) => Promise<boolean>): Promise<void>;
  /** The same for everybody, many at a time. */
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
      // Many sockets have few sessions: each is asked about once.
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
