import { type Me, type Profile, refuse } from '@belfry/protocol';
import { acquaintances, personId, profile, tableId } from '@belfry/protocol/schemas';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { whoAsks } from '../admission/sessions.ts';
import { acquaintancesOf, block, profileFor } from '../identity/profiles.ts';
import { invite, invitedTo } from '../lobby/invitations.ts';
import type { PlayPort } from '../play/play-port.ts';
import { deleteBlock, settleInvitation } from '../store/people.ts';
import type { App } from './app-port.ts';

const ofPerson = z.object({ id: personId });
const ofTable = z.object({ id: tableId });
const nothing = { 204: z.null() };
/** Invitations of one user: 20 at once, and one more every 30 seconds. */
const INVITED_AT_ONCE = 20;
const INVITED_PER_SECOND = 1 / 30;

/** Registers the routes for profiles, acquaintances, invitations and blocks. */
export function peopleRoutes(app: App, context: PlayPort): void {
  const { store } = context;
  const invitations = context.sharedLimits.buckets('invitations', INVITED_PER_SECOND, INVITED_AT_ONCE);

  async function person(request: FastifyRequest): Promise<Me> {
    const { me } = await whoAsks(context, request);
    if (me.kind === 'bot') throw refuse('bots-stay-bots');
    return me;
  }

  app.get(
    '/api/people',
    { schema: { summary: 'Whom you have played with, and whom you have blocked', response: { 200: acquaintances } } },
    async (request) => ({ people: await acquaintancesOf(context, (await person(request)).id) }),
  );
  app.get(
    '/api/people/:id',
    { schema: { summary: 'The profile of somebody', params: ofPerson, response: { 200: profile } } },
    async (request): Promise<Profile> => profileFor(context, (await whoAsks(context, request)).me.id, request.params.id),
  );
  app.put(
    '/api/people/:id/block',
    { schema: { summary: 'Block somebody', params: ofPerson, response: nothing } },
    async (request, reply) => {
      await block(context, (await person(request)).id, request.params.id);
      return reply.code(204).send(null);
    },
  );
  app.delete(
    '/api/people/:id/block',
    { schema: { summary: 'Block somebody no more', params: ofPerson, response: nothing } },
    async (request, reply) => {
      await deleteBlock(store.db, (await person(request)).id, request.params.id);
      return reply.code(204).send(null);
    },
  );

  const invited = z.object({ people: z.array(z.string()) });
  app.get(
    '/api/tables/:id/invitations',
    { schema: { summary: 'Who is asked to your table and has not answered', params: ofTable, response: { 200: invited } } },
    async (request) => ({ people: await invitedTo(context, request.params.id, (await person(request)).id) }),
  );
  app.post(
    '/api/tables/:id/invitations',
    {
      schema: {
        summary: 'Ask somebody you have played with to your table',
        params: ofTable,
        body: z.strictObject({ person: personId }),
        response: nothing,
      },
    },
    async (request, reply) => {
      const me = await person(request);
      if (!invitations.take(me.id)) throw refuse('many-invitations');
      await invite(context, request.params.id, me.id, request.body.person);
      return reply.code(204).send(null);
    },
  );
  app.delete(
    '/api/tables/:id/invitations',
    { schema: { summary: 'Say that you will not come', params: ofTable, response: nothing } },
    async (request, reply) => {
      await settleInvitation(store, request.params.id, (await person(request)).id);
      return reply.code(204).send(null);
    },
  );
}
