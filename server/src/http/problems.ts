import { BadInput } from '@belfry/kernel';
import type { Problem, ProblemCode, RefusalCode } from '@belfry/protocol';
import type { FastifyError, FastifyInstance } from 'fastify';
import { Refused } from '../play/refused.ts';
import { Unauthorised } from './sessions.ts';

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

const OF_STATUS: Readonly<Record<number, ProblemCode>> = {
  400: 'bad-request',
  401: 'unauthorised',
  403: 'forbidden',
  404: 'not-found',
  413: 'too-large',
  415: 'bad-request',
  429: 'too-many',
};

/** Every error becomes a status, a code and a sentence; what is our own fault says nothing of its inside. */
export function answerProblems(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof Unauthorised) return reply.code(401).send({ ...told(error), code: 'unauthorised' } satisfies Problem);
    if (error instanceof Refused) {
      const [status, code] = OF_REFUSAL[error.code];
      return reply.code(status).send({ ...told(error), code } satisfies Problem);
    }
    if (error instanceof BadInput) return reply.code(400).send({ code: 'bad-request', message: error.message } satisfies Problem);
    const status = error.statusCode ?? 500;
    const code = OF_STATUS[status];
    if (code !== undefined) return reply.code(status).send({ code, message: error.message } satisfies Problem);
    request.log.error({ err: error }, 'a request failed');
    return reply.code(500).send({ code: 'fault', message: 'something went wrong on our side; please try again' } satisfies Problem);
  });
}

function told({ message, code, reason, args, clause, phrase }: Refused) {
  return { message, refusal: code, reason, args, ...(clause === undefined ? {} : { clause }), ...(phrase === undefined ? {} : { phrase }) };
}
