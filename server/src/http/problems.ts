import { BadInput } from '@belfry/kernel';
import { isRefused, type Problem, type ProblemCode, type Reason, type RefusalCode, refuse } from '@belfry/protocol';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';

const OF_REFUSAL: Readonly<Record<RefusalCode, readonly [status: number, code: ProblemCode]>> = {
  illegal: [422, 'refused'],
  unreadable: [422, 'refused'],
  stale: [409, 'conflict'],
  'not-your-turn': [409, 'conflict'],
  forbidden: [403, 'forbidden'],
  'not-playing': [409, 'conflict'],
  'not-found': [404, 'not-found'],
  'too-many': [429, 'too-many'],
  unavailable: [503, 'unavailable'],
};

/** Refusals that mean the client must sign in first. */
const STRANGERS: ReadonlySet<Reason> = new Set(['unknown-visitor', 'wrong-login', 'unknown-passkey']);
const UNAUTHORISED = [401, 'unauthorised'] as const;

const OF_STATUS: Readonly<Record<number, ProblemCode>> = {
  400: 'bad-request',
  401: 'unauthorised',
  403: 'forbidden',
  404: 'not-found',
  413: 'too-large',
  415: 'bad-request',
  429: 'too-many',
};

/** Turns every error into a status, a code and a sentence; internal errors reveal no details. */
export function answerProblems(app: FastifyInstance, storeIsAway: () => boolean): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (isRefused(error)) return answerRefusal(reply, error);
    if (error instanceof BadInput) return reply.code(400).send({ code: 'bad-request', message: error.message } satisfies Problem);
    const status = error.statusCode ?? 500;
    const code = OF_STATUS[status];
    if (code !== undefined) return reply.code(status).send({ code, message: error.message } satisfies Problem);
    if (storeIsAway()) return answerRefusal(reply, refuse('store-away'));
    request.log.error({ err: error }, 'a request failed');
    return reply.code(500).send({ code: 'fault', message: 'something went wrong on our side; please try again' } satisfies Problem);
  });
}

function answerRefusal(reply: FastifyReply, { refusal: { code: refusal, ...told } }: ReturnType<typeof refuse>): FastifyReply {
  const [status, code] = STRANGERS.has(told.reason) ? UNAUTHORISED : OF_REFUSAL[refusal];
  return reply.code(status).send({ ...told, refusal, code } satisfies Problem);
}
