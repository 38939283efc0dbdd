import { setImmediate as nextTurn } from 'node:timers/promises';
import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

type Document = Parameters<typeof jsonSchemaTransform>[0];
type Described = ReturnType<typeof jsonSchemaTransform>;

const OPENAPI = '3.1.0';

/**
 * Registers `/api`, the OpenAPI description of the routes that are registered from now on. It is made when it is first asked for, because it
 * takes memory, and route by route, because all together take a quarter of a second in which nobody else would be served.
 */
export async function describeRoutes(app: FastifyInstance): Promise<void> {
  const routes: Pick<Document, 'schema' | 'url'>[] = [];
  const described = new Map<Document['schema'], Described>();
  app.addHook('onRoute', ({ schema, url }) => {
    if (schema !== undefined) routes.push({ schema, url } as Document);
  });
  await app.register(swagger, {
    openapi: {
      openapi: OPENAPI,
      info: {
        title: 'Belfry',
        version: '1',
        description: 'Tables, matches, replays and bots. The socket is described in docs/PROTOCOL.md.',
      },
      components: {
        securitySchemes: { bot: { type: 'http', scheme: 'bearer' }, browser: { type: 'apiKey', in: 'cookie', name: 'belfry' } },
      },
    },
    transform: (document) => described.get(document.schema) ?? jsonSchemaTransform(document),
  });
  async function describe(): Promise<string> {
    for (const route of routes) {
      described.set(route.schema, jsonSchemaTransform({ ...route, openapiObject: { openapi: OPENAPI } } as Document));
      await nextTurn();
    }
    return JSON.stringify(app.swagger());
  }
  let description: Promise<string> | null = null;
  app.get('/api', { schema: { hide: true } }, async (_request, reply) => {
    description ??= describe();
    return reply.type('application/json; charset=utf-8').send(await description);
  });
}
