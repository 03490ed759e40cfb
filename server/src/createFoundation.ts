import type { FastifyInstance } from 'fastify';
import packageJson from '../package.json' with { type: 'json' };
import type { Clock } from './infrastructure/clock/Clock.ts';
import { createTicker } from './infrastructure/concurrency/createTicker.ts';
import { finishWithin } from './infrastructure/concurrency/finishWithin.ts';
import type { Context, TimeLimits } from './infrastructure/context/Context.ts';
import { createBackgroundWork } from './infrastructure/context/createBackgroundWork.ts';
import type { TokenVault } from './infrastructure/crypto/createTokenVault.ts';
import { analyzeGrownTables } from './infrastructure/database/analyzeGrownTables.ts';
import type { Database } from './infrastructure/database/Database.ts';
import { pingDatabase } from './infrastructure/database/pingDatabase.ts';
import type { Settings } from './infrastructure/env/Settings.ts';
import { createEventBus } from './infrastructure/event-bus/createEventBus.ts';
import { createAdmission } from './infrastructure/http/admission/createAdmission.ts';
import { meterRequests } from './infrastructure/http/admission/meterRequests.ts';
import { createHttpServer } from './infrastructure/http/createHttpServer.ts';
import { serveOnlyFilesAt } from './infrastructure/http/releasesOrigin.ts';
import { serveApiReference } from './infrastructure/http/serveApiReference.ts';
import { createJobs } from './infrastructure/jobs/createJobs.ts';
import type { Logger } from './infrastructure/logger/createLogger.ts';
import { createMetrics } from './infrastructure/metrics/createMetrics.ts';
import { createPgNotifier } from './infrastructure/notifier/createPgNotifier.ts';
import { openBucket } from './infrastructure/object-storage/openBucket.ts';
import { createOverloadGuard } from './infrastructure/overload/createOverloadGuard.ts';

interface Dependencies {
  settings: Settings;
  database: Database;
  /** True if no other process uses this database. */
  isExclusive: boolean;
  vault: TokenVault;
  clock: Clock;
  logger: Logger;
  limits: TimeLimits;
}

interface Foundation {
  context: Context;
  http: FastifyInstance;
  /** Call it after all domains are registered. */
  open: () => Promise<void>;
  startWork: () => Promise<void>;
  close: () => Promise<void>;
}

/** Failure F14. */
const FINISH_REQUESTS_MS = 5_000;
const STATISTICS_EVERY_MS = 1_000;

export async function createFoundation(dependencies: Dependencies): Promise<Foundation> {
  const { settings, isExclusive, clock, logger } = dependencies;
  const admission = createAdmission(settings.admission, clock);
  const database = meterRequests(dependencies.database, admission);
  const bus = createEventBus();
  const metrics = createMetrics({ roles: settings.roles, version: packageJson.version });
  bus.subscribe('request-answered', metrics.requestAnswered);
  bus.subscribe('instagram-called', metrics.instagramCalled);
  bus.subscribe('updates-claimed', metrics.updatesClaimed);
  const http = await createHttpServer({
    logger,
    trustedProxies: settings.accounts.trustedProxies,
    maxConnections: settings.maxConnections,
    onAnswered: (request) => bus.publish('request-answered', request),
  });
  if (settings.releasesOrigin !== null) serveOnlyFilesAt(http, settings.releasesOrigin);
  http.decorate('enter', admission.enter);
  http.decorateRequest('signedIn', null);
  // Each kind of work has its own connections (S40).
  const askDatabase = () => pingDatabase(database.of('sessions').system);
  const guard = createOverloadGuard({
    ...{ disk: settings.disk, needsDatabase: settings.journal === null },
    ...{ askDatabase, onRefused: metrics.webhookRefused, logger },
  });
  guard.register(http);
  guard.measure(metrics);
  const notifier = createPgNotifier({ database: database.of('work'), isAlone: isExclusive, bus, logger });
  const jobs = createJobs(database.of('background'), logger, dependencies.limits.pollMs);
  const background = createBackgroundWork(logger);
  const analyze = async () => void (await database.of('background').asSystem(analyzeGrownTables));
  background.add('background', createTicker('statistics', STATISTICS_EVERY_MS, analyze, logger));
  background.onStopped(notifier.stop);
  background.onStopped(guard.stop);
  const has: Context['has'] = (role) => settings.roles.includes(role);
  if (has('web')) await serveApiReference(http);
  const isOverloaded = () => guard.reasons().some((reason) => reason !== 'disk');
  let closing: Promise<void> | null = null;

  async function close(): Promise<void> {
    await finishWithin(FINISH_REQUESTS_MS, http.close(), () => {
      logger.warn('open requests were aborted');
      http.server.closeAllConnections();
    });
    await background.stop();
  }

  return {
    context: {
      ...dependencies,
      has,
      database,
      bucket: settings.bucket && openBucket(settings.bucket),
      bus,
      admission,
      metrics,
      jobs,
      background,
      databaseSince: guard.databaseSince,
      isOverloaded,
    },
    http,
    async open() {
      background.add('background', jobs);
      await jobs.open();
      await notifier.start();
      await guard.start();
    },
    async startWork() {
      await background.start((['events', 'background'] as const).filter((part) => has(part) || has('worker')));
    },
    close: () => {
      closing ??= close();
      return closing;
    },
  };
}
