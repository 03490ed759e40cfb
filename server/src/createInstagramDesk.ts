import { serverPaths } from '@fanfare/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { settleRuns } from './domains/automation/runs/index.ts';
import { createCommentsService, registerCommentsRoutes } from './domains/conversations/comments/index.ts';
import { createInboxService, registerInboxRoutes } from './domains/conversations/inbox/index.ts';
import {
  createMessageImagesService,
  markImagesSent,
  registerMessageImagesRoutes,
} from './domains/conversations/message-images/index.ts';
import { createPublishingService, registerPublishingRoutes } from './domains/conversations/publishing/index.ts';
import {
  createConnectionDiagnosticsService,
  registerConnectionDiagnosticsRoutes,
} from './domains/delivery/connection-diagnostics/index.ts';
import {
  createDataDeletionService,
  createErasureJob,
  registerDataDeletionRoutes,
} from './domains/delivery/data-deletion/index.ts';
import { createMissedDeliveryDetector, registerMissedDeliveriesRoutes } from './domains/delivery/missed-deliveries/index.ts';
import { createRateLimits } from './domains/identity/rate-limits/index.ts';
import { createInsightsJob, registerInsightsRoutes } from './domains/insight/insights/index.ts';
import { warnOfCompetingSenders } from './domains/instagram/competing-senders/index.ts';
import {
  type AccountAccess,
  createAccountAccess,
  createAccountUpkeep,
  createInstagramAccountsService,
  type InstagramAccountsService,
  registerInstagramAccountsRoutes,
  renewToken,
} from './domains/instagram/instagram-accounts/index.ts';
import { createMessagingRulesService, registerMessagingRulesRoutes } from './domains/instagram/messaging-rules/index.ts';
import { failWaitingSends, settleSends, unparkSends } from './domains/instagram/outbox/index.ts';
import type { Clock } from './infrastructure/clock/Clock.ts';
import type { TokenVault } from './infrastructure/crypto/createTokenVault.ts';
import type { Database, Queries } from './infrastructure/database/Database.ts';
import type { Settings } from './infrastructure/env/Settings.ts';
import type { SignedIn } from './infrastructure/http/senders/SignedIn.ts';
import type { Jobs } from './infrastructure/jobs/createJobs.ts';
import type { Logger } from './infrastructure/logger/createLogger.ts';
import type { InstagramClient } from './integrations/instagram/index.ts';

interface Dependencies {
  settings: Settings;
  database: Database;
  instagram: InstagramClient;
  vault: TokenVault;
  jobs: Jobs;
  clock: Clock;
  logger: Logger;
  isExclusive: boolean;
  onFeedChanged: (ownerId: string) => void;
  onSendsQueued: () => void;
  requireStepUp: (signedIn: SignedIn) => Promise<void>;
  onUpdatesQueued: () => void;
}

export interface InstagramDesk {
  accounts: InstagramAccountsService;
  access: AccountAccess;
  registerRoutes: (http: FastifyInstance) => Promise<void>;
  start: () => Promise<void>;
  stop: () => Promise<void>;
}

export function createInstagramDesk(dependencies: Dependencies): InstagramDesk {
  const { settings, clock, database } = dependencies;
  const { publicUrl } = settings;
  const access = createAccountAccess(dependencies);
  const shared = { ...dependencies, access };
  const accounts = createInstagramAccountsService({
    ...shared,
    redirectUri: `${publicUrl}${serverPaths.instagramOauthCallback}`,
    onReady: unparkSends,
    onEnded: stopSending,
  });
  const upkeep = createAccountUpkeep({ ...dependencies, database: database.of('background'), onResumed: unparkSends });
  const erasure = createErasureJob({ ...dependencies, database: database.of('background') });
  const gaps = createMissedDeliveryDetector(dependencies);
  const insights = createInsightsJob({ ...shared, database: database.of('background') });
  const attempts = createRateLimits({ database, clock });
  const publishing = createPublishingService(shared);

  const pictures = createMessageImagesService({ ...dependencies, attempts, publicUrl });

  function createDoctor() {
    const renew = (ownerId: string) =>
      access.use(ownerId, ({ account, token }) => renewToken(dependencies, database.system, account, token));
    return createConnectionDiagnosticsService({
      ...dependencies,
      deliveries: gaps.state,
      warn: (queries, ownerId) => warnOfCompetingSenders(queries, ownerId, clock),
      fixes: { token_life: renew, fields: accounts.subscribe, deliveries: gaps.check },
    });
  }

  return {
    accounts,
    access,
    async registerRoutes(http) {
      registerInstagramAccountsRoutes(http, { ...dependencies, accounts, publicUrl });
      registerInboxRoutes(http, createInboxService({ ...dependencies, markImagesSent: markImagesSent({ clock, publicUrl }) }));
      await registerMessageImagesRoutes(http, pictures);
      registerMessagingRulesRoutes(http, createMessagingRulesService(dependencies));
      registerCommentsRoutes(http, createCommentsService(shared));
      registerPublishingRoutes(http, publishing);
      registerMissedDeliveriesRoutes(http, gaps);
      registerInsightsRoutes(http, { ...shared, attempts });
      registerConnectionDiagnosticsRoutes(http, createDoctor());
      await registerDataDeletionRoutes(
        http,
        createDataDeletionService({ ...dependencies, instagram: settings.instagram, publicUrl, onEnded: stopSending }),
      );
    },
    async start() {
      await upkeep.start();
      erasure.start();
      publishing.start();
      gaps.start();
      insights.start();
      pictures.start();
    },
    async stop() {
      await upkeep.stop();
      await erasure.stop();
      await publishing.stop();
      await gaps.stop();
      await insights.stop();
      await pictures.stop();
    },
  };
}

async function stopSending(queries: Queries, ownerId: string, accountId: string): Promise<void> {
  await settleSends(queries, await failWaitingSends(queries, ownerId, accountId), settleRuns);
}
