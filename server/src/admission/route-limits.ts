import { refuse } from '@belfry/protocol';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import type { Limits } from '../config/config.ts';
import type { NodeServices } from '../store/node-services.ts';
import { addressOf } from './client-address.ts';

/** What a request takes of the allowance of its address, `httpPerMinute` a minute: 1 is a few rows by their key. */
interface RouteCost {
  readonly cost: number;
  /** A limit of its own for each address besides: tries to get in, match files. */
  readonly window?: 'door' | 'imports';
}

/** Answered from memory, or from files as they lie. */
const FREE: RouteCost = { cost: 0 };
const LOOK: RouteCost = { cost: 1 };
const CHANGE: RouteCost = { cost: 1 };
/** Lists, and what folds a match when it is not in memory. */
const LIST: RouteCost = { cost: 2 };
/** Whole matches, positions one after the other. */
const HEAVY: RouteCost = { cost: 5 };
/** A hash of a password, a signature, or a new row for a stranger. */
const DOOR: RouteCost = { cost: 2, window: 'door' };

/** What each route costs. One that is registered and does not stand here ends the start of the server. */
export const ROUTE_COSTS: Readonly<Record<string, RouteCost>> = {
  // Its answer counts for a second, whoever asks.
  'GET /ready': FREE,
  'GET /health': FREE,
  'GET /metrics': FREE,
  'GET /.well-known/security.txt': FREE,
  'GET /': FREE,
  'GET /*': FREE,
  'GET /socket': LOOK,
  'GET /api': LOOK,
  'GET /api/house': LOOK,
  'GET /table/:id': LOOK,
  'GET /replay/table/:id': LOOK,
  'GET /notices/confirm/:token': LOOK,
  'POST /notices/confirm/:token': CHANGE,
  'GET /notices/leave/:token': LOOK,
  'POST /notices/leave/:token': CHANGE,

  'GET /api/me': DOOR,
  'PATCH /api/me': DOOR,
  'DELETE /api/me': DOOR,
  'POST /api/account': DOOR,
  'POST /api/account/password': DOOR,
  'POST /api/account/codes': DOOR,
  'POST /api/account/recovery': DOOR,
  'POST /api/account/recovery-letter': DOOR,
  'GET /api/account/sign-in-methods': LOOK,
  'POST /api/sign-in': DOOR,
  'POST /api/sign-out': CHANGE,
  'POST /api/passkeys/registration': DOOR,
  'POST /api/passkeys/registration/answer': DOOR,
  'POST /api/passkeys/confirmation': DOOR,
  'POST /api/passkeys/sign-in': DOOR,
  'POST /api/passkeys/sign-in/answer': DOOR,
  'DELETE /api/passkeys/:id': DOOR,
  'GET /api/me/data': { ...HEAVY, window: 'door' },

  'GET /api/me/devices': LOOK,
  'DELETE /api/me/devices/:id': CHANGE,
  'POST /api/me/hand-over': DOOR,
  'DELETE /api/me/hand-over': CHANGE,
  'POST /api/hand-over/owner': DOOR,
  'POST /api/hand-over': DOOR,
  'GET /api/me/notices': LOOK,
  'PUT /api/me/notices': CHANGE,
  'POST /api/me/notices/channels': CHANGE,
  'DELETE /api/me/notices/channels/:id': CHANGE,
  'PUT /api/me/notices/channels/:id/recovery': DOOR,
  'GET /api/me/time-off': LOOK,
  // Every table of theirs is written.
  'PUT /api/me/time-off': HEAVY,
  'POST /api/me/progress': LIST,
  // Bytes are counted besides.
  'GET /api/me/device-tables': LIST,
  'GET /api/me/device-tables/:id': LOOK,
  'PUT /api/me/device-tables/:id': LIST,
  'DELETE /api/me/device-tables/:id': CHANGE,

  'GET /api/bots': LOOK,
  'POST /api/bots': CHANGE,
  'DELETE /api/bots/:id': CHANGE,
  'GET /api/people': LIST,
  'GET /api/people/:id': LIST,
  'PUT /api/people/:id/block': CHANGE,
  'DELETE /api/people/:id/block': CHANGE,

  'GET /api/tables': LIST,
  'POST /api/tables': LIST,
  'GET /api/tables/:id': LOOK,
  'PATCH /api/tables/:id': CHANGE,
  'DELETE /api/tables/:id': CHANGE,
  'POST /api/tables/:id/restore': CHANGE,
  'POST /api/tables/:id/seats/:seat': CHANGE,
  'DELETE /api/tables/:id/seats/:seat': CHANGE,
  'POST /api/tables/:id/ready': CHANGE,
  'POST /api/tables/:id/start': LIST,
  'POST /api/tables/:id/rematch': LIST,
  'GET /api/tables/:id/invitations': LOOK,
  'POST /api/tables/:id/invitations': CHANGE,
  'DELETE /api/tables/:id/invitations': CHANGE,
  'GET /api/tables/:id/note': LOOK,
  'PUT /api/tables/:id/note': CHANGE,
  'GET /api/tables/:id/position': LOOK,
  'POST /api/tables/:id/moves': CHANGE,
  'PUT /api/tables/:id/standing': CHANGE,
  'GET /api/tables/:id/replay': HEAVY,
  'GET /api/tables/:id/export': HEAVY,
  'POST /api/matches/import': { ...HEAVY, window: 'imports' },

  'GET /api/operators/people': LIST,
  'GET /api/operators/acts': LIST,
  'POST /api/operators/acts': LIST,
};

/** The cost of a route, as it is registered. */
function costOf({ method, url }: Pick<RouteOptions, 'method' | 'url'>): RouteCost | undefined {
  const [first = ''] = Array.isArray(method) ? method : [method];
  // What can be asked for can be asked about.
  return ROUTE_COSTS[`${first === 'HEAD' ? 'GET' : first} ${url}`];
}

/** Every request pays for itself before anything is done for it, however its address was written. Call before any route is registered. */
export function limitRoutes(
  app: FastifyInstance,
  { sharedLimits }: NodeServices,
  { httpPerMinute, doorPerMinute, importsPerMinute }: Limits,
): void {
  const allowance = sharedLimits.buckets('http', httpPerMinute / 60, httpPerMinute);
  const windows = {
    door: sharedLimits.windows('door', doorPerMinute, 60_000),
    imports: sharedLimits.windows('imports', importsPerMinute, 60_000),
  };
  app.addHook('onRoute', (route) => {
    if (costOf(route) === undefined) throw new Error(`what ${String(route.method)} ${route.url} costs does not stand in ROUTE_COSTS`);
  });
  app.addHook('onRequest', async (request: FastifyRequest) => {
    const { method, url } = request.routeOptions;
    const cost = url === undefined ? undefined : costOf({ method: method ?? request.method, url });
    if (cost === undefined || cost.cost === 0) return;
    const address = addressOf(request);
    if (cost.window !== undefined && !windows[cost.window].take(`${address} ${request.method} ${url}`)) throw refuse('many-requests');
    if (!allowance.take(address, cost.cost)) throw refuse('many-requests');
  });
}
