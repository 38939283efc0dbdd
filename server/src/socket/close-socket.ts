import type { WebSocket } from '@fastify/websocket';

/** Whoever does not answer a closing frame is cut off. */
const LEAVE_WITHIN_MS = 2000;

/** Closes a socket and sees to it that it is closed. Nothing that comes meanwhile is heard. */
export function closeSocket(socket: WebSocket, code: number, reason: string): void {
  socket.close(code, reason);
  const timer = setTimeout(() => socket.terminate(), LEAVE_WITHIN_MS);
  socket.once('close', () => clearTimeout(timer));
}

/** Takes leave of everybody; resolves when nobody is left, which whoever does not answer cannot put off. */
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
