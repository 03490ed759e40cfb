import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Clock } from './clock/createClock.ts';
import { burstsRoutes } from './comments/bursts.routes.ts';
import { postsRoutes } from './comments/posts.routes.ts';
import type { Dependencies } from './Dependencies.ts';
import { createFaultInjector } from './faults/createFaultInjector.ts';
import { faultsRoutes } from './faults/faults.routes.ts';
import { GraphError } from './graph/answers/GraphError.ts';
import { callsRoutes } from './graph/calls.routes.ts';
import { graphRoutes } from './graph/graph.routes.ts';
import { createHosts } from './hosts/createHosts.ts';
import { createLive } from './live/createLive.ts';
import { liveRoutes } from './live/live.routes.ts';
import { createMailbox } from './mailbox/createMailbox.ts';
import { mailsRoutes } from './mailbox/mails.routes.ts';
import { createMediaUrls } from './media/createMediaUrls.ts';
import { avatarRoutes, drawingRoutes, mediaRoutes } from './media/media.routes.ts';
import { dialogRoutes } from './oauth-dialog/dialog.routes.ts';
import { tokenRoutes } from './oauth-dialog/token.routes.ts';
import { historyRoutes } from './owner/history.routes.ts';
import { ownerRoutes } from './owner/owner.routes.ts';
import { pagesRoutes } from './pages/pages.routes.ts';
import { actorsRoutes } from './phone/actors/actors.routes.ts';
import { followersRoutes } from './phone/followers.routes.ts';
import { phoneRoutes } from './phone/phone.routes.ts';
import { createRuns } from './scenarios/run/createRuns.ts';
import { scenariosRoutes } from './scenarios/scenarios.routes.ts';
import type { Settings } from './settings/readSettings.ts';
import { refuseForeignOrigins } from './settings/refuseForeignOrigins.ts';
import { ApiError } from './state/ApiError.ts';
import { describeInvalid } from './state/describeInvalid.ts';
import type { State } from './state/openState.ts';
import { settingsRoutes } from './state/settings.routes.ts';
import { createWebhookSender } from './webhook-sender/createWebhookSender.ts';
import { deliveriesRoutes } from './webhook-sender/deliveries.routes.ts';
import { recordingRoutes } from './webhook-sender/recording.routes.ts';

interface AppOptions {
  settings: Settings;
  state: State;
  clock: Clock;
  logger: FastifyBaseLogger;
  pagesDirectory: string;
}

/** Sends webhooks from listening until closing. */
export async function createApp({ settings, state, clock, logger, pagesDirectory }: AppOptions): Promise<FastifyInstance> {
  const hosts = createHosts(settings.hostPorts);
  const app: FastifyInstance = Fastify({
    loggerInstance: logger,
    rewriteUrl: hosts.pathOf,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 500 },
    ajv: { customOptions: { removeAdditional: false, coerceTypes: false, verbose: true } },
    schemaErrorFormatter: ([first]) => new ApiError(400, first ? describeInvalid(first) : 'The call is not valid.'),
  });
  const live = createLive();
  const faults = createFaultInjector(state, clock, live);
  const origin = () => originOf(app, settings.port);
  const media = createMediaUrls({ clock, secret: settings.appSecret, origin });
  const { webhookCallbackUrl: callbackUrl, appSecret, verifyToken } = settings;
  const mailbox = createMailbox({ state, clock, live, logger, port: settings.smtpPort, isPortChosen: settings.isSmtpPortChosen });
  const sender = createWebhookSender({ state, clock, live, logger, faults, callbackUrl, appSecret, verifyToken });
  const dependencies: Dependencies = { settings, state, clock, live, sender, media, faults, mailbox, hosts, origin };
  const runs = createRuns(dependencies);

  app.addHook('onRequest', refuseForeignOrigins);
  app.addHook('onReady', () => mailbox.start());
  // Opens the ports before the start message, so that clients find them open.
  app.addHook('onReady', () => hosts.open(app));
  app.addHook('onListen', async () => sender.start());
  app.addHook('preClose', () => runs.close());
  app.addHook('onClose', async () => void (await Promise.all([sender.stop(), mailbox.stop(), hosts.close()])));
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
      api.addHook('onSend', async (_request, reply) => {
        reply.header('cache-control', 'no-store');
        await state.committed();
      });
      phoneRoutes(api, dependencies);
      followersRoutes(api, dependencies);
      actorsRoutes(api, dependencies);
      postsRoutes(api, dependencies);
      drawingRoutes(api);
      burstsRoutes(api, dependencies);
      ownerRoutes(api, dependencies);
      faultsRoutes(api, dependencies);
      mailsRoutes(api, dependencies);
      deliveriesRoutes(api, dependencies);
      recordingRoutes(api, dependencies);
      callsRoutes(api, dependencies);
      settingsRoutes(api, dependencies);
      historyRoutes(api, dependencies);
      scenariosRoutes(api, runs);
      liveRoutes(api, dependencies);
    },
    { prefix: '/sandbox/api' },
  );
  await app.register(async (host) => mediaRoutes(host, dependencies));
  await app.register(async (host) => avatarRoutes(host, dependencies));
  await app.register((pages) => pagesRoutes(pages, { directory: pagesDirectory, appOrigins: settings.appOrigins }));
  return app;
}

function originOf(app: FastifyInstance, port: number): string {
  const address = app.server.address();
  return `http://localhost:${typeof address === 'object' && address ? address.port : port}`;
}

function statusOf(error: unknown): number {
  if (error instanceof ApiError) return error.status;
  // The phone API also uses Graph errors.
  if (error instanceof GraphError) return error.failure.status;
  return error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
}
