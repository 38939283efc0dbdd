import { type Devices, type HandOver, type Me, type Person, refuse } from '@belfry/protocol';
import { devices, handOver, me as meSchema, person, plainText } from '@belfry/protocol/schemas';
import { z } from 'zod';
import type { AttemptLimits } from '../admission/attempt-limits.ts';
import { addressOf } from '../admission/client-address.ts';
import { sure } from '../admission/proof.ts';
import { keepSession, sessionOf, whoAsks } from '../admission/sessions.ts';
import { acceptHandOver, devicesOf, endDevice, lookAtHandOver, makeHandOver, withdrawHandOver } from '../identity/hand-over.ts';
import { openSession } from '../identity/identities.ts';
import type { SessionPort } from '../identity/session-port.ts';
import { sessionsEnded } from '../identity/session-revocation.ts';
import { reportSignInChange } from '../identity/sign-in-changes.ts';
import { deleteSession } from '../store/identities.ts';
import type { App } from './app-port.ts';

const code = plainText.min(1).max(64);
const nothing = { 204: z.null() };

/** Registers the routes for a user's devices and for single-use links that continue a guest's session on another device. */
export function handOverRoutes(app: App, context: SessionPort, attemptLimits: AttemptLimits): void {
  deviceRoutes(app, context);
  linkRoutes(app, context, attemptLimits);
}

function deviceRoutes(app: App, context: SessionPort): void {
  const { store, time } = context;

  app.get(
    '/api/me/devices',
    { schema: { summary: 'The browsers in which you are yourself', response: { 200: devices } } },
    async (request): Promise<Devices> => devicesOf(store.db, await whoAsks(context, request), time.now()),
  );
  app.delete(
    '/api/me/devices/:id',
    { schema: { summary: 'End what a browser of yours is', params: z.object({ id: plainText.max(64) }), response: nothing } },
    async (request, reply) => {
      const session = await whoAsks(context, request);
      await endDevice(store.db, session, request.params.id, time.now());
      await sessionsEnded(context, session.me.id);
      return reply.code(204).send(null);
    },
  );
}

function linkRoutes(app: App, context: SessionPort, { attempts }: AttemptLimits): void {
  const { store, time } = context;

  app.post(
    '/api/me/hand-over',
    { schema: { summary: 'A code with which you go on at another device, once', response: { 200: handOver } } },
    async (request): Promise<HandOver> => makeHandOver(store.db, (await whoAsks(context, request)).me, time.now()),
  );
  app.delete('/api/me/hand-over', { schema: { summary: 'Withdraw that code', response: nothing } }, async (request, reply) => {
    await withdrawHandOver(store.db, (await whoAsks(context, request)).me);
    return reply.code(204).send(null);
  });
  app.post(
    '/api/hand-over/owner',
    { schema: { summary: 'Whose code it is', body: z.strictObject({ code }), response: { 200: person } } },
    async (request): Promise<Person> => {
      if (!attempts.handOver.take(addressOf(request))) throw refuse('many-requests');
      return lookAtHandOver(store.db, request.body.code, time.now());
    },
  );
  app.post(
    '/api/hand-over',
    {
      schema: {
        summary: 'Go on here as the guest whose code it is',
        body: z.strictObject({ code, sure }),
        response: { 200: meSchema },
      },
    },
    async (request, reply): Promise<Me> => {
      if (!attempts.handOver.take(addressOf(request))) throw refuse('many-requests');
      const before = await sessionOf(context, request);
      const asked = { code: request.body.code, sure: request.body.sure === true };
      const identity = await acceptHandOver(store.db, asked, before, time.now());
      const admitted = await openSession(store.db, identity, 'browser', time.now());
      keepSession(context, request, reply, admitted);
      await reportSignInChange(store.db, identity, 'device-added', time.now());
      if (before !== null) {
        await deleteSession(store.db, before.tokenHash);
        await sessionsEnded(context, before.me.id);
      }
      return admitted.me;
    },
  );
}
