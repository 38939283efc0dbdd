import websocket from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import type { NodesPort } from '../nodes/nodes-port.ts';
import { closeSockets } from './close-socket.ts';
import { trackConnections } from './raw-connections.ts';
import { socketRoute } from './socket-route.ts';

// The face of this folder: the life of a connection from its first byte over upgrade, admission, watching and backpressure to its close.

export { answerNodes } from './forwarded-clients.ts';

const LARGEST_FRAME = 16 * 1024;

/** Takes care of all connections to a server until it closes. Gives what adds the one socket to the routes. */
export async function serveConnections(
  app: FastifyInstance,
  context: NodesPort,
  limits: Config['limits'],
): Promise<(routes: FastifyInstance) => void> {
  const connections = trackConnections(app.server);
  dropRefusedUpgrades(app);
  await app.register(websocket, {
    // Pings are counted before they are answered.
    options: { maxPayload: LARGEST_FRAME, perMessageDeflate: false, autoPong: false },
    preClose(done) {
      // Whoever comes back now is answered like any other request: that the server goes down.
      app.server.removeAllListeners('upgrade');
      void closeSockets(this.websocketServer.clients, 1012, 'the server restarts; please come back').then(() => {
        connections.cut();
        this.websocketServer.close(done);
      });
    },
  });
  return (routes) => socketRoute(routes, context, limits);
}

/** A socket that was refused stays with nobody: the HTTP server has let go of it, and it would keep this server from closing. */
function dropRefusedUpgrades(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    if (request.headers.upgrade !== undefined && reply.statusCode >= 300) request.raw.socket.destroySoon();
  });
}
