import type { Table, TableSummary } from '@belfry/protocol';
import {
  instant,
  levelName,
  newTable,
  plainText,
  seatNumber,
  settingsChange,
  tableId,
  table as tableSchema,
  tableSummary,
} from '@belfry/protocol/schemas';
import { z } from 'zod';
import { sessionOf, whoAsks } from '../admission/sessions.ts';
import { forkMatch } from '../lobby/fork-match.ts';
import { changeSettings, freeSeat, makeTable, setReady, start, takeSeat } from '../lobby/lobby.ts';
import type { LobbyPort } from '../lobby/lobby-port.ts';
import { askRematch } from '../lobby/rematch.ts';
import { bringBack, takeAway } from '../lobby/remove-table.ts';
import { liveTables, openTables, summaries } from '../lobby/table-lists.ts';
import { tableFor } from '../play/render-table.ts';
import { tableAsSeen } from '../play/snapshots.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { type TableCache, within } from '../tables/table-cache.ts';
import type { App } from './app-port.ts';

const ofTable = z.object({ id: tableId });
const ofSeat = z.object({ id: tableId, seat: z.coerce.number().pipe(seatNumber) });

/** Registers the routes for tables, from the first seat to the rematch. */
export function tableRoutes(app: App, context: LobbyPort): void {
  listRoutes(app, context);
  ownerRoutes(app, context);
  seatRoutes(app, context);
}

const answer = { 200: tableSchema };

/** Registers the table lists and single tables. */
function listRoutes(app: App, context: TableCache): void {
  const lists = z.object({
    list: z.enum(['open', 'live', 'mine', 'archive', 'removed']).default('open'),
    /** For the archive: of one game, and created before this time. */
    game: plainText.max(40).optional(),
    before: z.coerce.number().pipe(instant).optional(),
  });
  const listed = z.object({ tables: z.array(tableSummary) });
  app.get(
    '/api/tables',
    { schema: { summary: 'Lists of tables', querystring: lists, response: { 200: listed } } },
    async (request): Promise<{ tables: TableSummary[] }> => {
      const { list, game, before } = request.query;
      if (list === 'open') return { tables: await openTables(context, (await sessionOf(context, request))?.me.id ?? null) };
      if (list === 'live') return { tables: await liveTables(context) };
      const { me } = await whoAsks(context, request);
      if (list === 'archive') return { tables: await summaries(context, { kind: list, identity: me.id, game, before }) };
      return { tables: await summaries(context, { kind: list, identity: me.id }) };
    },
  );

  app.get('/api/tables/:id', { schema: { summary: 'One table', params: ofTable, response: answer } }, async (request): Promise<Table> => {
    const me = (await sessionOf(context, request))?.me.id ?? null;
    return within(context, request.params.id, (table) => tableAsSeen(context, table, me));
  });
}

/** Registers what a host does with a table. */
function ownerRoutes(app: App, context: LobbyPort): void {
  const shown = (live: LiveTable): Table => tableFor(live, context.time);

  app.post('/api/tables', { schema: { summary: 'Make a table', body: newTable, response: answer } }, async (request): Promise<Table> => {
    const { me } = await whoAsks(context, request);
    const { from } = request.body;
    return shown(from === undefined ? await makeTable(context, me.id, request.body) : await forkMatch(context, me.id, request.body, from));
  });

  app.delete(
    '/api/tables/:id',
    { schema: { summary: 'Take your table away; it can be brought back for thirty days', params: ofTable, response: { 204: z.null() } } },
    async (request, reply) => {
      const { me } = await whoAsks(context, request);
      await takeAway(context, request.params.id, me.id);
      return reply.code(204).send(null);
    },
  );
  app.post(
    '/api/tables/:id/restore',
    { schema: { summary: 'Bring back a table that you took away', params: ofTable, response: answer } },
    async (request): Promise<Table> => {
      const { me } = await whoAsks(context, request);
      return shown(await bringBack(context, request.params.id, me.id));
    },
  );

  app.patch(
    '/api/tables/:id',
    { schema: { summary: 'Change what is agreed', params: ofTable, body: settingsChange, response: answer } },
    async (request): Promise<Table> => {
      const { me } = await whoAsks(context, request);
      return shown(await changeSettings(context, request.params.id, me.id, request.body));
    },
  );
}

/** Registers the seats of a table, from sitting down to the rematch. */
function seatRoutes(app: App, context: LobbyPort): void {
  const shown = (live: LiveTable): Table => tableFor(live, context.time);

  const sitting = z.strictObject({ bot: levelName.exactOptional() }).default({});
  app.post(
    '/api/tables/:id/seats/:seat',
    { schema: { summary: 'Take a seat, or put a bot there', params: ofSeat, body: sitting, response: answer } },
    async (request): Promise<Table> => {
      const { me } = await whoAsks(context, request);
      return shown(await takeSeat(context, request.params.id, me.id, request.params.seat, request.body.bot ?? null));
    },
  );
  app.delete(
    '/api/tables/:id/seats/:seat',
    { schema: { summary: 'Leave or free a seat', params: ofSeat, response: answer } },
    async (request): Promise<Table> => {
      const { me } = await whoAsks(context, request);
      return shown(await freeSeat(context, request.params.id, me.id, request.params.seat));
    },
  );

  const readiness = z.strictObject({ ready: z.boolean() });
  app.post(
    '/api/tables/:id/ready',
    { schema: { summary: 'Say that you are ready', params: ofTable, body: readiness, response: answer } },
    async (request): Promise<Table> => {
      const { me } = await whoAsks(context, request);
      return shown(await setReady(context, request.params.id, me.id, request.body.ready));
    },
  );
  app.post(
    '/api/tables/:id/start',
    { schema: { summary: 'Start the match', params: ofTable, response: answer } },
    async (request): Promise<Table> => {
      const { me } = await whoAsks(context, request);
      return shown(await start(context, request.params.id, me.id));
    },
  );
  app.post(
    '/api/tables/:id/rematch',
    { schema: { summary: 'Play again with the same people', params: ofTable, response: answer } },
    async (request): Promise<Table> => {
      const { me } = await whoAsks(context, request);
      return shown(await askRematch(context, request.params.id, me.id));
    },
  );
}
