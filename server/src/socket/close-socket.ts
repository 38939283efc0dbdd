import type { WebSocket } from '@fastify/websocket';

/** Whoever does not answer a closing frame is cut off. */
const LEAVE_WITHIN_MS = 2000;

/** Closes a socket and sees to it that it is closed. Nothing that comes meanwhile is heard. */
export function closeSocket(socket: WebSocket, code: number, reason: string): void {
  socket.close(code, reason);
  setTimeout(() => socket.terminate(), LEAVE_WITHIN_MS).unref();
}
