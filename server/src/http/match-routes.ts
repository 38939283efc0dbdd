import { type Entry, type SeatNote, writeLog } from '@belfry/kernel';
import { crestsAtTable } from '@belfry/live';
import { type Replay, refuse, type Table } from '@belfry/protocol';
import {
  moveText,
  newStanding,
  position,
  replay,
  requestId,
  seatNumber,
  sequenceNumber,
  step,
  tableId,
  table as tableSchema,
} from '@belfry/protocol/schemas';
import { z } from 'zod';
import { addressOf } from '../admission/client-address.ts';
import { whoAsks } from '../admission/sessions.ts';
import { importMatch } from '../lobby/fork-match.ts';
import type { LobbyPort } from '../lobby/lobby-port.ts';
import { playMove } from '../play/moves.ts';
import type { PlayPort } from '../play/play-port.ts';
import { tableFor } from '../play/render-table.ts';
import { stand } from '../play/seat-changes.ts';
import { isOverFor, positionAndStepsFor, replayOf, tableAsSeen } from '../play/snapshots.ts';
import { pagesOfEntries } from '../store/entries.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { seatNames } from '../tables/seat-names.ts';
import { type TableCache, within } from '../tables/table-cache.ts';
import { requireAccess } from '../tables/viewer-access.ts';
import type { App } from './app-port.ts';
import { waitForNews } from './long-poll.ts';

/** Returns the players' names and crests for the match file. */
function seatNotes(table: LiveTable): SeatNote[] {
  const { seats, people, record } = table;
  const names = seatNames(table, (identity) => people.get(identity)?.name);
  const crests = crestsAtTable(
    seats.map(({ seat, identity }) => (identity === null ? record.sat?.[seat]?.crest : people.get(identity)?.crest) ?? null),
  );
  return seats.map(({ seat, identity, bot }) => {
    const name = names[seat] ?? null;
    const crest = identity === null || people.has(identity) ? crests[seat] : undefined;
    return {
      ...record.sat?.[seat],
      ...(name === null ? {} : { name }),
      ...(crest === undefined ? {} : { crest }),
      ...(bot === null ? {} : { bot }),
    };
  });
}

const ofTable = z.object({ id: tableId });
const LARGEST_MATCH_FILE = 2 * 1024 * 1024;

/** Registers the routes for moves, replays and match files. */
export function matchRoutes(app: App, context: LobbyPort): void {
  playRoutes(app, context);
  replayRoutes(app, context);
  importRoute(app, context);
}

function playRoutes(app: App, context: PlayPort): void {
  const asking = z.object({
    seat: z.coerce.number().pipe(seatNumber).optional(),
    after: z.coerce.number().pipe(sequenceNumber).optional(),
    wait: z.coerce.number().pipe(z.int().min(0).max(25)).optional(),
  });
  const tableSeen = z.object({ table: tableSchema, position: position.nullable(), steps: z.array(step).readonly() });
  app.get(
    '/api/tables/:id/position',
    {
      schema: {
        summary: 'Where the match stands for you; may wait for news',
        params: ofTable,
        querystring: asking,
        response: { 200: tableSeen },
      },
    },
    async (request) => {
      const { me } = await whoAsks(context, request);
      const { id } = request.params;
      const { seat, after, wait } = request.query;
      if (after !== undefined && wait !== undefined && wait > 0) {
        await waitForNews(context, id, me.id, seat, after, wait * 1000, request.raw);
        // The session may end during a long poll.
        await whoAsks(context, request);
      }
      return within(context, id, async (table) => {
        const found = await positionAndStepsFor(context, table, requireAccess(context, table, me.id, seat), after ?? -1);
        return { table: await tableAsSeen(context, table, me.id), ...found };
      });
    },
  );

  const playing = z.strictObject({ id: requestId, seat: seatNumber, seq: sequenceNumber, move: moveText });
  app.post(
    '/api/tables/:id/moves',
    { schema: { summary: 'Play a move', params: ofTable, body: playing, response: { 200: z.object({ seq: z.int() }) } } },
    async (request) => {
      const { me } = await whoAsks(context, request);
      return { seq: await playMove(context, { ...request.body, table: request.params.id, mover: { person: me.id } }) };
    },
  );

  app.put(
    '/api/tables/:id/standing',
    {
      schema: {
        summary: 'What to answer in your stead, until you move yourself',
        params: ofTable,
        body: newStanding,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const { me } = await whoAsks(context, request);
      await stand(context, { ...request.body, table: request.params.id, person: me.id });
      return reply.code(204).send(null);
    },
  );
}

function replayRoutes(app: App, context: TableCache): void {
  const viewing = z.object({
    viewer: z.union([z.literal('spectator'), z.literal('open'), z.coerce.number().pipe(seatNumber)]).optional(),
    first: z.coerce.number().pipe(sequenceNumber).optional(),
  });
  app.get(
    '/api/tables/:id/replay',
    {
      schema: {
        summary: 'The story of a match for a viewer, a page of it from the first frame that is asked for',
        params: ofTable,
        querystring: viewing,
        response: { 200: replay },
      },
    },
    async (request): Promise<Replay> => {
      const { me } = await whoAsks(context, request);
      const { viewer, first = 0 } = request.query;
      return within(context, request.params.id, (table) => replayOf(context, table, me.id, { viewer, first }));
    },
  );

  app.get('/api/tables/:id/export', { schema: { summary: 'The file of a finished match', params: ofTable } }, async (request, reply) => {
    const { me } = await whoAsks(context, request);
    const text = await within(context, request.params.id, async (live) => {
      const { id, record } = live;
      const isOver = await isOverFor(context, live, requireAccess(context, live, me.id, undefined));
      if (!isOver || record.header === null) throw refuse('file-later');
      const entries: Entry[] = [];
      for await (const page of pagesOfEntries(context.store.db, id)) entries.push(...page.map(({ entry }) => entry));
      const published = record.header.keyHash === undefined || record.key === null ? {} : { key: record.key };
      return writeLog({ header: { ...record.header, ...published }, entries, seats: seatNotes(live) });
    });
    void reply.type('application/x-ndjson').header('content-disposition', `attachment; filename="${request.params.id}.belfry"`);
    return reply.serializer((body: unknown) => String(body)).send(text);
  });
}

function importRoute(app: App, context: LobbyPort): void {
  app.addContentTypeParser(
    ['application/x-ndjson', 'text/app'],
    { parseAs: 'string', bodyLimit: LARGEST_MATCH_FILE },
    (_request, body, done) => done(null, body),
  );
  app.post(
    '/api/matches/import',
    {
      schema: { summary: 'Keep a match file in your archive', body: z.string(), response: { 200: tableSchema } },
      bodyLimit: LARGEST_MATCH_FILE,
    },
    async (request): Promise<Table> => {
      const { me } = await whoAsks(context, request);
      const by = { person: me.id, address: addressOf(request) };
      return tableFor(await importMatch(context, by, request.body), context.time);
    },
  );
}
