import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Clock } from './clock/createClock.ts';
import type { Dependencies } from './Dependencies.ts';
import { callsRoutes } from './graph/calls.routes.ts';
import { graphRoutes } from './graph/graph.routes.ts';
import { createLive } from './live/createLive.ts';
import { liveRoutes } from './live/live.routes.ts';
import { dialogRoutes } from './oauth-dialog/dialog.routes.ts';
import { tokenRoutes } from './oauth-dialog/token.routes.ts';
import { pagesRoutes } from './pages/pages.routes.ts';
import { phoneRoutes } from './phone/phone.routes.ts';
import type { Settings } from './settings/readSettings.ts';
import { refuseForeignOrigins } from './settings/refuseForeignOrigins.ts';
import { ApiError } from './state/ApiError.ts';
import type { State } from './state/openState.ts';
import { settingsRoutes } from './state/settings.routes.ts';
import { createWebhookSender } from './webhook-sender/createWebhookSender.ts';
import { deliveriesRoutes } from './webhook-sender/deliveries.routes.ts';

interface AppOptions {
  settings: Settings;
  state: State;
  clock: Clock;
  logger: FastifyBaseLogger;
  /** Where the built pages are. */
  pagesDirectory: string;
}

/** Builds the sandbox without listening. Webhooks leave from the moment it listens until it is closed. */
export async function createApp({ settings, state, clock, logger, pagesDirectory }: AppOptions): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 500 },
    ajv: { customOptions: { removeAdditional: false, coerceTypes: false } },
  });
  const live = createLive();
  const { webhookCallbackUrl: callbackUrl, appSecret, verifyToken } = settings;
  const sender = createWebhookSender({ state, clock, live, logger, callbackUrl, appSecret, verifyToken });
  const dependencies: Dependencies = { settings, state, clock, live, sender };

  app.addHook('onRequest', refuseForeignOrigins);
  app.addHook('onListen', async () => sender.start());
  app.addHook('onClose', () => sender.stop());
  app.setErrorHandler((error, request, reply) => {
    const status = statusOf(error);
    if (status >= 500) request.log.error({ error }, 'call failed');
    return reply.status(status).send({ error: status < 500 && error instanceof Error ? error.message : 'The sandbox failed.' });
  });
  app.setNotFoundHandler((_request, reply) => reply.status(404).send({ error: 'There is nothing at this address.' }));

  await app.register((host) => dialogRoutes(host, dependencies), { prefix: '/www.instagram.com' });
  await app.register((host) => dialogRoutes(host, dependencies), { prefix: '/api.instagram.com' });
  await app.register((host) => tokenRoutes(host, dependencies), { prefix: '/api.instagram.com' });
  await app.register((host) => graphRoutes(host, dependencies), { prefix: '/graph.instagram.com' });
  await app.register(
    async (api) => {
      api.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));
      phoneRoutes(api, dependencies);
      deliveriesRoutes(api, dependencies);
      callsRoutes(api, dependencies);
      settingsRoutes(api, dependencies);
      liveRoutes(api, dependencies);
    },
    { prefix: '/sandbox/api' },
  );
  await app.register((pages) => pagesRoutes(pages, { directory: pagesDirectory }));
  return app;
}

function statusOf(error: unknown): number {
  if (error instanceof ApiError) return error.status;
  return error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
}
