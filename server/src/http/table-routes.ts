import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { type Hall, within } from '../play/hall.ts';
import { isLate, lateScene, tableForLate } from '../play/late.ts';
import type { LiveTable } from '../play/live-table.ts';
import { tableFor } from '../play/viewing.ts';
import type { IdentityId, Table, TableSummary } from '../protocol/index.ts';
import { seatNumber, tableId } from '../protocol/message-schemas.ts';
import { levelName, newTable, settingsChange, table as tableSchema, tableSummary } from '../protocol/resource-schemas.ts';
import { summaries } from '../tables/lists.ts';
import { changeSettings, freeSeat, makeTable, setReady, start, takeSeat } from '../tables/lobby.ts';
import { playOnFrom } from '../tables/playing-on.ts';
import { askRematch } from '../tables/rematch.ts';
import { sessionOf, whoAsks } from './sessions.ts';

const ofTable = z.object({ id: tableId });
const ofSeat = z.object({ id: tableId, seat: z.coerce.number().pipe(seatNumber) });

/** Tables from the first chair to the rematch. */
export function tableRoutes(plain: FastifyInstance, hall: Hall): void {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  const shown = (live: LiveTable): Table => tableFor(live, hall.time.now());
  const answer = { 200: tableSchema };

  app.post('/api/tables', { schema: { summary: 'Make a table', body: newTable, response: answer } }, async (request): Promise<Table> => {
    const { me } = await whoAsks(hall, request);
    const { from } = request.body;
    return shown(from === undefined ? await makeTable(hall, me.id, request.body) : await playOnFrom(hall, me.id, request.body, from));
  });

  const lists = z.object({ list: z.enum(['open', 'live', 'mine', 'archive']).default('open') });
  const listed = z.object({ tables: z.array(tableSummary) });
  app.get(
    '/api/tables',
    { schema: { summary: 'Lists of tables', querystring: lists, response: { 200: listed } } },
    async (request): Promise<{ tables: TableSummary[] }> => {
      const { list } = request.query;
      if (list === 'open' || list === 'live') return { tables: await summaries(hall, { kind: list }) };
      const { me } = await whoAsks(hall, request);
      return { tables: await summaries(hall, { kind: list, identity: me.id }) };
    },
  );

  app.get('/api/tables/:id', { schema: { summary: 'One table', params: ofTable, response: answer } }, async (request): Promise<Table> => {
    const me = (await sessionOf(hall, request))?.me.id ?? null;
    return within(hall, request.params.id, (table) => tableAsSeen(hall, table, me));
  });

  app.patch(
    '/api/tables/:id',
    { schema: { summary: 'Change what is agreed', params: ofTable, body: settingsChange, response: answer } },
    async (request): Promise<Table> => {
      const { me } = await whoAsks(hall, request);
      return shown(await changeSettings(hall, request.params.id, me.id, request.body));
    },
  );

  const sitting = z.strictObject({ bot: levelName.exactOptional() }).default({});
  app.post(
    '/api/tables/:id/seats/:seat',
    { schema: { summary: 'Take a seat, or put a bot there', params: ofSeat, body: sitting, response: answer } },
    async (request): Promise<Table> => {
      const { me } = await whoAsks(hall, request);
      return shown(await takeSeat(hall, request.params.id, me.id, request.params.seat, request.body.bot ?? null));
    },
  );
  app.delete(
    '/api/tables/:id/seats/:seat',
    { schema: { summary: 'Leave or free a seat', params: ofSeat, response: answer } },
    async (request): Promise<Table> => {
      const { me } = await whoAsks(hall, request);
      return shown(await freeSeat(hall, request.params.id, me.id, request.params.seat));
    },
  );

  const readiness = z.strictObject({ ready: z.boolean() });
  app.post(
    '/api/tables/:id/ready',
    { schema: { summary: 'Say that you are ready', params: ofTable, body: readiness, response: answer } },
    async (request): Promise<Table> => {
      const { me } = await whoAsks(hall, request);
      return shown(await setReady(hall, request.params.id, me.id, request.body.ready));
    },
  );
  app.post(
    '/api/tables/:id/start',
    { schema: { summary: 'Start the match', params: ofTable, response: answer } },
    async (request): Promise<Table> => {
      const { me } = await whoAsks(hall, request);
      return shown(await start(hall, request.params.id, me.id));
    },
  );
  app.post(
    '/api/tables/:id/rematch',
    { schema: { summary: 'Play again with the same people', params: ofTable, response: answer } },
    async (request): Promise<Table> => {
      const { me } = await whoAsks(hall, request);
      return shown(await askRematch(hall, request.params.id, me.id));
    },
  );
}

/** Whoever does not sit at the table sees it as late as spectators do. */
export async function tableAsSeen(hall: Hall, table: LiveTable, me: IdentityId | null): Promise<Table> {
  const sits = table.seats.some(({ identity }) => identity === me && me !== null);
  if (sits || !isLate(table, null)) return tableFor(table, hall.time.now());
  const { position } = await lateScene(hall, table, 0);
  return tableForLate(table, position.seq, hall.time.now());
}
