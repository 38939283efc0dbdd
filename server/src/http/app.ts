import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { createAttemptLimits } from '../admission/attempt-limits.ts';
import { checkOrigins } from '../admission/origin.ts';
import { protocolHeaders } from '../admission/protocol-version.ts';
import { limitRoutes } from '../admission/route-limits.ts';
import type { Config } from '../config/config.ts';
import type { NoticeService } from '../notifications/notification-service.ts';
import { serveConnections } from '../socket/connections.ts';
import { accountRoutes } from './account-routes.ts';
import { describeRoutes } from './api-description.ts';
import type { App, AppPort } from './app-port.ts';
import { botRoutes } from './bot-routes.ts';
import { deviceTableRoutes } from './device-table-routes.ts';
import { matchRoutes } from './match-routes.ts';
import { noteRoutes } from './note-routes.ts';
import { noticePages } from './notification-pages.ts';
import { noticeRoutes } from './notification-routes.ts';
import { operationRoutes, type Readiness, serverInfoRoutes } from './operation-routes.ts';
import { operatorRoutes } from './operator-routes.ts';
import { peopleRoutes } from './people-routes.ts';
import { previewRoutes } from './preview-routes.ts';
import { answerProblems } from './problems.ts';
import { progressRoutes } from './progress-routes.ts';
import { tableRoutes } from './table-routes.ts';
import { timeOffRoutes } from './time-off-routes.ts';
import { serveWeb } from './web.ts';

/** The limit for request bodies; match files have their own. */
const LARGEST_BODY = 64 * 1024;
const HSTS_SECONDS = 180 * 24 * 60 * 60;
const SLOWEST_REQUEST_MS = 12_000;

export async function buildApp(context: AppPort, config: Config, readiness: Readiness, notices: NoticeService): Promise<FastifyInstance> {
  const app = newApp(context, config);
  app.setValidatorCompiler(validatorCompiler);
  // The response schemas document the API; responses are not validated against them.
  app.setSerializerCompiler(() => JSON.stringify);
  answerProblems(app, context.storeWatch.isAway);
  limitRoutes(app, context, config.limits);
  checkOrigins(app, config.origins);
  keepFromCaches(app);
  await app.register(cookie);
  await protectPages(app, config);
  await describeRoutes(app);
  const socketRoute = await serveConnections(app, context, config.limits);
  operationRoutes(app, context, config, readiness);
  await app.register(async (api) => {
    await addRoutes(api.withTypeProvider<ZodTypeProvider>(), context, config, notices);
    socketRoute(api);
  });
  await serveWeb(app, config.web);
  return app;
}

function newApp(context: AppPort, { trustProxy: proxies }: Config): FastifyInstance {
  return fastify({
    loggerInstance: context.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: LARGEST_BODY,
    trustProxy: typeof proxies === 'number' ? (_address, hop) => hop < proxies : proxies,
    forceCloseConnections: true,
    // Limits requests that trickle in. Node applies the limit only if it is set at creation and the one for headers is not longer.
    requestTimeout: SLOWEST_REQUEST_MS,
    http: {
      requestTimeout: SLOWEST_REQUEST_MS,
      headersTimeout: SLOWEST_REQUEST_MS / 2,
      connectionsCheckingInterval: SLOWEST_REQUEST_MS / 4,
    },
  });
}

/** An answer is for whoever asked, and only at that moment, unless its route says otherwise. */
function keepFromCaches(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
  });
}

/** Sets the headers that restrict what pages may load and where they may be embedded. */
async function protectPages(app: FastifyInstance, config: Config): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        workerSrc: ["'self'", 'blob:'],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: config.publicOrigin?.startsWith('https:') === true ? { maxAge: HSTS_SECONDS } : false,
    crossOriginEmbedderPolicy: false,
  });
}

async function addRoutes(api: App, context: AppPort, config: Config, notices: NoticeService): Promise<void> {
  protocolHeaders(api, context);
  serverInfoRoutes(api, context, config);
  const attemptLimits = createAttemptLimits(context, config);
  accountRoutes(api, context, attemptLimits, notices.mail);
  noticeRoutes(api, context, attemptLimits, notices);
  await api.register(async (pages) => noticePages(pages, context, notices));
  tableRoutes(api, context);
  matchRoutes(api, context);
  noteRoutes(api, context);
  botRoutes(api, context);
  operatorRoutes(api, context);
  progressRoutes(api, context);
  await api.register(async (devices) => deviceTableRoutes(devices, context));
  peopleRoutes(api, context);
  timeOffRoutes(api, context);
  previewRoutes(api, context, config);
}
