import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Context } from '../../infrastructure/context/Context.ts';
import type { Queries } from '../../infrastructure/database/Database.ts';
import { createPublishedFlows } from '../automation/flows/index.ts';
import { createTextCopyJob } from '../feed/events/index.ts';
import { warnOfCompetingSenders } from '../instagram/competing-senders/index.ts';
import { renewToken } from '../instagram/instagram-accounts/index.ts';
import { createConnectionDiagnosticsService, registerConnectionDiagnosticsRoutes } from './connection-diagnostics/index.ts';
import { createContactErasureService, registerContactErasureRoutes } from './contact-erasure/index.ts';
import { createDataDeletionService, createErasureJob, registerDataDeletionRoutes } from './data-deletion/index.ts';
import { createDeadLetterPruning } from './dead-letters/index.ts';
import { createMissedDeliveryDetector, registerMissedDeliveriesRoutes } from './missed-deliveries/index.ts';
import { createMonitoringService, registerMonitoringRoutes } from './monitoring/index.ts';
import { createBacklogLimit } from './overload/index.ts';
import { createReplayService, registerReplayRoutes } from './replay/index.ts';
import { createRetentionJob } from './retention/index.ts';
import {
  createDeliveryDrain,
  createRejectionCounter,
  createWebhookIntakeService,
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

/** From a delivery of Instagram to a processed event, and whatever helps to find out why one is missing. */
export const delivery = fp(register, { name: 'delivery', dependencies: ['automation', 'conversations'] });

async function register(http: FastifyInstance, { context }: { context: Context }): Promise<void> {
  const { settings, database, clock, logger, bus, isExclusive } = context;
  const { publicUrl } = settings;
  const { client, accounts, access, outbox, subscriptions, stopSending } = http.instagram;
  const { events } = http.feed;
  const [intakeDatabase, workDatabase, background] = [database.of('intake'), database.of('work'), database.of('background')];
  const worker = createWorker({
    ...{ database: workDatabase, flows: createPublishedFlows(), clock, logger, isExclusive, sends: outbox, bus },
  });
  bus.subscribe('updates-stored', worker.wake);
  bus.subscribe('events-missed', worker.wake);
  const drain = createDeliveryDrain({ database: workDatabase, clock, logger, bus });
  const gaps = createMissedDeliveryDetector({ ...context, instagram: client });
  const cleanups = createTestCleanups(context);
  const erasures = createContactErasureService(context);
  const isBusy = async () => context.isOverloaded() || (await isAnyReady(background.system));
  context.background.add(
    createDeadLetterPruning(background, settings.deadLetterDays, logger),
    createErasureJob({ database: background, logger }),
    createRetentionJob({ database: background, days: settings.retentionDays, isBusy, logger }),
    createTextCopyJob({ database: background, isBusy, logger }),
    gaps,
    worker,
    drain,
  );
  if (!context.has('web')) return;

  const intake = createWebhookIntakeService({
    ...{ database: intakeDatabase, clock, logger, room: worker.room, take: worker.take, bus },
  });
  const backlog = createBacklogLimit({ ...context, database: intakeDatabase, maxAgeSeconds: settings.intakeMaxAgeSeconds });
  http.addHook('onListen', async () => backlog.start());
  http.addHook('onClose', backlog.stop);
  const rejections = createRejectionCounter(intakeDatabase, logger);
  await registerWebhookIntakeRoutes(http, intake, settings.instagram, rejections, backlog.refuse);
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
