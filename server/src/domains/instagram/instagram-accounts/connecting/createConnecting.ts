import { INSTAGRAM_ACCOUNTS_MAX, OAUTH_STATE_TTL_MS, TAKEOVER_CONFIRMATION_TTL_MS } from '@fanfare/shared/contracts';
import type { Clock } from '../../../../infrastructure/clock/Clock.ts';
import type { TokenVault } from '../../../../infrastructure/crypto/createTokenVault.ts';
import { newId } from '../../../../infrastructure/crypto/newId.ts';
import { randomToken } from '../../../../infrastructure/crypto/randomToken.ts';
import { sha256 } from '../../../../infrastructure/crypto/sha256.ts';
import type { Database, Queries } from '../../../../infrastructure/database/Database.ts';
import type { EventPublisher } from '../../../../infrastructure/event-bus/createEventBus.ts';
import { AppError } from '../../../../infrastructure/http/AppError.ts';
import type { SignedIn } from '../../../../infrastructure/http/senders/SignedIn.ts';
import { GraphError, type InstagramClient } from '../../../../integrations/instagram/index.ts';
import { recordAudit } from '../../../identity/audit-log/index.ts';
import { findConnectedAccount } from '../access/findConnectedAccount.ts';
import { inOurWords } from '../access/inOurWords.ts';
import { auditedAccount } from '../auditedAccount.ts';
import { type AccountRow, deactivateAccount, listConnectedAccounts } from '../instagram-accounts.repository.ts';
import { subscribeToWebhooks } from '../webhooks/subscribeToWebhooks.ts';
import {
  type Connecting,
  clearTakeovers,
  findAccountId,
  findConnectionElsewhere,
  getUsername,
  insertOauthState,
  lockConnecting,
  mayConnect,
  storeConnection,
  takeOauthState,
} from './connecting.repository.ts';
import { type Grant, grantAccess } from './grantAccess.ts';
import { recordTakeover } from './recordTakeover.ts';
import { openTakeover, sealTakeover } from './takeoverConfirmation.ts';

export interface ConnectingDependencies {
  database: Database;
  instagram: InstagramClient;
  vault: TokenVault;
  clock: Clock;
  /** Must match the registered URI exactly. */
  redirectUri: string;
  /** Called in the transaction. */
  onReady: (queries: Queries, ownerId: string, accountId: string) => Promise<void>;
  /** Called in the transaction, to cancel everything queued for sending. */
  onEnded: (queries: Queries, ownerId: string, accountId: string) => Promise<void>;
  mailTakeover: (queries: Queries, takeover: Takeover) => Promise<() => void>;
  bus: EventPublisher;
}

export interface Takeover {
  ownerId: string;
  account: string;
  user: string;
}

interface Connected {
  igId: string;
  username: string;
  permissions: string[];
}

/** Another workspace has the account; nothing has changed. */
interface Unconfirmed {
  username: string;
  confirmation: string;
}

export interface ConnectingService {
  /** The same browser must return, which `browserKey` proves. @throws too_many_accounts */
  startConnecting: (signedIn: SignedIn, addsAccount: boolean) => Promise<{ authUrl: string; browserKey: string }>;
  /** @throws oauth_state_invalid */
  takeState: (state: string, browserKey: string) => Promise<Connecting>;
  /** @throws GraphError, MissingPermissions, too_many_accounts */
  connect: (connecting: Connecting, code: string) => Promise<Connected | Unconfirmed>;
  /** @throws oauth_state_invalid, too_many_accounts, instagram_unavailable, instagram_refused */
  takeOver: (signedIn: SignedIn, confirmation: string) => Promise<{ username: string }>;
}

export function createConnecting(dependencies: ConnectingDependencies): ConnectingService {
  const { database, instagram, vault, clock, redirectUri, onReady, onEnded, mailTakeover, bus } = dependencies;

  async function storeState(
    queries: Queries,
    { ownerId, sessionId, accountId, addsAccount }: Omit<Connecting, 'userId'>,
    ttlMs: number,
  ): Promise<{ state: string; browserKey: string }> {
    const [state, browserKey] = [randomToken(), randomToken()];
    await insertOauthState(queries, {
      state_hash: sha256(state),
      owner_id: ownerId,
      session_id: sessionId,
      browser_hash: sha256(browserKey),
      adds_account: addsAccount,
      account_id: accountId,
      expires_at: new Date(clock.nowMs() + ttlMs),
    });
    return { state, browserKey };
  }

  async function takeState(state: string, browserKey: string): Promise<Connecting> {
    const connecting = await takeOauthState(database.system, sha256(state), sha256(browserKey));
    if (!connecting) throw new AppError('oauth_state_invalid');
    return connecting;
  }

  async function askFirst(connecting: Connecting, grant: Grant): Promise<Unconfirmed> {
    const { ownerId, userId } = connecting;
    const keys = await database.asOwner(ownerId, (queries) => storeState(queries, connecting, TAKEOVER_CONFIRMATION_TTL_MS));
    return { username: grant.profile.username, confirmation: sealTakeover(vault, { ownerId, userId, ...keys, grant }) };
  }

  async function store(connecting: Connecting, grant: Grant, takesOver: boolean): Promise<boolean> {
    const { ownerId, userId } = connecting;
    const { igId, username } = grant.profile;
    if (!takesOver && (await findConnectionElsewhere(database.system, ownerId, igId))) return false;
    const subscribedFields = await subscribeToWebhooks(instagram, grant.token, grant.permissions);
    const now = clock.nowMs();
    const stored = await database.asSystem(async (queries) => {
      await lockConnecting(queries);
      if (!(await mayConnect(queries, connecting))) throw new AppError('oauth_state_invalid');
      const elsewhere = await findConnectionElsewhere(queries, ownerId, igId);
      if (elsewhere && !takesOver) return null;
      const connected = await listConnectedAccounts(queries, ownerId);
      const replaced = accountsToReplace(connected, igId, connecting);
      requireRoom(connected.filter((account) => account.ig_id !== igId && !replaced.includes(account)));
      const ended = elsewhere ? [...replaced, elsewhere] : replaced;
      for (const account of ended) {
        await deactivateAccount(queries, account.owner_id, account.id);
        await onEnded(queries, account.owner_id, account.id);
      }
      const announce = elsewhere ? await announceTakeover(queries, elsewhere, userId) : () => undefined;
      await clearTakeovers(queries, ownerId);
      const id = (await findAccountId(queries, ownerId, igId)) ?? newId();
      const connection = {
        id,
        owner_id: ownerId,
        ig_id: igId,
        app_scoped_id: grant.profile.appScopedId,
        username,
        name: grant.profile.name,
        picture_url: grant.profile.pictureUrl,
        account_type: grant.profile.accountType,
        sealed_token: vault.seal(id, grant.token),
        token_key_id: vault.keyId,
        token_expires_at: new Date(now + grant.expiresInSeconds * 1000),
        scopes: grant.permissions,
        subscribed_fields: subscribedFields,
        followers_count: grant.profile.followers,
        follows_count: grant.profile.following,
        media_count: grant.profile.posts,
      };
      await storeConnection(queries, connection, new Date(now));
      const entry = { event: 'instagram_connected', actor: 'user', actorId: userId } as const;
      await recordAudit(queries, { ownerId, ...entry, ...auditedAccount(connection) });
      await onReady(queries, ownerId, id);
      return { ended, announce };
    });
    if (stored === null) return false;
    for (const account of stored.ended) bus.publish('feed-changed', account.owner_id);
    stored.announce();
    bus.publish('sends-queued');
    return true;
  }

  async function announceTakeover(queries: Queries, account: AccountRow, userId: string): Promise<() => void> {
    const user = await getUsername(queries, userId);
    await recordTakeover(queries, account, { user, now: new Date(clock.nowMs()) });
    return mailTakeover(queries, { ownerId: account.owner_id, account: account.username, user });
  }

  return {
    async startConnecting({ workspaceId, sessionId, accountId }, addsAccount) {
      const { state, browserKey } = await database.asOwner(workspaceId, async (queries) => {
        await findConnectedAccount(queries, workspaceId, accountId);
        if (addsAccount) requireRoom(await listConnectedAccounts(queries, workspaceId));
        return storeState(queries, { ownerId: workspaceId, sessionId, accountId, addsAccount }, OAUTH_STATE_TTL_MS);
      });
      return { authUrl: instagram.authorizeUrl(redirectUri, state), browserKey };
    },

    takeState,

    async connect(connecting, code) {
      const grant = await grantAccess(instagram, code, redirectUri);
      if (!(await store(connecting, grant, false))) return askFirst(connecting, grant);
      const { profile, permissions } = grant;
      return { igId: profile.igId, username: profile.username, permissions };
    },

    async takeOver({ workspaceId, userId }, confirmation) {
      const pending = openTakeover(vault, confirmation);
      if (pending?.ownerId !== workspaceId || pending.userId !== userId) throw new AppError('oauth_state_invalid');
      const connecting = await takeState(pending.state, pending.browserKey);
      try {
        await store(connecting, pending.grant, true);
      } catch (error) {
        throw error instanceof GraphError ? inOurWords(error) : error;
      }
      return { username: pending.grant.profile.username };
    },
  };
}

function requireRoom(others: readonly AccountRow[]): void {
  if (others.length >= INSTAGRAM_ACCOUNTS_MAX) throw new AppError('too_many_accounts');
}

/** Connecting again replaces nothing. A new account replaces the only one, or the chosen one of several. */
function accountsToReplace(
  connected: readonly AccountRow[],
  igId: string,
  { addsAccount, accountId }: Connecting,
): readonly AccountRow[] {
  if (addsAccount || connected.some((account) => account.ig_id === igId)) return [];
  return connected.length === 1 ? connected : connected.filter(({ id }) => id === accountId);
}
