import { serverPaths } from '@fanfare/shared/contracts';
import type { FastifyInstance } from 'fastify';
import type { Clock } from './infrastructure/clock/Clock.ts';
import type { TokenVault } from './infrastructure/crypto/createTokenVault.ts';
import type { Database } from './infrastructure/database/Database.ts';
import type { Settings } from './infrastructure/env/Settings.ts';
import { createHttpServer } from './infrastructure/http/createHttpServer.ts';
import { serveApiReference } from './infrastructure/http/serveApiReference.ts';
import type { Logger } from './infrastructure/logger/createLogger.ts';
import { createRealtimeGateway } from './infrastructure/realtime/createRealtimeGateway.ts';
import { createInstagramClient } from './integrations/instagram/index.ts';
import { registerAnalyticsRoutes } from './modules/analytics/index.ts';
import { createAuthService, registerAuthRoutes } from './modules/auth/index.ts';
import { createProfileFetcher } from './modules/contacts/index.ts';
import { createEventsService, registerEventsRoutes, runIdOfEventKey } from './modules/events/index.ts';
import { createFlowsService, createPublishedFlows, registerFlowsRoutes } from './modules/flows/index.ts';
import { registerHealthRoutes } from './modules/health/index.ts';
import { createInstagramAccountsService, registerInstagramAccountsRoutes } from './modules/instagram-accounts/index.ts';
import { createOutbox, requeueSends, unparkSends } from './modules/outbox/index.ts';
import { createReleaseRegistry, registerReleases } from './modules/releases/index.ts';
import { settleRuns } from './modules/runs/index.ts';
import { registerWeb } from './modules/web/index.ts';
import { createWebhookIntakeService, registerWebhookIntakeRoutes } from './modules/webhook-intake/index.ts';
import { createWorker, requeueUpdate } from './modules/worker/index.ts';

export interface AppDependencies {
  settings: Settings;
  database: Database;
  /** No other process works on this database. */
  isExclusive: boolean;
  vault: TokenVault;
  clock: Clock;
  logger: Logger;
  /** For tests: how long an echo may take, and how long a socket may stay unknown. */
  limits?: { echoWaitMs?: number; socketAuthDeadlineMs?: number };
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
  const http = await createHttpServer(logger);
  const instagram = createInstagramClient(settings.instagram);

  const onFeedChanged = (ownerId: string) => gateway.feedChanged(ownerId);
  const auth = createAuthService({ database, clock, onSessionEnded: (sessionId) => gateway.endSession(sessionId) });
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
    authenticate: auth.authenticate,
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
    onSendsQueued: outbox.wake,
    onContactSeen: profiles.request,
  });
  const intake = createWebhookIntakeService({ database, clock, logger, onStored: worker.wake, onFeedChanged });
  const accounts = createInstagramAccountsService({
    database,
    instagram,
    vault,
    clock,
    logger,
    redirectUri: `${settings.publicUrl}${serverPaths.instagramOauthCallback}`,
    onConnected: unparkSends,
  });

  http.decorate('authenticate', auth.authenticate);
  http.decorateRequest('signedIn', null);
  await serveApiReference(http);

  // Every module that answers HTTP requests is registered here, and nowhere else.
  registerHealthRoutes(http, database);
  registerAuthRoutes(http, auth);
  registerInstagramAccountsRoutes(http, { accounts, clock, publicUrl: settings.publicUrl });
  registerFlowsRoutes(http, createFlowsService({ database, clock }));
  registerEventsRoutes(http, events);
  registerAnalyticsRoutes(http, { database, clock });
  await registerWebhookIntakeRoutes(http, intake, settings.instagram);
  const releases = createReleaseRegistry({
    releasesDir: settings.releasesDir,
    environment: settings.isProduction ? 'production' : 'development',
    devRemotes: settings.devRemotes,
  });
  await registerReleases(http, releases, settings.releasesDir);
  await registerWeb(http, settings, releases);

  await gateway.attach(http);
  http.addHook('preClose', gateway.close);

  return {
    http,
    async startWork() {
      await worker.start();
      await outbox.start();
    },
    async close() {
      await http.close();
      await worker.stop();
      await outbox.stop();
      await profiles.stop();
      await instagram.close();
    },
  };
}

/** Pages of this server; in development also under the other names of this machine. */
function originsOf({ publicUrl, isProduction, port }: Settings): string[] {
  return isProduction ? [publicUrl] : [publicUrl, `http://localhost:${port}`, `http://127.0.0.1:${port}`];
}
