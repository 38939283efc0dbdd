import { type DeviceTable, type DeviceTables, type IdentityId, LARGEST_DEVICE_TABLE, type Me, refuse } from '@belfry/protocol';
import { deviceTable, deviceTableHead, deviceTableId, deviceTables, furtherTable } from '@belfry/protocol/schemas';
import type { FastifyRequest } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { whoAsks } from '../admission/sessions.ts';
import { type DeviceTableKeeping, keepTable } from '../identity/device-tables.ts';
import { findDeviceTable, listDeviceTables, removeDeviceTable } from '../store/device-tables.ts';
import type { NodeServices } from '../store/node-services.ts';
import type { App } from './app-port.ts';

const ofTable = z.object({ id: deviceTableId });

/** The traffic of one account's devices: a burst of this many bytes, plus one megabyte a minute. */
const BYTES_AT_ONCE = 4 * 1024 * 1024;
const BYTES_PER_SECOND = (1024 * 1024) / 60;

/** Registers the routes that sync games against bots between the devices of one account. No one else can read them. */
export function deviceTableRoutes(app: App, context: DeviceTableKeeping & NodeServices): void {
  const { db } = context.store;
  const allowance = context.sharedLimits.buckets('device-bytes', BYTES_PER_SECOND, BYTES_AT_ONCE);

  async function owner(request: FastifyRequest): Promise<Me> {
    const { me } = await whoAsks(context, request);
    if (me.kind !== 'account') throw refuse('accounts-only');
    return me;
  }

  function spend(me: IdentityId, bytes: number): void {
    if (!allowance.take(me, bytes)) throw refuse('many-bytes');
  }

  app.get(
    '/api/me/device-tables',
    { schema: { summary: 'The tables of your devices, and how far each is known', response: { 200: deviceTables } } },
    async (request): Promise<DeviceTables> => ({ tables: await listDeviceTables(db, (await owner(request)).id) }),
  );
  // Sent as stored, without being parsed again.
  app.get<{ Params: z.infer<typeof ofTable> }>(
    '/api/me/device-tables/:id',
    { schema: { summary: 'One of them', params: ofTable, response: { 200: deviceTable } } },
    async (request, reply) => {
      const { id } = await owner(request);
      const table = await findDeviceTable(db, id, request.params.id);
      if (table === null) throw refuse('no-table');
      spend(id, table.bytes);
      return reply.type('application/json').serializer(String).send(table.body);
    },
  );
  app.put<{ Params: z.infer<typeof ofTable>; Body: DeviceTable }>(
    '/api/me/device-tables/:id',
    {
      schema: {
        summary: 'Keep a table; of two the one that goes further stays',
        params: ofTable,
        body: deviceTable,
        response: { 200: furtherTable },
      },
      // The entries are validated later, in slices.
      validatorCompiler: ({ httpPart = '', ...route }) =>
        validatorCompiler({ ...route, httpPart, schema: httpPart === 'body' ? deviceTableHead : ofTable }),
      bodyLimit: LARGEST_DEVICE_TABLE,
      // Charged before parsing, which is the expensive part.
      preParsing: async (request) => spend((await owner(request)).id, Number(request.headers['content-length'] ?? LARGEST_DEVICE_TABLE)),
    },
    async (request, reply) => {
      const me = await owner(request);
      const further = await keepTable(context, me, request.params.id, request.body);
      if (further !== null) spend(me.id, Buffer.byteLength(further));
      return reply.type('application/json').serializer(String).send(`{"further":${further}}`);
    },
  );
  app.delete('/api/me/device-tables/:id', { schema: { summary: 'Keep it no more', params: ofTable } }, async (request, reply) => {
    await removeDeviceTable(db, (await owner(request)).id, request.params.id);
    return reply.code(204).send();
  });
}
