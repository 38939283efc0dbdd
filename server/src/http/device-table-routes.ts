import { type DeviceTable, type DeviceTables, type FurtherTable, LARGEST_DEVICE_TABLE, type Me, refuse } from '@belfry/protocol';
import { deviceTable, deviceTableId, deviceTables, furtherTable } from '@belfry/protocol/schemas';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { whoAsks } from '../admission/sessions.ts';
import { keepTable } from '../identity/device-tables.ts';
import type { SessionPort } from '../identity/session-port.ts';
import { findDeviceTable, listDeviceTables, removeDeviceTable } from '../store/device-tables.ts';

const ofTable = z.object({ id: deviceTableId });

/** Games against bots are played on a device; an account keeps them for all devices of its owner, and for nobody else. */
export function deviceTableRoutes(plain: FastifyInstance, context: SessionPort): void {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  const { db } = context.store;
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));

  async function owner(request: FastifyRequest): Promise<Me> {
    const { me } = await whoAsks(context, request);
    if (me.kind !== 'account') throw refuse('accounts-only');
    return me;
  }

  app.get(
    '/api/me/device-tables',
    { schema: { summary: 'The tables of your devices, and how far each is known', response: { 200: deviceTables } } },
    async (request): Promise<DeviceTables> => ({ tables: await listDeviceTables(db, (await owner(request)).id) }),
  );
  app.get(
    '/api/me/device-tables/:id',
    { schema: { summary: 'One of them', params: ofTable, response: { 200: deviceTable } } },
    async (request): Promise<DeviceTable> => {
      const table = await findDeviceTable(db, (await owner(request)).id, request.params.id);
      if (table === null) throw refuse('no-table');
      return table;
    },
  );
  app.put(
    '/api/me/device-tables/:id',
    {
      schema: {
        summary: 'Keep a table; of two the one that goes further stays',
        params: ofTable,
        body: deviceTable,
        response: { 200: furtherTable },
      },
      bodyLimit: LARGEST_DEVICE_TABLE,
    },
    async (request): Promise<FurtherTable> => keepTable(context, await owner(request), request.params.id, request.body),
  );
  app.delete('/api/me/device-tables/:id', { schema: { summary: 'Keep it no more', params: ofTable } }, async (request, reply) => {
    await removeDeviceTable(db, (await owner(request)).id, request.params.id);
    return reply.code(204).send();
  });
}
