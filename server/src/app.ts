import type { FastifyInstance } from 'fastify';
import { createAccounts } from './createAccounts.ts';
import { createInstagramDesk } from './createInstagramDesk.ts';
import { createWorkbench } from './createWorkbench.ts';
import type { Clock } from './infrastructure/clock/Clock.ts';
import type { TokenVault } from './infrastructure/crypto/createTokenVault.ts';
import type { Database } from './infrastructure/database/Database.ts';
import type { Settings } from './infrastructure/env/Settings.ts';
import { createHttpServer } from './infrastructure/http/createHttpServer.ts';
import { serveApiReference } from './infrastructure/http/serveApiReference.ts';
import { createJobs } from './infrastructure/jobs/createJobs.ts';
import type { Logger } from './infrastructure/logger/createLogger.ts';
import { createRealtimeGateway } from './infrastructure/realtime/createRealtimeGateway.ts';
import { createInstagramClient } from './integrations/instagram/index.ts';
import { createWebClient, type WebPolicy } from './integrations/web/index.ts';
import { createProfileFetcher } from './modules/contacts/index.ts';
import { createEventsService, registerEventsRoutes, runIdOfEventKey } from './modules/events/index.ts';
import { createRequestPerformer } from './modules/flow-requests/index.ts';
import { createFlowSecrets } from './modules/flow-secrets/index.ts';
import { createPublishedFlows } from './modules/flows/index.ts';
import { registerHealthRoutes } from './modules/health/index.ts';
import { createOutbox, requeueSends } from './modules/outbox/index.ts';
import { createReleaseRegistry, registerReleases } from './modules/releases/index.ts';
import { settleRuns } from './modules/runs/index.ts';
import { registerWeb } from './modules/web/index.ts';
import { createWebhookIntakeService, registerWebhookIntakeRoutes } from './modules/webhook-intake/index.ts';
import { createWorker, requeueUpdate } from './modules/worker/index.ts';
import { webPolicyOf } from './webPolicyOf.ts';

export interface AppDependencies {
  settings: Settings;
  database: Database;
  /** No other process works on this database. */
  isExclusive: boolean;
  vault: TokenVault;
  clock: Clock;
  logger: Logger;
  /** For tests: how long an echo may take, how long a socket may stay unknown, where requests of flows may go. */
  limits?: { echoWaitMs?: number; socketAuthDeadlineMs?: number; web?: Partial<WebPolicy> };
}

export interface App {
  http: FastifyInstance;
  /** Begins to work through what is stored. Call once the app listens. */
  startWork: () => Promise<void>;
  /** Stops accepting, finishes what has begun. The database stays open. */
  close: () => Promise<void>;
}

/** Builds the server from its dependencies. Does not listen. */
export async function createApp(dependencies: AppDependencies): Promise<App> {
  const { settings, database, isExclusive, vault, clock, logger, limits = {} } = dependencies;
  const http = await createHttpServer(logger, settings.accounts.trustedProxies);
  const jobs = createJobs(database, logger);
  const instagram = createInstagramClient(settings.instagram);
  const web = createWebClient({ ...webPolicyOf(settings), ...limits.web });
  const secrets = createFlowSecrets({ database, vault });

  const onFeedChanged = (ownerId: string) => gateway.feedChanged(ownerId);
  const people = createAccounts({
    settings,
    database,
    jobs,
    vault,
    clock,
    logger,
    onSessionEnded: (sessionId) => gateway.endSession(sessionId),
    async disconnectInstagram(ownerId) {
      if (await desk.accounts.status(ownerId)) await desk.accounts.disconnect(ownerId);
    },
  });
  const events = createEventsService({
    database,
    async requeue(queries, ownerId, eventKey) {
      const runId = runIdOfEventKey(eventKey);
      return runId === null ? requeueUpdate(queries, ownerId, eventKey) : requeueSends(queries, ownerId, runId);
    },
    onFeedChanged,
    onRequeued() {
      worker.wake();
      outbox.wake();
    },
  });
  const gateway = createRealtimeGateway({
    authenticate: people.authenticate,
    latestSeq: events.latestSeq,
    changesAfter: events.changesAfter,
    allowedOrigins: originsOf(settings),
    clock,
    logger,
    ...(limits.socketAuthDeadlineMs !== undefined && { authDeadlineMs: limits.socketAuthDeadlineMs }),
  });
  const outbox = createOutbox({
    database,
    instagram,
    vault,
    clock,
    logger,
    settleRuns,
    onFeedChanged,
    isExclusive,
    ...(limits.echoWaitMs !== undefined && { echoWaitMs: limits.echoWaitMs }),
  });
  const profiles = createProfileFetcher({ database, instagram, vault, logger, onFeedChanged });
  const worker = createWorker({
    database,
    flows: createPublishedFlows(),
    clock,
    logger,
    isExclusive,
    onFeedChanged,
    onSendsQueued() {
      outbox.wake();
      requests.wake();
    },
    onContactSeen: profiles.request,
  });
  const requests = createRequestPerformer({ database, web, secrets, clock, logger, isExclusive, onAnswered: worker.wake });
  const intake = createWebhookIntakeService({ database, clock, logger, onStored: worker.wake, onFeedChanged });
  const desk = createInstagramDesk({
    settings,
    database,
    instagram,
    vault,
    clock,
    logger,
    isExclusive,
    onFeedChanged,
    onSendsQueued: outbox.wake,
    onUpdatesQueued: worker.wake,
  });

  const workbench = createWorkbench({
    settings,
    database,
    clock,
    logger,
    instagram,
    web,
    secrets,
    events,
    onFeedChanged,
    onUpdatesQueued: worker.wake,
    ...desk,
  });

  http.decorate('authenticate', people.authenticate);
  http.decorateRequest('signedIn', null);
  await serveApiReference(http);

  // Every module that answers HTTP requests is registered here, and nowhere else.
  registerHealthRoutes(http, database);
  await people.registerRoutes(http);
  await desk.registerRoutes(http);
  workbench.registerRoutes(http);
  registerEventsRoutes(http, events);
  await registerWebhookIntakeRoutes(http, intake, settings.instagram);
  const releases = createReleaseRegistry({
    releasesDir: settings.releasesDir,
    environment: settings.isProduction ? 'production' : 'development',
    devRemotes: settings.devRemotes,
  });
  await registerReleases(http, releases, settings.releasesDir);
  await registerWeb(http, settings, releases);

  await jobs.open();
  await gateway.attach(http);
  http.addHook('preClose', gateway.close);

  return {
    http,
    async startWork() {
      await jobs.start();
      people.start();
      await worker.start();
      await outbox.start();
      await requests.start();
      await desk.start();
      workbench.start();
    },
    async close() {
      await http.close();
      await people.stop();
      await jobs.stop();
      await desk.stop();
      await workbench.stop();
      await worker.stop();
      await requests.stop();
      await outbox.stop();
      await profiles.stop();
      await instagram.close();
      await web.close();
    },
  };
}

/** Pages of this server; in development also under the other names of this machine. */
function originsOf({ publicUrl, isProduction, port }: Settings): string[] {
  return isProduction ? [publicUrl] : [publicUrl, `http://localhost:${port}`, `http://127.0.0.1:${port}`];
}
