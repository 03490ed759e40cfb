import { serverPaths } from '@fanfare/shared/contracts';
import type { FastifyInstance } from 'fastify';
import type { Clock } from './infrastructure/clock/Clock.ts';
import type { TokenVault } from './infrastructure/crypto/createTokenVault.ts';
import type { Database, Queries } from './infrastructure/database/Database.ts';
import type { Settings } from './infrastructure/env/Settings.ts';
import type { SignedIn } from './infrastructure/http/senders/SignedIn.ts';
import type { Jobs } from './infrastructure/jobs/createJobs.ts';
import type { Logger } from './infrastructure/logger/createLogger.ts';
import type { InstagramClient } from './integrations/instagram/index.ts';
import { createAttempts } from './modules/attempts/index.ts';
import { createCommentsService, registerCommentsRoutes } from './modules/comments/index.ts';
import { createGapDetector, registerDeliveryGapsRoutes } from './modules/delivery-gaps/index.ts';
import { createDoctorService, registerDoctorRoutes } from './modules/doctor/index.ts';
import { createInboxService, registerInboxRoutes } from './modules/inbox/index.ts';
import { createInsightsJob, registerInsightsRoutes } from './modules/insights/index.ts';
import {
  type AccountAccess,
  createAccountAccess,
  createAccountUpkeep,
  createDataDeletionService,
  createInstagramAccountsService,
  type InstagramAccountsService,
  registerDataDeletionRoutes,
  registerInstagramAccountsRoutes,
  renewToken,
} from './modules/instagram-accounts/index.ts';
import {
  createMessagePicturesService,
  markPicturesSent,
  registerMessagePicturesRoutes,
} from './modules/message-pictures/index.ts';
import { createMessagingRulesService, registerMessagingRulesRoutes } from './modules/messaging-rules/index.ts';
import { warnOfOtherSenders } from './modules/other-senders/index.ts';
import { failWaitingSends, settleSends, unparkSends } from './modules/outbox/index.ts';
import { createPublishingService, registerPublishingRoutes } from './modules/publishing/index.ts';
import { settleRuns } from './modules/runs/index.ts';

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
  const gaps = createGapDetector(dependencies);
  const insights = createInsightsJob({ ...shared, database: database.of('background') });
  const attempts = createAttempts({ database, clock });
  const publishing = createPublishingService(shared);

  const pictures = createMessagePicturesService({ ...dependencies, attempts, publicUrl });

  function createDoctor() {
    const renew = (ownerId: string) =>
      access.use(ownerId, ({ account, token }) => renewToken(dependencies, database.system, account, token));
    return createDoctorService({
      ...dependencies,
      deliveries: gaps.state,
      warn: (queries, ownerId) => warnOfOtherSenders(queries, ownerId, clock),
      fixes: { token_life: renew, fields: accounts.subscribe, deliveries: gaps.check },
    });
  }

  return {
    accounts,
    access,
    async registerRoutes(http) {
      registerInstagramAccountsRoutes(http, { ...dependencies, accounts, publicUrl });
      registerInboxRoutes(
        http,
        createInboxService({ ...dependencies, markPicturesSent: markPicturesSent({ clock, publicUrl }) }),
      );
      await registerMessagePicturesRoutes(http, pictures);
      registerMessagingRulesRoutes(http, createMessagingRulesService(dependencies));
      registerCommentsRoutes(http, createCommentsService(shared));
      registerPublishingRoutes(http, publishing);
      registerDeliveryGapsRoutes(http, gaps);
      registerInsightsRoutes(http, { ...shared, attempts });
      registerDoctorRoutes(http, createDoctor());
      await registerDataDeletionRoutes(
        http,
        createDataDeletionService({ ...dependencies, instagram: settings.instagram, publicUrl, onEnded: stopSending }),
      );
    },
    async start() {
      await upkeep.start();
      publishing.start();
      gaps.start();
      insights.start();
      pictures.start();
    },
    async stop() {
      await upkeep.stop();
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
