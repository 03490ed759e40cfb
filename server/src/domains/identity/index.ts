import { serverPaths } from '@fanfare/shared/contracts';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { createKeyedQueue } from '../../infrastructure/concurrency/createKeyedQueue.ts';
import { createTicker } from '../../infrastructure/concurrency/createTicker.ts';
import type { Context } from '../../infrastructure/context/Context.ts';
import type { Queries } from '../../infrastructure/database/Database.ts';
import { createDownloads } from '../../infrastructure/http/createDownloads.ts';
import type { SignedIn } from '../../infrastructure/http/senders/SignedIn.ts';
import { createMailer } from '../../infrastructure/mail/createMailer.ts';
import { createOidcClient } from '../../integrations/oidc/index.ts';
import { createAccountDeletionService, registerAccountDeletionRoutes } from './account-deletion/index.ts';
import { createAccountExportService, registerAccountExportRoutes } from './account-export/index.ts';
import { createAccountMails, createTakeoverMails, type MailTakeover, pruneLinks } from './account-mails/index.ts';
import { pruneAuditLog, recordQuotaHits, registerAuditLogRoutes, registerWorkspaceAuditRoutes } from './audit-log/index.ts';
import { createAuthService, createOpenedSession, pruneAddresses, pruneDevices, registerAuthRoutes } from './auth/index.ts';
import { createAvatarsService, registerAvatarsRoutes } from './avatars/index.ts';
import { pruneIdempotencyKeys, registerIdempotency } from './idempotency/index.ts';
import { createInvitations, pruneInvitations } from './invitations/index.ts';
import {
  createInvitationMails,
  createMemberInvitationsService,
  pruneMemberInvitations,
  registerMemberInvitationsRoutes,
} from './member-invitations/index.ts';
import { createMembersService, createUnassignment, registerMembersRoutes } from './members/index.ts';
import { createPasswordResetService, registerPasswordResetRoutes } from './password-reset/index.ts';
import { createPasswords } from './passwords/index.ts';
import { createProfileService, prunePendingEmails, registerProfileRoutes } from './profile/index.ts';
import { createRateLimits, pruneRateLimits } from './rate-limits/index.ts';
import { createSampleAccountService, type OpenBackfill, registerSampleAccountRoutes } from './sample-account/index.ts';
import { createSessions, createSessionTransport, pruneSessions, registerSessionsRoutes } from './sessions/index.ts';
import { createSingleSignOnService, registerSingleSignOnRoutes } from './single-sign-on/index.ts';
import {
  createTwoFactorChallenge,
  createTwoFactorService,
  pruneChallenges,
  registerTwoFactorRoutes,
} from './two-factor/index.ts';
import { createWorkspacesService, registerWorkspacesRoutes } from './workspaces/index.ts';

interface Options {
  context: Context;
  /** Call the result after the commit. */
  disconnectInstagram: (queries: Queries, ownerId: string) => Promise<() => Promise<void>>;
  eraseDeadLetters: (queries: Queries, ownerId: string) => Promise<void>;
  openBackfill: OpenBackfill;
}

declare module 'fastify' {
  interface FastifyInstance {
    identity: {
      /** @throws AppError step_up_required */
      requireReauthentication: (signedIn: SignedIn) => Promise<void>;
      mailTakeover: MailTakeover;
    };
  }
}

const expired = [
  pruneAddresses,
  pruneRateLimits,
  pruneChallenges,
  pruneDevices,
  pruneIdempotencyKeys,
  pruneInvitations,
  pruneLinks,
  pruneMemberInvitations,
  prunePendingEmails,
  pruneSessions,
];
const PRUNE_EVERY_MS = 60 * 60_000;

export const identity = fp(register, { name: 'identity' });

async function register(http: FastifyInstance, options: Options): Promise<void> {
  const { context, disconnectInstagram, eraseDeadLetters, openBackfill } = options;
  const { settings, database, jobs, vault, clock, logger, bus } = context;
  const { publicUrl } = settings;
  const forSessions = database.of('sessions');
  const background = database.of('background');
  const attempts = createRateLimits({ database: forSessions, clock });
  const passwords = createPasswords({ database: forSessions, attempts, minLength: settings.accounts.passwordMinLength });
  const sessions = createSessions({ database: forSessions, clock, bus });
  /** One session at a time, so that it cannot take many connections. */
  const checkOneByOne = createKeyedQueue();
  const transport = createSessionTransport({
    mode: settings.accounts.authMode,
    sessions,
    publicUrl,
    parseCookie: http.parseCookie,
  });
  const mailer = createMailer(settings.mail);
  const mails = createAccountMails({ database: background, jobs, mailer, clock, publicUrl });
  const invitationMails = createInvitationMails({ database: background, jobs, mailer, vault, publicUrl });
  const twoFactorChallenge = createTwoFactorChallenge({ database: forSessions, attempts, mails, vault, clock });
  const unassignment = createUnassignment({ database, jobs });
  const shared = { database, attempts, passwords, sessions, twoFactorChallenge, mails, vault, clock };
  const deletion = createAccountDeletionService({ ...shared, jobs, bus, unassignment, disconnectInstagram, eraseDeadLetters });

  http.decorate('authenticate', (bearer, cookieHeader, workspaceId) => {
    const find = () => transport.find(bearer, cookieHeader, workspaceId);
    return bearer === null ? find() : checkOneByOne(`${bearer} ${cookieHeader}`, find);
  });
  const downloads = createDownloads();
  http.decorate('downloads', downloads);
  bus.subscribe('membership-ended', downloads.end);
  bus.subscribe('role-changed', downloads.changeRole);
  const mailTakeover = createTakeoverMails({ database: background, jobs, mailer, clock, publicUrl });
  http.decorate('identity', { requireReauthentication: sessions.requireReauthentication, mailTakeover });
  registerIdempotency(http, database);
  context.background.add(
    'background',
    createTicker(
      'account-pruning',
      PRUNE_EVERY_MS,
      async () => {
        for (const prune of expired) await prune(background.system);
        await pruneAuditLog(background.system, settings.accounts.auditLogDays);
      },
      logger,
    ),
  );
  if (!context.has('web')) return;

  recordQuotaHits(http, background);
  const invitations = createInvitations(shared);
  const memberInvitations = createMemberInvitationsService({
    ...shared,
    mails: invitationMails,
    publicUrl,
    settings: settings.accounts,
    hasSingleSignOn: settings.oidc !== null,
  });
  const workspaces = createWorkspacesService(shared);
  const auth = createAuthService({
    ...shared,
    database: forSessions,
    invitations,
    memberInvitations,
    settings: settings.accounts,
  });
  registerWorkspacesRoutes(http, workspaces);
  registerMembersRoutes(http, createMembersService({ ...shared, bus, unassignment }));
  registerMemberInvitationsRoutes(http, memberInvitations, workspaces);
  const session = createOpenedSession({ transport, publicUrl });
  registerAuthRoutes(http, { auth, session });
  const { oidc } = settings;
  const redirectUri = `${publicUrl}${serverPaths.oidcCallback}`;
  const singleSignOn = createSingleSignOnService({
    ...shared,
    database: forSessions,
    auth,
    logger,
    accounts: settings.accounts,
    provider: oidc && {
      client: createOidcClient({ ...oidc, redirectUri, mayUseHttp: !settings.isProduction }),
      settings: oidc,
    },
  });
  const sampleAccount = createSampleAccountService({
    ...{ ...shared, auth, deletion, openBackfill, logger },
    // Its script has tokens and no cookies.
    settings: settings.accounts.authMode === 'bearer' ? settings.sampleAccount : null,
  });
  context.background.add('background', { start() {}, stop: sampleAccount.stop });
  registerSampleAccountRoutes(http, { sampleAccount, session });
  registerSingleSignOnRoutes(http, { singleSignOn, hasSampleAccount: sampleAccount.isOffered, session, publicUrl });
  registerAuditLogRoutes(http, database);
  registerWorkspaceAuditRoutes(http, database);
  registerSessionsRoutes(http, { ...shared, transport });
  registerPasswordResetRoutes(http, {
    passwordReset: createPasswordResetService({ ...shared, database: forSessions }),
    transport,
    publicUrl,
  });
  registerTwoFactorRoutes(http, createTwoFactorService(shared), transport);
  registerProfileRoutes(http, createProfileService(shared));
  registerAccountExportRoutes(http, createAccountExportService(shared));
  registerAccountDeletionRoutes(http, deletion, transport);
  await registerAvatarsRoutes(http, createAvatarsService(shared));
}
