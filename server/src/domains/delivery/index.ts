import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Context } from '../../infrastructure/context/Context.ts';
import type { Queries } from '../../infrastructure/database/Database.ts';
import { createPublishedFlows } from '../automation/flows/index.ts';
import { createPostLookup } from '../conversations/comments/index.ts';
import { createTextCopyJob } from '../feed/events/index.ts';
import { warnOfCompetingSenders } from '../instagram/competing-senders/index.ts';
import { renewToken } from '../instagram/instagram-accounts/index.ts';
import { createConnectionDiagnosticsService, registerConnectionDiagnosticsRoutes } from './connection-diagnostics/index.ts';
import { createContactErasureService, registerContactErasureRoutes } from './contact-erasure/index.ts';
import { createDataDeletionService, createErasureJob, registerDataDeletionRoutes } from './data-deletion/index.ts';
import { createDeadLetterPruning } from './dead-letters/index.ts';
import {
  assertJournalUse,
  createShardWorker,
  createStreamJournal,
  type Journal,
  measureJournal,
  openNatsStream,
} from './journal/index.ts';
import { createMissedDeliveryDetector, registerMissedDeliveriesRoutes } from './missed-deliveries/index.ts';
import { createMonitoringService, registerMonitoringRoutes } from './monitoring/index.ts';
import { createBacklogLimit } from './overload/index.ts';
import { createReplayService, registerReplayRoutes } from './replay/index.ts';
import { createRetentionJob } from './retention/index.ts';
import {
  createDeliveryDrain,
  createPgJournal,
  createRejectionCounter,
  type Dispatch,
  registerWebhookIntakeRoutes,
} from './webhook-intake/index.ts';
import {
  createTestCleanups,
  createWebhookPost,
  createWebhookTestingService,
  registerWebhookTestingRoutes,
} from './webhook-testing/index.ts';
import { createWorker, isAnyReady } from './worker/index.ts';

export { requeueEvent } from './requeueEvent.ts';

declare module 'fastify' {
  interface FastifyInstance {
    journal: Journal;
  }
}

/** From a delivery of Instagram to a processed event, and whatever helps to find out why one is missing. */
export const delivery = fp(register, { name: 'delivery', dependencies: ['automation', 'conversations'] });

async function register(http: FastifyInstance, { context }: { context: Context }): Promise<void> {
  const { settings, database, clock, logger, bus, isExclusive } = context;
  const { publicUrl } = settings;
  const { pollMs, comparisonEveryMs: sliceEveryMs } = context.limits;
  const { client, accounts, access, outbox, subscriptions, stopSending } = http.instagram;
  const { events } = http.feed;
  const [intakeDatabase, workDatabase, background] = [database.of('intake'), database.of('work'), database.of('background')];
  const worker = createWorker({
    ...{ database: workDatabase, flows: createPublishedFlows(), clock, logger, isExclusive, sends: outbox, bus },
    pollMs,
    lookUpPosts: createPostLookup({ database, instagram: client, access }).lookUp,
  });
  bus.subscribe('updates-stored', worker.wake);
  bus.subscribe('events-missed', worker.wake);
  const drain = createDeliveryDrain({ database: workDatabase, clock, logger, bus });
  const gaps = createMissedDeliveryDetector({ ...context, instagram: client, sliceEveryMs });
  const cleanups = createTestCleanups(context);
  const erasures = createContactErasureService(context);
  const isBusy = async () => context.isOverloaded() || (await isAnyReady(background.system));
  context.background.add(
    'background',
    createDeadLetterPruning(background, settings.deadLetterDays, logger),
    createErasureJob({ database: background, logger }),
    createRetentionJob({ database: background, days: settings.retentionDays, isBusy, logger }),
    createTextCopyJob({ database: background, isBusy, logger }),
    gaps,
  );
  context.background.add('events', worker, drain);
  const dispatch = { room: worker.room, take: worker.take, bus };
  const journal = await openJournal(http, context, dispatch);
  http.decorate('journal', journal);
  if (!context.has('web')) return;

  const maxAgeSeconds = settings.intakeMaxAgeSeconds;
  const isSuspended = () => journal.isReadyWithoutDatabase() && isWithin(context.databaseSince(), maxAgeSeconds);
  const backlog = createBacklogLimit({ ...context, database: intakeDatabase, maxAgeSeconds, isSuspended, pollMs });
  http.addHook('onListen', async () => backlog.start());
  http.addHook('onClose', backlog.stop);
  const rejections = createRejectionCounter(intakeDatabase, logger);
  await registerWebhookIntakeRoutes(http, journal.append, settings.instagram, rejections, backlog.refuse);
  registerMissedDeliveriesRoutes(http, gaps);
  registerContactErasureRoutes(http, erasures);
  registerReplayRoutes(http, createReplayService({ database, clock, bus }));
  const post = createWebhookPost(http, settings.instagram.webhookSecrets[0] ?? settings.instagram.appSecret);
  const testing = createWebhookTestingService({ database, clock, post });
  registerWebhookTestingRoutes(http, { testing, cleanups, events, subscriptions, publicUrl });
  const subscribedFields = (ownerId: string, accountId: string) =>
    access.useOf(ownerId, accountId, ({ token }) => client.listSubscribedFields(token));
  const postTest = () => testing.probeEndpoint();
  registerMonitoringRoutes(http, createMonitoringService({ database, clock, subscriptions, postTest, subscribedFields }));
  const renew = (ownerId: string, accountId: string | null) =>
    access.use(ownerId, accountId, ({ account, token }) =>
      renewToken({ ...context, instagram: client }, database.system, account, token),
    );
  registerConnectionDiagnosticsRoutes(
    http,
    createConnectionDiagnosticsService({
      ...{ ...context, instagram: client, access },
      deliveries: gaps.state,
      warn: (queries: Queries, ownerId: string, accountId: string) => warnOfCompetingSenders(queries, ownerId, accountId, clock),
      fixes: { token_life: renew, fields: accounts.subscribe, deliveries: gaps.check },
    }),
  );
  await registerDataDeletionRoutes(
    http,
    createDataDeletionService({ ...context, instagram: settings.instagram, publicUrl, onEnded: stopSending }),
  );
}

async function openJournal(http: FastifyInstance, context: Context, dispatch: Dispatch): Promise<Journal> {
  const { settings, database, clock, logger } = context;
  await assertJournalUse(database, settings.journal);
  if (settings.journal === null || !(['web', 'worker', 'events'] as const).some(context.has)) {
    measureJournal(context.metrics);
    return createPgJournal({ database: database.of('intake'), clock, logger, ...dispatch });
  }
  const stream = openNatsStream({ settings: settings.journal, logger, isStart: true });
  context.background.onStopped(stream.close);
  context.background.add('events', createShardWorker({ ...context, ...dispatch, stream, database: database.of('work') }));
  const journal = createStreamJournal({
    ...{ ...context, stream, settings: settings.journal, maxAgeSeconds: settings.intakeMaxAgeSeconds },
  });
  http.addHook('onListen', async () => journal.start());
  http.addHook('onClose', journal.stop);
  return journal;
}

function isWithin(since: number | null, seconds: number): boolean {
  return since === null || performance.now() - since < seconds * 1_000;
}
