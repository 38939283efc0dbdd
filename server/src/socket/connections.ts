import websocket from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import type { NodesPort } from '../nodes/nodes-port.ts';
import { closeSockets } from './close-socket.ts';
import { trackConnections } from './raw-connections.ts';
import { socketRoute } from './socket-route.ts';

// The entry point of this folder, which handles a connection from its first byte over upgrade, admission, watching and backpressure to its
// close.

export { answerNodes } from './forwarded-clients.ts';

const LARGEST_FRAME = 16 * 1024;

/** Manages all connections to a server until it closes. Returns a function that registers the socket route. */
export async function serveConnections(
  app: FastifyInstance,
  context: NodesPort,
  limits: Config['limits'],
): Promise<(routes: FastifyInstance) => void> {
  const connections = trackConnections(app.server);
  dropRefusedUpgrades(app);
  await app.register(websocket, {
    // Pings count towards the rate limit before they are answered.
    options: { maxPayload: LARGEST_FRAME, perMessageDeflate: false, autoPong: false },
    errorHandler(error, socket, request) {
      socket.terminate();
      // Frames that break the protocol are their client's fault: a log line for each would let anyone fill the log.
      if (!isOfClient(error)) request.log.error({ err: error }, 'a socket could not be served');
    },
    preClose(done) {
      // A client that reconnects now is answered like any other request: the server is shutting down.
      app.server.removeAllListeners('upgrade');
      void closeSockets(this.websocketServer.clients, 1012, 'the server restarts; please come back').then(() => {
        connections.cut();
        this.websocketServer.close(done);
      });
    },
  });
  return (routes) => socketRoute(routes, context, limits);
}

/** Errors of the socket library's parser have codes of their own. */
function isOfClient(error: Error): boolean {
  return 'code' in error && String(error.code).startsWith('WS_ERR_');
}

/** Destroys refused upgrades: the HTTP server no longer tracks them, and they would keep this server from closing. */
function dropRefusedUpgrades(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    if (request.headers.upgrade !== undefined && reply.statusCode >= 300) request.raw.socket.destroySoon();
  });
}
