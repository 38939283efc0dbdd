import { PATCHES, PROTOCOL_HEADER, refuse, understandEachOther } from '@belfry/protocol';
import type { FastifyInstance } from 'fastify';
import type { NodeServices } from '../store/node-services.ts';

/** Sends the protocol version with every response, and refuses pages that are too old with an error they understand. */
export function protocolHeaders(app: FastifyInstance, context: NodeServices): void {
  app.addHook('onRequest', async (request, reply) => {
    void reply.header(PROTOCOL_HEADER, String(context.protocol));
    if (!speaksProtocol(context, request.headers[PROTOCOL_HEADER])) throw refuse('other-protocol');
  });
}

/** Returns true if the versions are compatible; a client that sends no version is accepted. */
export function speaksProtocol({ protocol }: NodeServices, theirs: unknown): boolean {
  return theirs === undefined || understandEachOther(Number(theirs), protocol);
}

/** Returns the version from a socket's query string, because a page cannot set headers on a socket. */
export function protocolOf(query: unknown): unknown {
  return typeof query === 'object' && query !== null && 'protocol' in query ? query.protocol : undefined;
}

/** Returns true if a socket's query string asks for emotes, which earlier versions do not know. */
export function wantsEmotes(query: unknown): boolean {
  return typeof query === 'object' && query !== null && 'emotes' in query && query.emotes === '1';
}

/** Returns true if a socket's query string asks for the patch format of this build. */
export function wantsPatches(query: unknown): boolean {
  return typeof query === 'object' && query !== null && 'patches' in query && query.patches === String(PATCHES);
}
