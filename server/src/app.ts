import type { FastifyInstance } from 'fastify';
import packageJson from '../package.json' with { type: 'json' };
import { createAccounts } from './createAccounts.ts';
import { createInstagramDesk } from './createInstagramDesk.ts';
import { createWorkbench } from './createWorkbench.ts';
import { createBell } from './infrastructure/bell/createBell.ts';
import type { Clock } from './infrastructure/clock/Clock.ts';
import type { TokenVault } from './infrastructure/crypto/createTokenVault.ts';
import { analyzeGrownTables } from './infrastructure/database/analyzeGrownTables.ts';
import type { Database } from './infrastructure/database/Database.ts';
import type { Role, Settings } from './infrastructure/env/Settings.ts';
import { createAdmission } from './infrastructure/http/admission/createAdmission.ts';
import { meterRequests } from './infrastructure/http/admission/meterRequests.ts';
import { createHttpServer } from './infrastructure/http/createHttpServer.ts';
import { serveApiReference } from './infrastructure/http/serveApiReference.ts';
import { createJobs } from './infrastructure/jobs/createJobs.ts';
import { createTicker } from './infrastructure/jobs/createTicker.ts';
import { finishWithin } from './infrastructure/jobs/finishWithin.ts';
import type { Logger } from './infrastructure/logger/createLogger.ts';
import { createMetrics, type Metrics } from './infrastructure/metrics/createMetrics.ts';
import { createOverloadGuard } from './infrastructure/overload/createOverloadGuard.ts';
import { createRealtimeGateway } from './infrastructure/realtime/createRealtimeGateway.ts';
import { openTracer } from './infrastructure/traces/openTracer.ts';
import { createInstagramClient } from './integrations/instagram/index.ts';
import { createWebClient, type WebPolicy } from './integrations/web/index.ts';
import { measureProcess } from './measureProcess.ts';
import { createProfileFetcher } from './modules/contacts/index.ts';
import { registerCspReportRoutes } from './modules/csp-reports/index.ts';
import { createDeadLetterPruning } from './modules/dead-letters/index.ts';
import { registerDocs } from './modules/docs/index.ts';
import { createKeyRotation } from './modules/encryption-keys/index.ts';
import { createEventsService, registerEventsRoutes, runIdOfEventKey } from './modules/events/index.ts';
import { createRequestPerformer } from './modules/flow-requests/index.ts';
import { createFlowSecrets } from './modules/flow-secrets/index.ts';
import { createPublishedFlows } from './modules/flows/index.ts';
import { pingDatabase, registerHealthRoutes } from './modules/health/index.ts';
import { registerIdempotency } from './modules/idempotency/index.ts';
import { createMessageBackfill } from './modules/message-backfill/index.ts';
import { registerMetricsRoutes, registerNoMetrics } from './modules/metrics/index.ts';
import { createOutbox, createSendingShare, isPersonSendId, requeuePersonSend, requeueSends } from './modules/outbox/index.ts';
import { createReleaseAudit } from './modules/release-audit/index.ts';
import { createCanaries } from './modules/release-canary/index.ts';
import { registerReleaseDeskRoutes } from './modules/release-desk/index.ts';
import { createReleaseHealth, keepReleases, registerReleaseHealthRoutes } from './modules/release-health/index.ts';
import {
  createReleaseRegistry,
  type ReleaseSigner,
  registerRegistry,
  registerReleases,
  serveOnlyFilesAt,
  watchIndex,
} from './modules/releases/index.ts';
import { settleRuns } from './modules/runs/index.ts';
import { registerSdk } from './modules/sdk/index.ts';
import { createTraces } from './modules/traces/index.ts';
import { registerWeb } from './modules/web/index.ts';
import {
  createDeliveryDrain,
  createRejectionCounter,
  createWebhookIntakeService,
  registerWebhookIntakeRoutes,
} from './modules/webhook-intake/index.ts';
import { createWorker, requeueUpdate } from './modules/worker/index.ts';
import { tellOfCalls } from './tellOfCalls.ts';
import { webPolicyOf } from './webPolicyOf.ts';

export interface AppDependencies {
  settings: Settings;
  database: Database;
  isExclusive: boolean;
  vault: TokenVault;
  releaseSigner: ReleaseSigner;
  clock: Clock;
  logger: Logger;
  limits?: {
    echoWaitMs?: number;
    socketAuthDeadlineMs?: number;
    socketRecheckMs?: number;
    searchBudgetMs?: number;
    instagramNowMs?: () => number;
    web?: Partial<WebPolicy>;
  };
}

export interface App {
  http: FastifyInstance;
  metrics: Metrics;
  startWork: () => Promise<void>;
  close: () => Promise<void>;
}

const FINISH_REQUESTS_MS = 5_000;
const FINISH_WORK_MS = 20_000;

const STATISTICS_EVERY_MS = 1_000;

export async function createApp(dependencies: AppDependencies): Promise<App> {
  const { settings, isExclusive, vault, clock, logger, limits = {} } = dependencies;
  const admission = createAdmission(settings.admission, clock);
  const database = meterRequests(dependencies.database, admission);
  // Each kind of work uses its own connections (security control S40).
  const sessions = database.of('sessions');
  const intakeDatabase = database.of('intake');
  const workDatabase = database.of('work');
  const background = database.of('background');
  const has = (role: Role) => settings.roles.includes(role);
  const identity = { roles: settings.roles, version: packageJson.version };
  const metrics = createMetrics(identity);
  const traces =
    settings.traces &&
    createTraces({ tracer: await openTracer(settings.traces, identity, logger), database: background, logger });
  const http = await createHttpServer({
    logger,
    trustedProxies: settings.accounts.trustedProxies,
    maxConnections: settings.maxConnections,
    onAnswered(request) {
      metrics.requestAnswered(request);
      traces?.requestAnswered(request);
    },
  });
  if (settings.releasesOrigin !== null) serveOnlyFilesAt(http, settings.releasesOrigin);
  const guard = createOverloadGuard({ disk: settings.disk, askDatabase: () => pingDatabase(sessions.system), logger });
  guard.register(http);
  const jobs = createJobs(background, logger);
  const sendingShare = createSendingShare({ database: background, isExclusive, logger });
  const shareOfCalls = has('worker') ? sendingShare.now : undefined;
  const tellOfCall = tellOfCalls({ metrics, traces, logger });
  const instagram = createInstagramClient(settings.instagram, tellOfCall, limits.instagramNowMs, shareOfCalls);
  const web = createWebClient({ ...webPolicyOf(settings), ...limits.web });
  const secrets = createFlowSecrets({ database, vault });

  function wakeSenders(): void {
    outbox.wake();
    requests.wake();
  }
  const bell = createBell({
    database: workDatabase,
    isAlone: isExclusive,
    onRing: {
      'feed-changed': (ownerId) => gateway.feedChanged(ownerId),
      'session-ended': (sessionId) => gateway.endSession(sessionId),
      'updates-stored': () => worker.wake(),
      'sends-queued': wakeSenders,
    },
    onGap() {
      gateway.catchUp();
      worker.wake();
      wakeSenders();
    },
    logger,
  });
  const onFeedChanged = (ownerId: string) => bell.ring('feed-changed', ownerId);
  const onSendsQueued = () => bell.ring('sends-queued');
  const onStored = () => bell.ring('updates-stored');
  const people = createAccounts({
    settings,
    database,
    jobs,
    vault,
    clock,
    logger,
    onSessionEnded: (sessionId) => bell.ring('session-ended', sessionId),
    disconnectInstagram: (queries, ownerId) => desk.accounts.end(queries, ownerId),
  });
  const events = createEventsService({
    database,
    clock,
    searchBudgetMs: limits.searchBudgetMs,
    async requeue(queries, ownerId, eventKey) {
      const runId = runIdOfEventKey(eventKey);
      if (runId !== null) return requeueSends(queries, ownerId, runId);
      return isPersonSendId(eventKey) ? requeuePersonSend(queries, ownerId, eventKey) : requeueUpdate(queries, ownerId, eventKey);
    },
    onFeedChanged,
    onRequeued() {
      onStored();
      onSendsQueued();
    },
  });
  const gateway = createRealtimeGateway({
    authenticate: people.authenticate,
    latestSeq: events.latestSeq,
    changesAfter: events.changesAfter,
    alertsOf: people.alertsOf,
    onPushed: traces?.pushed,
    allowedOrigins: originsOf(settings),
    trustedProxies: settings.accounts.trustedProxies,
    clock,
    logger,
    ...(limits.socketAuthDeadlineMs !== undefined && { authDeadlineMs: limits.socketAuthDeadlineMs }),
    ...(limits.socketRecheckMs !== undefined && { recheckMs: limits.socketRecheckMs }),
  });
  const outbox = createOutbox({
    database: workDatabase,
    instagram,
    vault,
    clock,
    logger,
    settleRuns,
    onFeedChanged,
    isExclusive,
    ...(limits.echoWaitMs !== undefined && { echoWaitMs: limits.echoWaitMs }),
  });
  const profiles = createProfileFetcher({ database: background, instagram, vault, logger, onFeedChanged });
  const worker = createWorker({
    database: workDatabase,
    flows: createPublishedFlows(),
    clock,
    logger,
    isExclusive,
    sends: outbox,
    onFeedChanged,
    onSendsQueued,
    onContactSeen: profiles.request,
    onClaimed: metrics.updatesClaimed,
    onProcessed: traces?.processed,
  });
  const intake = createWebhookIntakeService({
    database: intakeDatabase,
    clock,
    logger,
    room: worker.room,
    take: worker.take,
    onStored,
    onFeedChanged,
    onDelivered: traces?.delivered,
    onInInbox: traces?.stored,
  });
  const drain = createDeliveryDrain({ database: workDatabase, clock, logger, onStored, onFeedChanged });
  const requests = createRequestPerformer({ database: workDatabase, web, secrets, logger, isExclusive, onAnswered: onStored });
  const desk = createInstagramDesk({
    settings,
    database,
    instagram,
    vault,
    jobs,
    clock,
    logger,
    isExclusive,
    onFeedChanged,
    onSendsQueued,
    onUpdatesQueued: onStored,
    requireStepUp: people.requireStepUp,
  });

  const workbench = createWorkbench({
    settings,
    database,
    jobs,
    clock,
    logger,
    instagram,
    web,
    secrets,
    events,
    onFeedChanged,
    onUpdatesQueued: onStored,
    admission,
    ...desk,
  });

  const { releasesDir } = settings;
  const releaseHealth = createReleaseHealth({ database, releasesDir, clock });
  const canaries = createCanaries({
    ...{ database, releasesDir, needsApproval: settings.needsReleaseApproval, clock, logger },
    blind: dependencies.releaseSigner.blind,
    publishHealth: releaseHealth.publish,
  });
  const audit = createReleaseAudit({ database: background, releasesDir, logger });

  const tickers = [
    createTicker('statistics', STATISTICS_EVERY_MS, async () => void (await analyzeGrownTables(background.system)), logger),
    createDeadLetterPruning(background, settings.deadLetterDays, logger),
    createKeyRotation({ database: background, vault, logger }),
    createMessageBackfill({ database: background, logger }),
    keepReleases({ health: releaseHealth, releasesDir, clock, logger }),
    canaries.driving,
    audit.recording,
  ];

  http.decorate('authenticate', people.authenticate);
  http.decorate('enter', admission.enter);
  http.decorateRequest('signedIn', null);
  registerIdempotency(http, database);
  measureProcess(metrics, { database: background, gateway, instagram, guard });

  registerHealthRoutes(http, sessions);
  if (settings.metrics.port === null && settings.metrics.token !== null) {
    registerMetricsRoutes(http, metrics, settings.metrics.token);
  } else registerNoMetrics(http);
  if (has('web')) await registerWebRole();
  if (has('realtime')) {
    await gateway.attach(http);
    http.addHook('preClose', gateway.close);
    const stopWatching = watchIndex(settings.releasesDir, gateway.releasesChanged);
    http.addHook('onClose', async () => stopWatching());
  }

  async function registerWebRole(): Promise<void> {
    await serveApiReference(http);
    await people.registerRoutes(http);
    await desk.registerRoutes(http);
    workbench.registerRoutes(http);
    registerEventsRoutes(http, events);
    await registerWebhookIntakeRoutes(http, intake, settings.instagram, createRejectionCounter(intakeDatabase, logger));
    const releases = createReleaseRegistry({
      releasesDir: settings.releasesDir,
      releasesOrigin: settings.releasesOrigin,
      environment: settings.isProduction ? 'production' : 'development',
      devRemotes: settings.devRemotes,
      signer: dependencies.releaseSigner,
      clock,
      logger,
    });
    await registerReleases(http, releases, settings);
    await registerRegistry(http, settings);
    await registerCspReportRoutes(http, { database, clock });
    registerReleaseHealthRoutes(http, { health: releaseHealth, canaries, clock });
    registerReleaseDeskRoutes(http, {
      ...{ database, health: releaseHealth, canaries, audit, releasesDir, clock },
      ...{ needsApproval: settings.needsReleaseApproval, signer: dependencies.releaseSigner },
    });
    await registerDocs(http, settings.docsDir);
    await registerSdk(http, settings);
    await registerWeb(http, { ...settings, pictureOrigins: settings.instagram.pictureOrigins }, releases);
  }

  async function stopWork(): Promise<void> {
    await Promise.all([people.stop(), jobs.stop(), desk.stop(), workbench.stop(), drain.stop(), worker.stop()]);
    await Promise.all(tickers.map((ticker) => ticker.stop()));
    await Promise.all([outbox.stop(), requests.stop()]);
    await profiles.stop();
    if (has('worker')) await sendingShare.stop();
  }

  let closing: Promise<void> | null = null;
  await jobs.open();
  await bell.start();
  await guard.start();

  return {
    http,
    metrics,
    async startWork() {
      if (!has('worker')) return;
      sendingShare.start();
      for (const ticker of tickers) ticker.start();
      await jobs.start();
      people.start();
      await worker.start();
      drain.start();
      await outbox.start();
      await requests.start();
      await desk.start();
      workbench.start();
    },
    close: () => {
      closing ??= close();
      return closing;
    },
  };

  async function close(): Promise<void> {
    await finishWithin(FINISH_REQUESTS_MS, http.close(), () => {
      logger.warn('open requests were aborted');
      http.server.closeAllConnections();
    });
    await finishWithin(FINISH_WORK_MS, stopWork(), () =>
      logger.warn('background work was aborted and resumes after the next start'),
    );
    await bell.stop();
    await guard.stop();
    await instagram.close();
    await web.close();
    await traces?.stop();
  }
}

function originsOf({ publicUrl, isProduction, port }: Settings): string[] {
  return isProduction ? [publicUrl] : [publicUrl, `http://localhost:${port}`, `http://127.0.0.1:${port}`];
}
