import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import packageJson from '../../../package.json' with { type: 'json' };
import { createTicker } from '../../infrastructure/concurrency/createTicker.ts';
import type { Context } from '../../infrastructure/context/Context.ts';
import { openTracer } from '../../infrastructure/traces/openTracer.ts';
import { pruneReports, REPORT_DAYS, registerCspReportRoutes } from './csp-reports/index.ts';
import { registerDocs } from './docs/index.ts';
import { createKeyRotation } from './encryption-keys/index.ts';
import { registerHealthRoutes } from './health/index.ts';
import { createMessageBackfill } from './message-backfill/index.ts';
import { measureDatabase, registerMetricsRoutes, registerNoMetrics } from './metrics/index.ts';
import { registerReleaseAdminRoutes } from './release-admin/index.ts';
import { createReleaseAudit } from './release-audit/index.ts';
import { createCanaries } from './release-canary/index.ts';
import { createReleaseHealth, pruneReleases, registerReleaseHealthRoutes } from './release-health/index.ts';
import {
  createReleaseFiles,
  createReleaseRegistry,
  type ReleaseSigner,
  registerRegistry,
  registerReleases,
  watchIndex,
} from './releases/index.ts';
import { registerSdk } from './sdk/index.ts';
import { createTraces } from './traces/index.ts';
import { registerWeb } from './web/index.ts';

interface Options {
  context: Context;
  releaseSigner: ReleaseSigner;
}

const PRUNE_EVERY_MS = 60 * 60_000;

export const operations = fp(register, { name: 'operations', dependencies: ['delivery'] });

async function register(http: FastifyInstance, { context, releaseSigner }: Options): Promise<void> {
  const { settings, database, clock, logger, bus, metrics, vault, has } = context;
  const { releasesDir } = settings;
  const background = database.of('background');
  if (settings.traces) await openTraces(context);
  const releaseFiles = createReleaseFiles({ ...context, releasesDir });
  await releaseFiles.start();
  http.addHook('onClose', releaseFiles.stop);
  const { write } = releaseFiles;
  const health = createReleaseHealth({ database, releasesDir, write, clock });
  const canaries = createCanaries({
    ...{ database, releasesDir, needsApproval: settings.needsReleaseApproval, write, clock, logger },
    blind: releaseSigner.blind,
    publishHealth: health.publish,
  });
  const audit = createReleaseAudit({ database: background, releasesDir, logger });
  context.background.add(
    'background',
    createTicker('csp-report-pruning', PRUNE_EVERY_MS, () => pruneReports(background.system, REPORT_DAYS), logger),
    createKeyRotation({ database: background, vault, logger }),
    createMessageBackfill({ database: background, logger }),
    pruneReleases({ health, releasesDir, write, clock, logger }),
    canaries.driving,
    audit.recording,
  );
  measureDatabase(metrics, background);
  registerHealthRoutes(http, database.of('sessions'), () => has('web') && http.journal.isReadyWithoutDatabase());
  if (settings.metrics.port === null && settings.metrics.token !== null) {
    registerMetricsRoutes(http, metrics, settings.metrics.token);
  } else registerNoMetrics(http);
  if (has('realtime')) {
    const stopWatching = watchIndex(releasesDir, () => bus.publish('releases-changed'));
    http.addHook('onClose', async () => stopWatching());
  }
  if (!has('web')) return;

  const releases = createReleaseRegistry({
    releasesDir,
    releasesOrigin: settings.releasesOrigin,
    environment: settings.isProduction ? 'production' : 'development',
    devRemotes: settings.devRemotes,
    signer: releaseSigner,
    clock,
    logger,
  });
  await registerReleases(http, releases, settings);
  await registerRegistry(http, { ...settings, write });
  await registerCspReportRoutes(http, { database, clock });
  registerReleaseHealthRoutes(http, { health, canaries, clock });
  registerReleaseAdminRoutes(http, {
    ...{ database, health, canaries, audit, releasesDir, write, clock },
    ...{ needsApproval: settings.needsReleaseApproval, signer: releaseSigner },
  });
  await registerDocs(http, settings.docsDir);
  await registerSdk(http, settings);
  const { pictureOrigins, sandboxOrigin } = settings.instagram;
  await registerWeb(http, { ...settings, pictureOrigins, sandboxOrigin }, releases);
}

async function openTraces({ settings, database, logger, bus, background }: Context): Promise<void> {
  if (!settings.traces) return;
  const identity = { roles: settings.roles, version: packageJson.version };
  const tracer = await openTracer(settings.traces, identity, logger);
  const traces = createTraces({ tracer, database: database.of('background'), logger });
  bus.subscribe('request-answered', traces.requestAnswered);
  bus.subscribe('instagram-called', traces.instagramCalled);
  bus.subscribe('delivery-received', traces.delivered);
  bus.subscribe('delivery-stored', traces.stored);
  bus.subscribe('updates-processed', traces.processed);
  bus.subscribe('events-pushed', traces.pushed);
  background.onStopped(traces.stop);
}
