import type { WebSocket } from '@fastify/websocket';

/** A client that does not answer the close frame within this time is cut off. */
const LEAVE_WITHIN_MS = 2000;

/** Closes a socket, by force if necessary. What it sends meanwhile is ignored. */
export function closeSocket(socket: WebSocket, code: number, reason: string): void {
  socket.close(code, reason);
  const timer = setTimeout(() => socket.terminate(), LEAVE_WITHIN_MS);
  socket.once('close', () => clearTimeout(timer));
}

/** Closes all sockets; resolves when all are closed, and cuts off those that do not answer. */
export async function closeSockets(sockets: Iterable<WebSocket>, code: number, reason: string): Promise<void> {
  await Promise.all(
    [...sockets].map(
      (socket) =>
        new Promise<void>((resolve) => {
          if (socket.readyState === socket.CLOSED) return resolve();
          socket.once('close', () => resolve());
          closeSocket(socket, code, reason);
        }),
    ),
  );
}
