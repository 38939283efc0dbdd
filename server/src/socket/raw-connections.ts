import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Tracks every connection to a server from its first byte: once a connection is upgraded the HTTP server no longer tracks it, and would
 * wait for it for ever.
 */
export interface RawConnections {
  /** Refuses new connections and closes the open ones. */
  cut(): void;
}

export function trackConnections(server: Server): RawConnections {
  const open = new Set<Socket>();
  let isCut = false;
  server.on('connection', (socket) => {
    // A connection that breaks before it has a listener must not end the process.
    socket.on('error', () => undefined);
    if (isCut) {
      socket.destroy();
      return;
    }
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  return {
    cut() {
      isCut = true;
      for (const socket of open) socket.destroy();
    },
  };
}
