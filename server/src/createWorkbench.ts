import type { FastifyInstance } from 'fastify';
import type { Clock } from './infrastructure/clock/Clock.ts';
import type { Database, Queries } from './infrastructure/database/Database.ts';
import type { Settings } from './infrastructure/env/Settings.ts';
import type { Admission } from './infrastructure/http/admission/createAdmission.ts';
import type { Jobs } from './infrastructure/jobs/createJobs.ts';
import type { Logger } from './infrastructure/logger/createLogger.ts';
import type { InstagramClient } from './integrations/instagram/index.ts';
import type { WebClient } from './integrations/web/index.ts';
import { createRollupJob, registerAnalyticsRoutes } from './modules/analytics/index.ts';
import { createAutomationsService, followFlow, registerAutomationsRoutes } from './modules/automations/index.ts';
import { createDecisionsService, registerDecisionsRoutes } from './modules/decisions/index.ts';
import { createTextCopyJob, type EventsService } from './modules/events/index.ts';
import { createFlowComparisonService, registerFlowComparisonRoutes } from './modules/flow-comparison/index.ts';
import { createRequestTrial, registerFlowRequestsRoutes } from './modules/flow-requests/index.ts';
import { type FlowSecrets, registerFlowSecretsRoutes } from './modules/flow-secrets/index.ts';
import { createFlowsService, createVersionsService, registerFlowsRoutes, registerVersionsRoutes } from './modules/flows/index.ts';
import { createGoalJob, createGoalsService, registerGoalsRoutes } from './modules/goals/index.ts';
import type { AccountAccess, InstagramAccountsService } from './modules/instagram-accounts/index.ts';
import { createMissedKeywordsService, registerMissedKeywordsRoutes } from './modules/missed-keywords/index.ts';
import { createMonitoringService, registerMonitoringRoutes } from './modules/monitoring/index.ts';
import { createNotificationsService, registerNotificationsRoutes } from './modules/notifications/index.ts';
import { registerOtherSendersRoutes, warnOfOtherSenders } from './modules/other-senders/index.ts';
import { createQuotas, registerQuotasRoutes } from './modules/quotas/index.ts';
import { createReplayService, registerReplayRoutes } from './modules/replay/index.ts';
import { registerRunsRoutes } from './modules/runs/index.ts';
import { createWebhookSubscriptionsService, registerWebhookSubscriptionsRoutes } from './modules/webhook-subscriptions/index.ts';
import {
  createTestCleanups,
  createWebhookPost,
  createWebhookTestingService,
  registerWebhookTestingRoutes,
  takeFromBudget,
} from './modules/webhook-testing/index.ts';
import { isAnyReady } from './modules/worker/index.ts';

interface Dependencies {
  settings: Settings;
  database: Database;
  jobs: Jobs;
  clock: Clock;
  logger: Logger;
  instagram: InstagramClient;
  web: WebClient;
  secrets: FlowSecrets;
  accounts: Pick<InstagramAccountsService, 'subscribe' | 'unsubscribe'>;
  access: AccountAccess;
  events: EventsService;
  onFeedChanged: (ownerId: string) => void;
  admission: Admission;
  onUpdatesQueued: () => void;
}

export function createWorkbench(dependencies: Dependencies) {
  const {
    settings,
    database,
    jobs,
    clock,
    logger,
    instagram,
    web,
    secrets,
    accounts,
    access,
    events,
    onFeedChanged,
    onUpdatesQueued,
    admission,
  } = dependencies;
  const { publicUrl } = settings;
  const background = database.of('background');
  const rollups = createRollupJob({ database: background, clock, logger });
  const goals = createGoalJob({ database: background, clock, logger, onFeedChanged });
  const texts = createTextCopyJob({ database: background, isBusy: () => isAnyReady(background.system), logger });
  const cleanups = createTestCleanups({ database, jobs, clock, onFeedChanged });
  const quotas = createQuotas(settings.quotas);
  return {
    registerRoutes(http: FastifyInstance): void {
      const warn = (queries: Queries, ownerId: string) => warnOfOtherSenders(queries, ownerId, clock);
      registerFlowsRoutes(http, createFlowsService({ database, clock, quotas, onPublished: followFlow, warn }));
      registerVersionsRoutes(http, createVersionsService({ database, quotas, onDeleted: followFlow }));
      registerQuotasRoutes(http, { database, quotas: settings.quotas, calls: settings.admission, admission });
      registerAutomationsRoutes(http, createAutomationsService({ database, clock }));
      const takeTestBudget = (ownerId: string, perMinute: number) =>
        database.asOwner(ownerId, (queries) => takeFromBudget(queries, ownerId, perMinute));
      registerFlowRequestsRoutes(http, createRequestTrial({ web, secrets, clock, takeFromBudget: takeTestBudget }));
      registerFlowSecretsRoutes(http, secrets);
      registerRunsRoutes(http, database);
      registerDecisionsRoutes(http, createDecisionsService({ database }));
      const { sendsPerSecond } = settings.instagram;
      registerFlowComparisonRoutes(http, createFlowComparisonService({ database, clock, sendsPerSecond }));
      registerMissedKeywordsRoutes(http, createMissedKeywordsService({ database, clock }));
      registerOtherSendersRoutes(http, { database, clock });
      registerReplayRoutes(http, createReplayService({ database, clock, onFeedChanged, onQueued: onUpdatesQueued }));
      registerAnalyticsRoutes(http, { database, clock });
      registerGoalsRoutes(http, createGoalsService({ database, clock }));
      registerNotificationsRoutes(http, { notifications: createNotificationsService({ database, onFeedChanged }), events });

      const subscriptions = createWebhookSubscriptionsService({ database, ...accounts });
      registerWebhookSubscriptionsRoutes(http, { subscriptions, events });

      const post = createWebhookPost(http, settings.instagram.webhookSecrets[0] ?? settings.instagram.appSecret);
      const testing = createWebhookTestingService({ database, clock, post });
      registerWebhookTestingRoutes(http, { testing, cleanups, events, subscriptions, publicUrl });

      const subscribedFields = (ownerId: string) => access.use(ownerId, ({ token }) => instagram.listSubscribedFields(token));
      const postTest = () => testing.probeEndpoint();
      registerMonitoringRoutes(http, createMonitoringService({ database, clock, subscriptions, postTest, subscribedFields }));
    },
    start() {
      rollups.start();
      goals.start();
      texts.start();
    },
    async stop() {
      await Promise.all([rollups.stop(), goals.stop(), texts.stop()]);
    },
  };
}
