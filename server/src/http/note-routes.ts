import { refuse, type TableNote } from '@belfry/protocol';
import { tableId, tableNote } from '@belfry/protocol/schemas';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { whoAsks } from '../admission/sessions.ts';
import type { LobbyPort } from '../lobby/lobby-port.ts';
import { checkStorage } from '../lobby/table-quota.ts';
import { deleteNote, findNote, keepNote } from '../store/table-notes.ts';
import { within } from '../tables/table-cache.ts';
import { requireAccess } from '../tables/viewer-access.ts';
import type { App } from './app-port.ts';

const ofTable = z.object({ id: tableId });

/** Registers the routes for a user's private notes at a table. No one else learns that there are any. */
export function noteRoutes(app: App, context: LobbyPort): void {
  const { db } = context.store;

  async function writer(request: FastifyRequest<{ Params: z.infer<typeof ofTable> }>): Promise<string> {
    const { me } = await whoAsks(context, request);
    if (me.kind === 'bot') throw refuse('bots-stay-bots');
    await within(context, request.params.id, async (table) => void requireAccess(context, table, me.id, undefined));
    return me.id;
  }

  app.get(
    '/api/tables/:id/note',
    { schema: { summary: 'Your own note at a table', params: ofTable, response: { 200: tableNote } } },
    async (request): Promise<TableNote> => ({ text: await findNote(db, await writer(request), request.params.id) }),
  );
  app.put(
    '/api/tables/:id/note',
    { schema: { summary: 'Keep a note of your own at a table', params: ofTable, body: tableNote, response: { 204: z.null() } } },
    async (request, reply) => {
      const identity = await writer(request);
      const { text } = request.body;
      const table = request.params.id;
      if (text === '') await deleteNote(db, identity, table);
      else {
        await checkStorage(context, identity, Buffer.byteLength(text) - Buffer.byteLength(await findNote(db, identity, table)));
        await keepNote(db, { identity, table, text, at: context.time.now() });
      }
      return reply.code(204).send(null);
    },
  );
}
