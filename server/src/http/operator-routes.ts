import { type ActLine, type FoundPerson, type IdentityId, refuse } from '@belfry/protocol';
import { actLog, foundPeople, operatorAct, plainText } from '@belfry/protocol/schemas';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { sessionOf } from '../admission/sessions.ts';
import { sameSecret } from '../base/same-secret.ts';
import { onNotification } from '../nodes/notes.ts';
import { administration } from '../operators/administration.ts';
import type { App, AppPort } from './app-port.ts';

/** Returns the operator who asks, or null for the console of this machine; throws Refused for everyone else. */
async function operatorAsks(context: AppPort, request: FastifyRequest): Promise<IdentityId | null> {
  if (sameSecret(request.headers.authorization ?? '', `Bearer ${context.consoleToken}`)) return null;
  const session = await sessionOf(context, request);
  if (session === null || !session.me.operator) throw refuse('operators-only');
  return session.me.id;
}

/** Registers the operators' routes. Each calls `operatorAsks` first, and every act is logged. */
export function operatorRoutes(app: App, context: AppPort): void {
  const { db, notifier } = context.store;
  const admin = administration(db, context.time.now, (note) => {
    notifier.notify(note);
    onNotification(context, note, context.node);
  });

  const finding = z.object({ find: plainText.max(60).default('') });
  app.get(
    '/api/operators/people',
    { schema: { summary: 'Find people (operators)', querystring: finding, response: { 200: foundPeople } } },
    async (request): Promise<{ people: readonly FoundPerson[] }> => {
      await operatorAsks(context, request);
      return { people: await admin.find(request.query.find) };
    },
  );
  app.get(
    '/api/operators/acts',
    { schema: { summary: 'What was done (operators)', response: { 200: actLog } } },
    async (request): Promise<{ acts: readonly ActLine[] }> => {
      await operatorAsks(context, request);
      return { acts: await admin.log() };
    },
  );
  app.post(
    '/api/operators/acts',
    { schema: { summary: 'Do something, and have it written down (operators)', body: operatorAct, response: { 200: actLog } } },
    async (request): Promise<{ acts: readonly ActLine[] }> => {
      await admin.carryOut(await operatorAsks(context, request), request.body);
      return { acts: await admin.log() };
    },
  );
}
