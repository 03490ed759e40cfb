import type { FastifyInstance } from 'fastify';
import type { Clock } from './infrastructure/clock/Clock.ts';
import type { TokenVault } from './infrastructure/crypto/createTokenVault.ts';
import type { Database } from './infrastructure/database/Database.ts';
import type { Settings } from './infrastructure/env/Settings.ts';
import type { SignedIn } from './infrastructure/http/SignedIn.ts';
import type { Jobs } from './infrastructure/jobs/createJobs.ts';
import { createTicker } from './infrastructure/jobs/createTicker.ts';
import type { Logger } from './infrastructure/logger/createLogger.ts';
import { createMailer } from './infrastructure/mail/createMailer.ts';
import { createAccountDeletionService, registerAccountDeletionRoutes } from './modules/account-deletion/index.ts';
import { createAccountExportService, registerAccountExportRoutes } from './modules/account-export/index.ts';
import { createAccountMails, pruneLinks } from './modules/account-mails/index.ts';
import { createAttempts, pruneAttempts } from './modules/attempts/index.ts';
import { createAuthService, pruneDevices, registerAuthRoutes } from './modules/auth/index.ts';
import { createAvatarsService, registerAvatarsRoutes } from './modules/avatars/index.ts';
import {
  type Alerts,
  createAlerts,
  createNotificationSettingsService,
  registerNotificationSettingsRoutes,
} from './modules/notification-settings/index.ts';
import { createPasswordResetService, registerPasswordResetRoutes } from './modules/password-reset/index.ts';
import { createPasswords } from './modules/passwords/index.ts';
import { createProfileService, prunePendingEmails, registerProfileRoutes } from './modules/profile/index.ts';
import { createSessions, pruneSessions, registerSessionsRoutes } from './modules/sessions/index.ts';
import {
  createSecondStep,
  createTwoFactorService,
  pruneChallenges,
  registerTwoFactorRoutes,
} from './modules/two-factor/index.ts';

const expired = [pruneAttempts, pruneChallenges, pruneDevices, pruneLinks, prunePendingEmails, pruneSessions];
const PRUNE_EVERY_MS = 60 * 60_000;

interface Dependencies {
  settings: Settings;
  database: Database;
  /** Not opened yet: the accounts define their jobs first. */
  jobs: Jobs;
  vault: TokenVault;
  clock: Clock;
  logger: Logger;
  /** Told after a session has ended. */
  onSessionEnded: (sessionId: string) => void;
  /** Drops the connection to Instagram, where there is one. */
  disconnectInstagram: (ownerId: string) => Promise<void>;
}

/** Everything about who somebody is: the part of the app between the door and the rooms. */
export interface Accounts {
  authenticate: (token: string) => Promise<SignedIn | null>;
  /** How new events of an owner may draw attention to themselves. */
  alertsOf: Alerts['of'];
  registerRoutes: (http: FastifyInstance) => Promise<void>;
  start: () => void;
  stop: () => Promise<void>;
}

export function createAccounts(dependencies: Dependencies): Accounts {
  const { settings, database, jobs, vault, clock, logger, onSessionEnded, disconnectInstagram } = dependencies;
  const { publicUrl } = settings;

  const attempts = createAttempts({ database, clock });
  const passwords = createPasswords({ database, attempts, minLength: settings.accounts.passwordMinLength });
  const sessions = createSessions({ database, clock, onSessionEnded });
  const mails = createAccountMails({ database, jobs, mailer: createMailer(settings.mail), clock, publicUrl });
  const secondStep = createSecondStep({ database, attempts, vault, clock });
  const alerts = createAlerts({ database, clock });
  const shared = { database, attempts, passwords, sessions, secondStep, mails, vault, clock };
  const deletion = createAccountDeletionService({ ...shared, jobs, disconnectInstagram });

  const pruning = createTicker(
    'account-pruning',
    PRUNE_EVERY_MS,
    async () => {
      for (const prune of expired) await prune(database.system);
    },
    logger,
  );

  return {
    authenticate: sessions.authenticate,
    alertsOf: alerts.of,
    async registerRoutes(http) {
      registerAuthRoutes(http, { auth: createAuthService({ ...shared, settings: settings.accounts }), publicUrl });
      registerSessionsRoutes(http, shared);
      registerPasswordResetRoutes(http, createPasswordResetService(shared));
      registerTwoFactorRoutes(http, createTwoFactorService(shared));
      registerProfileRoutes(http, createProfileService(shared));
      registerNotificationSettingsRoutes(http, createNotificationSettingsService({ database, onChanged: alerts.forget }));
      registerAccountExportRoutes(http, createAccountExportService(shared));
      registerAccountDeletionRoutes(http, deletion);
      await registerAvatarsRoutes(http, createAvatarsService(shared));
    },
    start: pruning.start,
    stop: pruning.stop,
  };
}
