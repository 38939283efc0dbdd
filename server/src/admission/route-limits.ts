import { refuse } from '@belfry/protocol';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import type { Limits } from '../config/config.ts';
import type { NodeServices } from '../store/node-services.ts';
import { addressOf } from './client-address.ts';

/** What a request takes from its address's budget of `httpPerMinute`: 1 stands for a few rows read by key. */
interface RouteCost {
  readonly cost: number;
  /** A second limit per address: sign-in attempts, or match files. */
  readonly window?: 'sign-in' | 'imports';
}

/** Served from memory or from static files. */
const FREE: RouteCost = { cost: 0 };
const LOOK: RouteCost = { cost: 1 };
const CHANGE: RouteCost = { cost: 1 };
/** Lists, and routes that fold a match when it is not cached. */
const LIST: RouteCost = { cost: 2 };
/** Routes that fold whole matches, position by position. */
const HEAVY: RouteCost = { cost: 5 };
/** Routes that hash a password, verify a signature or insert a row for a new visitor. */
const SIGN_IN: RouteCost = { cost: 2, window: 'sign-in' };

/** The cost of each route. The server does not start when a registered route is missing here. */
export const ROUTE_COSTS: Readonly<Record<string, RouteCost>> = {
  // The result is cached for a second.
  'GET /ready': FREE,
  'GET /health': FREE,
  'GET /metrics': FREE,
  'GET /.well-known/security.txt': FREE,
  'GET /': FREE,
  'GET /*': FREE,
  'GET /socket': LOOK,
  'GET /api': LOOK,
  'GET /api/server': LOOK,
  'GET /table/:id': LOOK,
  'GET /replay/table/:id': LOOK,
  'GET /notices/confirm/:token': LOOK,
  'POST /notices/confirm/:token': CHANGE,
  'GET /notices/leave/:token': LOOK,
  'POST /notices/leave/:token': CHANGE,

  'GET /api/me': SIGN_IN,
  'PATCH /api/me': SIGN_IN,
  'DELETE /api/me': SIGN_IN,
  'POST /api/account': SIGN_IN,
  'POST /api/account/password': SIGN_IN,
  'POST /api/account/codes': SIGN_IN,
  'POST /api/account/recovery': SIGN_IN,
  'POST /api/account/recovery-letter': SIGN_IN,
  'GET /api/account/sign-in-methods': LOOK,
  'POST /api/sign-in': SIGN_IN,
  'POST /api/sign-out': CHANGE,
  'POST /api/passkeys/registration': SIGN_IN,
  'POST /api/passkeys/registration/answer': SIGN_IN,
  'POST /api/passkeys/confirmation': SIGN_IN,
  'POST /api/passkeys/sign-in': SIGN_IN,
  'POST /api/passkeys/sign-in/answer': SIGN_IN,
  'DELETE /api/passkeys/:id': SIGN_IN,
  'GET /api/me/data': { ...HEAVY, window: 'sign-in' },

  'GET /api/me/devices': LOOK,
  'DELETE /api/me/devices/:id': CHANGE,
  'POST /api/me/hand-over': SIGN_IN,
  'DELETE /api/me/hand-over': CHANGE,
  'POST /api/hand-over/owner': SIGN_IN,
  'POST /api/hand-over': SIGN_IN,
  'GET /api/me/notices': LOOK,
  'PUT /api/me/notices': CHANGE,
  'POST /api/me/notices/channels': CHANGE,
  'DELETE /api/me/notices/channels/:id': CHANGE,
  'PUT /api/me/notices/channels/:id/recovery': SIGN_IN,
  'GET /api/me/time-off': LOOK,
  // Writes every table of the user.
  'PUT /api/me/time-off': HEAVY,
  'POST /api/me/progress': LIST,
  // Bytes are limited separately.
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

function costOf({ method, url }: Pick<RouteOptions, 'method' | 'url'>): RouteCost | undefined {
  const [first = ''] = Array.isArray(method) ? method : [method];
  // A HEAD request costs what its GET costs.
  return ROUTE_COSTS[`${first === 'HEAD' ? 'GET' : first} ${url}`];
}

/** Charges every request before it is handled, however its URL is written. Call before registering any route. */
export function limitRoutes(
  app: FastifyInstance,
  { sharedLimits }: NodeServices,
  { httpPerMinute, doorPerMinute, importsPerMinute }: Limits,
): void {
  const allowance = sharedLimits.buckets('http', httpPerMinute / 60, httpPerMinute);
  const windows = {
    'sign-in': sharedLimits.windows('sign-in', doorPerMinute, 60_000),
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
