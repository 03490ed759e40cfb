import type { FastifyInstance } from 'fastify';
import type { Clock } from './infrastructure/clock/Clock.ts';
import type { TokenVault } from './infrastructure/crypto/createTokenVault.ts';
import type { Database, Queries } from './infrastructure/database/Database.ts';
import type { Settings } from './infrastructure/env/Settings.ts';
import type { SignedIn } from './infrastructure/http/senders/SignedIn.ts';
import type { Jobs } from './infrastructure/jobs/createJobs.ts';
import { createKeyedQueue } from './infrastructure/jobs/createKeyedQueue.ts';
import { createTicker } from './infrastructure/jobs/createTicker.ts';
import type { Logger } from './infrastructure/logger/createLogger.ts';
import { createMailer } from './infrastructure/mail/createMailer.ts';
import { createAccountDeletionService, registerAccountDeletionRoutes } from './modules/account-deletion/index.ts';
import { createAccountExportService, registerAccountExportRoutes } from './modules/account-export/index.ts';
import { createAccountMails, pruneLinks } from './modules/account-mails/index.ts';
import { createAttempts, pruneAttempts } from './modules/attempts/index.ts';
import { pruneAuditLog, recordQuotaHits, registerAuditLogRoutes } from './modules/audit-log/index.ts';
import { createAuthService, pruneAddresses, pruneDevices, registerAuthRoutes } from './modules/auth/index.ts';
import { createAvatarsService, registerAvatarsRoutes } from './modules/avatars/index.ts';
import { pruneReports, REPORT_DAYS } from './modules/csp-reports/index.ts';
import { pruneIdempotencyKeys } from './modules/idempotency/index.ts';
import { createInvitations, pruneInvitations } from './modules/invitations/index.ts';
import {
  type Alerts,
  createAlerts,
  createNotificationSettingsService,
  registerNotificationSettingsRoutes,
} from './modules/notification-settings/index.ts';
import { createPasswordResetService, registerPasswordResetRoutes } from './modules/password-reset/index.ts';
import { createPasswords } from './modules/passwords/index.ts';
import { createProfileService, prunePendingEmails, registerProfileRoutes } from './modules/profile/index.ts';
import { createSessionCarrier, createSessions, pruneSessions, registerSessionsRoutes } from './modules/sessions/index.ts';
import {
  createSecondStep,
  createTwoFactorService,
  pruneChallenges,
  registerTwoFactorRoutes,
} from './modules/two-factor/index.ts';

const expired = [
  pruneAddresses,
  pruneAttempts,
  pruneChallenges,
  pruneDevices,
  pruneIdempotencyKeys,
  pruneInvitations,
  pruneLinks,
  prunePendingEmails,
  pruneSessions,
];
const PRUNE_EVERY_MS = 60 * 60_000;

interface Dependencies {
  settings: Settings;
  database: Database;
  jobs: Jobs;
  vault: TokenVault;
  clock: Clock;
  logger: Logger;
  onSessionEnded: (sessionId: string) => void;
  /** Uses the caller's transaction. Call the returned function after the commit. */
  disconnectInstagram: (queries: Queries, ownerId: string) => Promise<() => Promise<void>>;
}

export interface Accounts {
  authenticate: (bearer: string | null, cookieHeader: string | undefined) => Promise<SignedIn | null>;
  requireStepUp: (signedIn: SignedIn) => Promise<void>;
  alertsOf: Alerts['of'];
  registerRoutes: (http: FastifyInstance) => Promise<void>;
  start: () => void;
  stop: () => Promise<void>;
}

export function createAccounts(dependencies: Dependencies): Accounts {
  const { settings, database, jobs, vault, clock, logger, onSessionEnded, disconnectInstagram } = dependencies;
  const { publicUrl } = settings;

  const forSessions = database.of('sessions');
  const background = database.of('background');
  const attempts = createAttempts({ database: forSessions, clock });
  const passwords = createPasswords({ database: forSessions, attempts, minLength: settings.accounts.passwordMinLength });
  const sessions = createSessions({ database: forSessions, clock, onSessionEnded });
  /** Session checks of one session are queued, so they take one connection only. */
  const checkOneByOne = createKeyedQueue();
  const carrier = createSessionCarrier({ mode: settings.accounts.authMode, sessions, publicUrl });
  const mails = createAccountMails({ database: background, jobs, mailer: createMailer(settings.mail), clock, publicUrl });
  const secondStep = createSecondStep({ database: forSessions, attempts, mails, vault, clock });
  const alerts = createAlerts({ database, clock });
  const shared = { database, attempts, passwords, sessions, secondStep, mails, vault, clock };
  const deletion = createAccountDeletionService({ ...shared, jobs, disconnectInstagram });

  const pruning = createTicker(
    'account-pruning',
    PRUNE_EVERY_MS,
    async () => {
      for (const prune of expired) await prune(background.system);
      await pruneReports(background.system, REPORT_DAYS);
      await pruneAuditLog(background.system, settings.accounts.auditLogDays);
    },
    logger,
  );

  return {
    authenticate: (bearer, cookieHeader) =>
      bearer === null
        ? carrier.find(bearer, cookieHeader)
        : checkOneByOne(`${bearer} ${cookieHeader}`, () => carrier.find(bearer, cookieHeader)),
    requireStepUp: sessions.requireStepUp,
    alertsOf: alerts.of,
    async registerRoutes(http) {
      recordQuotaHits(http, background);
      const invitations = createInvitations(shared);
      const auth = createAuthService({ ...shared, database: forSessions, invitations, settings: settings.accounts });
      registerAuthRoutes(http, { auth, carrier, publicUrl });
      registerAuditLogRoutes(http, database);
      registerSessionsRoutes(http, { ...shared, carrier });
      registerPasswordResetRoutes(http, {
        passwordReset: createPasswordResetService({ ...shared, database: forSessions }),
        carrier,
        publicUrl,
      });
      registerTwoFactorRoutes(http, createTwoFactorService(shared), carrier);
      registerProfileRoutes(http, createProfileService(shared));
      registerNotificationSettingsRoutes(http, createNotificationSettingsService({ database, onChanged: alerts.forget }));
      registerAccountExportRoutes(http, createAccountExportService(shared));
      registerAccountDeletionRoutes(http, deletion, carrier);
      await registerAvatarsRoutes(http, createAvatarsService(shared));
    },
    start: pruning.start,
    stop: pruning.stop,
  };
}
