import { message, OAUTH_STATE_TTL_MS, TAKEOVER_SHOWN_MS } from '@fanfare/shared/contracts';
import type { Clock } from '../../../infrastructure/clock/Clock.ts';
import type { TokenVault } from '../../../infrastructure/crypto/createTokenVault.ts';
import { newId } from '../../../infrastructure/crypto/newId.ts';
import { randomToken } from '../../../infrastructure/crypto/randomToken.ts';
import { sha256 } from '../../../infrastructure/crypto/sha256.ts';
import type { Database, Queries } from '../../../infrastructure/database/Database.ts';
import type { EventPublisher } from '../../../infrastructure/event-bus/createEventBus.ts';
import { AppError } from '../../../infrastructure/http/AppError.ts';
import type { SignedIn } from '../../../infrastructure/http/senders/SignedIn.ts';
import type { Logger } from '../../../infrastructure/logger/createLogger.ts';
import type { InstagramClient } from '../../../integrations/instagram/index.ts';
import { recordEvents } from '../../feed/events/index.ts';
import { recordAudit } from '../../identity/audit-log/index.ts';
import { grantAccess } from './connecting/grantAccess.ts';
import type { AccountAccess } from './createAccountAccess.ts';
import {
  type AccountRow,
  type Connecting,
  clearTakeovers,
  deactivateAccount,
  endOtherConnections,
  findAccountId,
  findConnectedAccount,
  findTakeover,
  insertOauthState,
  lockConnecting,
  markTakenOver,
  mayConnect,
  storeConnection,
  storeProfileFigures,
  storeSubscription,
  type Takeover,
  takeOauthState,
} from './instagram-accounts.repository.ts';
import { noticeEvent } from './noticeEvent.ts';
import { openAccountToken } from './openAccountToken.ts';
import { endPause } from './pauses/pauses.repository.ts';
import { subscribeToWebhooks } from './webhooks/subscribeToWebhooks.ts';

interface Dependencies {
  database: Database;
  instagram: InstagramClient;
  vault: TokenVault;
  clock: Clock;
  logger: Logger;
  access: AccountAccess;
  /** Must match the registered URI exactly. */
  redirectUri: string;
  /** Called in the transaction. */
  onReady: (queries: Queries, ownerId: string, accountId: string) => Promise<void>;
  /** Called in the transaction, to cancel everything queued for sending. */
  onEnded: (queries: Queries, ownerId: string, accountId: string) => Promise<void>;
  bus: EventPublisher;
}

export interface InstagramAccountsService {
  status: (ownerId: string) => Promise<{ account: AccountRow | null; takeover: Takeover | null }>;
  /** The same browser must return, which `browserKey` proves. */
  startConnecting: (signedIn: SignedIn) => Promise<{ authUrl: string; browserKey: string }>;
  /** @throws oauth_state_invalid */
  takeState: (state: string, browserKey: string) => Promise<Connecting>;
  /** @throws GraphError, MissingPermissions */
  connect: (connecting: Connecting, code: string) => Promise<{ igId: string; username: string; permissions: string[] }>;
  resume: (ownerId: string) => Promise<void>;
  disconnect: (ownerId: string) => Promise<void>;
  /** Call the result after the commit; it notifies Instagram. */
  end: (queries: Queries, ownerId: string) => Promise<() => Promise<void>>;
  /** Returns stored details if Instagram does not respond. */
  details: (ownerId: string) => Promise<AccountRow>;
  subscribe: (ownerId: string) => Promise<string[]>;
  unsubscribe: (ownerId: string) => Promise<void>;
}

async function recordTakeovers(
  queries: Queries,
  ended: readonly Pick<AccountRow, 'id' | 'owner_id' | 'username'>[],
  now: Date,
): Promise<void> {
  if (ended.length === 0) return;
  await markTakenOver(
    queries,
    ended.map(({ id }) => id),
    now,
  );
  for (const account of ended) {
    const event = 'instagram_disconnected';
    await recordAudit(queries, { ownerId: account.owner_id, event, actor: 'other_user', ...auditedAccount(account) });
  }
  const text = (username: string) => message('instagram.connected-by-another-user', { username });
  await recordEvents(
    queries,
    ended.map((account) =>
      noticeEvent(account, {
        key: `taken-over:${account.id}:${now.getTime()}`,
        text: text(account.username),
        place: 'account',
        payload: { takenOverAt: now.toISOString() },
        now,
      }),
    ),
  );
}

function auditedAccount({ id, username }: Pick<AccountRow, 'id' | 'username'>) {
  return { object: { kind: 'instagram_account', id, name: username } as const, params: { account: username } };
}

export function createInstagramAccountsService(dependencies: Dependencies): InstagramAccountsService {
  const { database, instagram, vault, clock, logger, access, redirectUri, onReady, onEnded, bus } = dependencies;

  async function end(queries: Queries, ownerId: string): Promise<() => Promise<void>> {
    const account = await findConnectedAccount(queries, ownerId);
    if (!account) return () => Promise.resolve();
    await deactivateAccount(queries, ownerId, account.id);
    await onEnded(queries, ownerId, account.id);
    await recordAudit(queries, { ownerId, event: 'instagram_disconnected', ...auditedAccount(account) });
    const token = openAccountToken(vault, account);
    return async () => {
      bus.publish('feed-changed', ownerId);
      // If this fails, webhooks are dropped on receipt.
      if (token !== null)
        await instagram
          .unsubscribe(token)
          .catch((error: unknown) => logger.warn({ err: error }, 'unsubscribing from webhooks failed'));
    };
  }

  async function changeSubscription(account: AccountRow, fields: string[], isWanted: boolean): Promise<void> {
    const { owner_id: ownerId, id } = account;
    await database.asOwner(ownerId, async (queries) => {
      await storeSubscription(queries, ownerId, id, { fields, isWanted });
      const change = { before: account.subscribed_fields.join(', '), after: fields.join(', ') };
      await recordAudit(queries, { ownerId, event: 'subscription_changed', object: auditedAccount(account).object, ...change });
    });
  }

  return {
    async status(ownerId) {
      return database.asOwner(ownerId, async (queries) => {
        const account = (await findConnectedAccount(queries, ownerId)) ?? null;
        const since = new Date(clock.nowMs() - TAKEOVER_SHOWN_MS);
        return { account, takeover: account ? null : await findTakeover(queries, ownerId, since) };
      });
    },

    async startConnecting({ workspaceId, sessionId }) {
      const state = randomToken();
      const browserKey = randomToken();
      await database.asOwner(workspaceId, (queries) =>
        insertOauthState(queries, {
          state_hash: sha256(state),
          owner_id: workspaceId,
          session_id: sessionId,
          browser_hash: sha256(browserKey),
          expires_at: new Date(clock.nowMs() + OAUTH_STATE_TTL_MS),
        }),
      );
      return { authUrl: instagram.authorizeUrl(redirectUri, state), browserKey };
    },

    async takeState(state, browserKey) {
      const connecting = await takeOauthState(database.system, sha256(state), sha256(browserKey));
      if (!connecting) throw new AppError('oauth_state_invalid');
      return connecting;
    },

    async connect({ ownerId, userId }, code) {
      const grant = await grantAccess(instagram, code, redirectUri);
      const now = clock.nowMs();
      const ended = await database.asSystem(async (queries) => {
        await lockConnecting(queries);
        if (!(await mayConnect(queries, { ownerId, userId }))) throw new AppError('oauth_state_invalid');
        const id = (await findAccountId(queries, ownerId, grant.profile.igId)) ?? newId();
        const others = (await endOtherConnections(queries, ownerId, grant.profile.igId)).filter((other) => other.id !== id);
        for (const other of others) await onEnded(queries, other.owner_id, other.id);
        await recordTakeovers(
          queries,
          others.filter((other) => other.owner_id !== ownerId),
          new Date(now),
        );
        await clearTakeovers(queries, ownerId);
        const connection = {
          id,
          owner_id: ownerId,
          ig_id: grant.profile.igId,
          app_scoped_id: grant.profile.appScopedId,
          username: grant.profile.username,
          name: grant.profile.name,
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
        await recordAudit(queries, {
          ownerId,
          event: 'instagram_connected',
          actor: 'user',
          actorId: userId,
          ...auditedAccount(connection),
        });
        await onReady(queries, ownerId, id);
        return others;
      });
      for (const other of ended) bus.publish('feed-changed', other.owner_id);
      bus.publish('sends-queued');
      return { igId: grant.profile.igId, username: grant.profile.username, permissions: grant.permissions };
    },

    async resume(ownerId) {
      await database.asOwner(ownerId, async (queries) => {
        const account = await findConnectedAccount(queries, ownerId);
        if (!account) throw new AppError('instagram_not_connected');
        if (!(await endPause(queries, ownerId, account.id))) throw new AppError('not_paused');
        await onReady(queries, ownerId, account.id);
      });
      bus.publish('sends-queued');
    },

    async disconnect(ownerId) {
      const tellInstagram = await database.asOwner(ownerId, async (queries) => {
        if (!(await findConnectedAccount(queries, ownerId))) throw new AppError('instagram_not_connected');
        return end(queries, ownerId);
      });
      await tellInstagram();
    },

    end,

    async details(ownerId) {
      const account = await database.asOwner(ownerId, (queries) => findConnectedAccount(queries, ownerId));
      if (!account) throw new AppError('instagram_not_connected');
      const profile = await access
        .use(ownerId, ({ token }) => instagram.getProfile(token))
        .catch((error: unknown) => {
          if (error instanceof AppError) return null;
          throw error;
        });
      if (profile === null) return account;
      const figures = {
        username: profile.username,
        name: profile.name,
        account_type: profile.accountType,
        followers_count: profile.followers,
        follows_count: profile.following,
        media_count: profile.posts,
      };
      await database.asOwner(ownerId, (queries) => storeProfileFigures(queries, ownerId, account.id, figures));
      return { ...account, ...figures };
    },

    subscribe: (ownerId) =>
      access.use(ownerId, async ({ account, token }) => {
        const fields = await subscribeToWebhooks(instagram, token, account.scopes);
        await changeSubscription(account, fields, true);
        return fields;
      }),

    unsubscribe: (ownerId) =>
      access.use(ownerId, async ({ account, token }) => {
        await instagram.unsubscribe(token);
        await changeSubscription(account, [], false);
      }),
  };
}
