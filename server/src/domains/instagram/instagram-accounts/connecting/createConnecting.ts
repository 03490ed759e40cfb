import { INSTAGRAM_ACCOUNTS_MAX, OAUTH_STATE_TTL_MS } from '@fanfare/shared/contracts';
import type { Clock } from '../../../../infrastructure/clock/Clock.ts';
import type { TokenVault } from '../../../../infrastructure/crypto/createTokenVault.ts';
import { newId } from '../../../../infrastructure/crypto/newId.ts';
import { randomToken } from '../../../../infrastructure/crypto/randomToken.ts';
import { sha256 } from '../../../../infrastructure/crypto/sha256.ts';
import type { Database, Queries } from '../../../../infrastructure/database/Database.ts';
import type { EventPublisher } from '../../../../infrastructure/event-bus/createEventBus.ts';
import { AppError } from '../../../../infrastructure/http/AppError.ts';
import type { SignedIn } from '../../../../infrastructure/http/senders/SignedIn.ts';
import type { InstagramClient } from '../../../../integrations/instagram/index.ts';
import { recordAudit } from '../../../identity/audit-log/index.ts';
import { auditedAccount } from '../auditedAccount.ts';
import { findConnectedAccount } from '../findConnectedAccount.ts';
import { type AccountRow, deactivateAccount, listConnectedAccounts } from '../instagram-accounts.repository.ts';
import {
  type Connecting,
  clearTakeovers,
  findAccountId,
  findConnectionElsewhere,
  insertOauthState,
  lockConnecting,
  mayConnect,
  storeConnection,
  takeOauthState,
} from './connecting.repository.ts';
import { grantAccess } from './grantAccess.ts';
import { recordTakeover } from './recordTakeover.ts';

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
  bus: EventPublisher;
}

export interface ConnectingService {
  /**
   * The same browser must return, which `browserKey` proves.
   * @throws account_not_connected, too_many_accounts
   */
  startConnecting: (signedIn: SignedIn, addsAccount: boolean) => Promise<{ authUrl: string; browserKey: string }>;
  /** @throws oauth_state_invalid */
  takeState: (state: string, browserKey: string) => Promise<Connecting>;
  /** @throws GraphError, MissingPermissions, too_many_accounts */
  connect: (connecting: Connecting, code: string) => Promise<{ igId: string; username: string; permissions: string[] }>;
}

export function createConnecting(dependencies: ConnectingDependencies): ConnectingService {
  const { database, instagram, vault, clock, redirectUri, onReady, onEnded, bus } = dependencies;

  return {
    async startConnecting({ workspaceId, sessionId, accountId }, addsAccount) {
      const state = randomToken();
      const browserKey = randomToken();
      await database.asOwner(workspaceId, async (queries) => {
        await findConnectedAccount(queries, workspaceId, accountId);
        if (addsAccount) requireRoom(await listConnectedAccounts(queries, workspaceId));
        await insertOauthState(queries, {
          state_hash: sha256(state),
          owner_id: workspaceId,
          session_id: sessionId,
          browser_hash: sha256(browserKey),
          adds_account: addsAccount,
          account_id: accountId,
          expires_at: new Date(clock.nowMs() + OAUTH_STATE_TTL_MS),
        });
      });
      return { authUrl: instagram.authorizeUrl(redirectUri, state), browserKey };
    },

    async takeState(state, browserKey) {
      const connecting = await takeOauthState(database.system, sha256(state), sha256(browserKey));
      if (!connecting) throw new AppError('oauth_state_invalid');
      return connecting;
    },

    async connect(connecting, code) {
      const { ownerId, userId } = connecting;
      const grant = await grantAccess(instagram, code, redirectUri);
      const { igId, username } = grant.profile;
      const now = clock.nowMs();
      const ended = await database.asSystem(async (queries) => {
        await lockConnecting(queries);
        if (!(await mayConnect(queries, connecting))) throw new AppError('oauth_state_invalid');
        const connected = await listConnectedAccounts(queries, ownerId);
        const replaced = accountsToReplace(connected, igId, connecting);
        const remaining = connected.filter((account) => account.ig_id !== igId && !replaced.includes(account));
        requireRoom(remaining);
        const elsewhere = await findConnectionElsewhere(queries, ownerId, igId);
        for (const account of elsewhere ? [...replaced, elsewhere] : replaced) {
          await deactivateAccount(queries, account.owner_id, account.id);
          await onEnded(queries, account.owner_id, account.id);
        }
        if (elsewhere) await recordTakeover(queries, elsewhere, new Date(now));
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
          subscribed_fields: grant.subscribedFields,
          followers_count: grant.profile.followers,
          follows_count: grant.profile.following,
          media_count: grant.profile.posts,
        };
        await storeConnection(queries, connection, new Date(now));
        const entry = { event: 'instagram_connected', actor: 'user', actorId: userId } as const;
        await recordAudit(queries, { ownerId, ...entry, ...auditedAccount(connection) });
        await onReady(queries, ownerId, id);
        return elsewhere ? [...replaced, elsewhere] : replaced;
      });
      for (const account of ended) bus.publish('feed-changed', account.owner_id);
      bus.publish('sends-queued');
      return { igId, username, permissions: grant.permissions };
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
