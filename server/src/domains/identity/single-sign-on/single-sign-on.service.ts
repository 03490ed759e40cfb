import { EMAIL_MAX_LENGTH, EMAIL_PATTERN, type ErrorCode } from '@fanfare/shared/contracts';
import type { Clock } from '../../../infrastructure/clock/Clock.ts';
import type { TokenVault } from '../../../infrastructure/crypto/createTokenVault.ts';
import { newId } from '../../../infrastructure/crypto/newId.ts';
import type { Database, Queries } from '../../../infrastructure/database/Database.ts';
import type { AccountSettings, OidcSettings } from '../../../infrastructure/env/Settings.ts';
import { AppError } from '../../../infrastructure/http/AppError.ts';
import { languages } from '../../../infrastructure/language/translations.ts';
import type { Logger } from '../../../infrastructure/logger/createLogger.ts';
import { type OidcClient, OidcError, type OidcIdentity } from '../../../integrations/oidc/index.ts';
import { recordAudit } from '../audit-log/index.ts';
import { type AuthService, getUser, insertUser, type Origin, type UserRow } from '../auth/index.ts';
import { hasOpenInvitation } from '../member-invitations/index.ts';
import { findUserByEmail } from '../password-reset/index.ts';
import { foldName, hashOfNoPassword } from '../passwords/index.ts';
import type { RateLimits } from '../rate-limits/index.ts';
import { openAttempt, sealAttempt } from './sealedAttempt.ts';
import { findIdentityOwner, insertIdentity, isEmailVerified } from './single-sign-on.repository.ts';
import { suggestUsernames } from './suggestUsernames.ts';

interface Dependencies {
  database: Database;
  attempts: RateLimits;
  auth: Pick<AuthService, 'enter'>;
  vault: TokenVault;
  clock: Clock;
  logger: Logger;
  provider: { client: OidcClient; settings: OidcSettings } | null;
  accounts: AccountSettings;
}

export interface SingleSignOnService {
  name: string | null;
  start: () => Promise<{ authUrl: string; attempt: string }>;
  /** `attempt` proves that this browser started the sign-in. */
  complete: (callback: string, attempt: string, from: Origin) => ReturnType<AuthService['enter']>;
}

type VerifiedIdentity = OidcIdentity & { email: string };

const emailFormat = new RegExp(EMAIL_PATTERN, 'u');
const codes = {
  unavailable: 'sso_unavailable',
  cancelled: 'sso_cancelled',
  failed: 'sso_failed',
} as const satisfies Record<OidcError['reason'], ErrorCode>;

export function createSingleSignOnService(dependencies: Dependencies): SingleSignOnService {
  const { database, attempts, auth, vault, clock, logger, provider, accounts } = dependencies;

  function requireProvider() {
    if (provider === null) throw new AppError('not_found');
    return provider;
  }

  async function ask<T>(question: Promise<T>): Promise<T> {
    try {
      return await question;
    } catch (cause) {
      if (!(cause instanceof OidcError)) throw cause;
      if (cause.reason !== 'cancelled') logger.warn({ err: cause }, 'single sign-on failed');
      throw new AppError(codes[cause.reason], { cause });
    }
  }

  function requireDomain(identity: OidcIdentity, allowed: readonly string[]): void {
    if (allowed.length === 0) return;
    const domain = requireEmail(identity).email.toLowerCase().split('@').at(-1) ?? '';
    if (!allowed.includes(domain)) throw new AppError('sso_domain_not_allowed');
  }

  async function requireMayRegister(email: string, isAllowedDomain: boolean): Promise<void> {
    if (accounts.registration === 'open' || isAllowedDomain) return;
    if (await hasOpenInvitation(database.system, foldName(email))) return;
    throw new AppError(accounts.registration === 'closed' ? 'registration_closed' : 'invitation_invalid');
  }

  async function register(queries: Queries, identity: VerifiedIdentity, from: Origin): Promise<UserRow> {
    const { email } = identity;
    const account = {
      email,
      password_hash: hashOfNoPassword(),
      language: from.language ?? languages[0],
      email_verified_at: new Date(clock.nowMs()),
    };
    for (const username of suggestUsernames(identity.username, email)) {
      const user = await insertUser(queries, { id: newId(), username, ...account }, [foldName(username), foldName(email)]);
      if (!user) continue;
      await insertIdentity(queries, identity, user.id);
      const params = { provider: requireProvider().settings.name };
      await recordAudit(queries, { ownerId: user.id, event: 'account_created', actor: 'user', params });
      return user;
    }
    throw new AppError('user_exists');
  }

  async function link(queries: Queries, identity: VerifiedIdentity, ownerId: string): Promise<UserRow> {
    // Otherwise a stranger could have registered the address in advance, and would share the account.
    if (!(await isEmailVerified(queries, ownerId))) throw new AppError('sso_account_unverified');
    const user = await getUser(queries, ownerId);
    if (!user || foldName(user.email) !== foldName(identity.email)) throw new AppError('sso_failed');
    await insertIdentity(queries, identity, ownerId);
    return user;
  }

  async function findUser(identity: OidcIdentity, from: Origin): Promise<UserRow> {
    const { allowedDomains } = requireProvider().settings;
    requireDomain(identity, allowedDomains);
    const known = await findIdentityOwner(database.system, identity);
    const user = known === null ? undefined : await getUser(database.system, known);
    if (user) return user;

    const verified = requireEmail(identity);
    const ownerId = await findUserByEmail(database.system, foldName(verified.email));
    if (ownerId !== null) return database.asSystem((queries) => link(queries, verified, ownerId));
    await requireMayRegister(verified.email, allowedDomains.length > 0);
    await attempts.takeRegistration(from.address, accounts.registrationsPerHour, accounts.registrationsPerDay);
    return database.asSystem((queries) => register(queries, verified, from));
  }

  return {
    name: provider?.settings.name ?? null,

    async start() {
      const { authUrl, attempt } = await ask(requireProvider().client.begin());
      return { authUrl, attempt: sealAttempt(vault, attempt, clock.nowMs()) };
    },

    async complete(callback, sealed, from) {
      const { client, settings } = requireProvider();
      const attempt = openAttempt(vault, sealed, clock.nowMs());
      if (attempt === null || new URLSearchParams(callback).get('state') !== attempt.state) {
        throw new AppError('oauth_state_invalid');
      }
      await attempts.takeSingleSignOn(from.address);
      const identity = await ask(client.finish(callback, attempt));
      return auth.enter(await findUser(identity, from), from, settings.name);
    },
  };
}

function requireEmail(identity: OidcIdentity): VerifiedIdentity {
  const { email, isEmailVerified: isVerified } = identity;
  if (email === null || !isVerified || email.length > EMAIL_MAX_LENGTH || !emailFormat.test(email)) {
    throw new AppError('sso_email_unverified');
  }
  return { ...identity, email };
}
