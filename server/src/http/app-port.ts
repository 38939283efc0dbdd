import type { FastifyBaseLogger, FastifyInstance, RawReplyDefaultExpression, RawRequestDefaultExpression, RawServerDefault } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { LobbyPort } from '../lobby/lobby-port.ts';
import type { NodesPort } from '../nodes/nodes-port.ts';

/** What the HTTP routes of a node need. */
export interface AppPort extends LobbyPort, NodesPort {
  /** Proves that a client can read the file beside the store, and so runs the server. */
  readonly consoleToken: string;
}

/** An app whose routes are typed by their schemas. */
export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>;
