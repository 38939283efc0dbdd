import { PATCHES, PROTOCOL_HEADER, refuse, understandEachOther } from '@belfry/protocol';
import type { FastifyInstance } from 'fastify';
import type { NodeServices } from '../store/node-services.ts';

/** Page and server tell each other which protocol they speak, and a page that is too old hears that instead of something it misunderstands. */
export function protocolHeaders(app: FastifyInstance, context: NodeServices): void {
  app.addHook('onRequest', async (request, reply) => {
    void reply.header(PROTOCOL_HEADER, String(context.protocol));
    if (!speaksProtocol(context, request.headers[PROTOCOL_HEADER])) throw refuse('other-protocol');
  });
}

/** Whoever names no number is served as well as can be. */
export function speaksProtocol({ protocol }: NodeServices, theirs: unknown): boolean {
  return theirs === undefined || understandEachOther(Number(theirs), protocol);
}

/** The number in the address of a socket, for which a page cannot set headers. */
export function protocolOf(query: unknown): unknown {
  return typeof query === 'object' && query !== null && 'protocol' in query ? query.protocol : undefined;
}

/** Does the address of a socket ask for patches of the kind we make? */
export function wantsPatches(query: unknown): boolean {
  return typeof query === 'object' && query !== null && 'patches' in query && query.patches === String(PATCHES);
}
