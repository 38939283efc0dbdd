import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Every connection to a server, from its first byte: once it is upgraded the HTTP server knows it no more, and would wait for it for ever. */
export interface RawConnections {
  /** Lets nobody in any more and cuts off whoever is still there. */
  cut(): void;
}

export function trackConnections(server: Server): RawConnections {
  const open = new Set<Socket>();
  let isCut = false;
  server.on('connection', (socket) => {
    // A connection that breaks before anything listens to it must not end the process.
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
