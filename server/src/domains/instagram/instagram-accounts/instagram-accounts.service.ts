import { TAKEOVER_SHOWN_MS } from '@fanfare/shared/contracts';
import type { Queries } from '../../../infrastructure/database/Database.ts';
import { AppError } from '../../../infrastructure/http/AppError.ts';
import type { Logger } from '../../../infrastructure/logger/createLogger.ts';
import { recordAudit } from '../../identity/audit-log/index.ts';
import type { AccountAccess } from './access/createAccountAccess.ts';
import { findConnectedAccount } from './access/findConnectedAccount.ts';
import { auditedAccount } from './auditedAccount.ts';
import { type ConnectingDependencies, type ConnectingService, createConnecting } from './connecting/createConnecting.ts';
import {
  type AccountRow,
  deactivateAccount,
  findTakeover,
  listConnectedAccounts,
  storeProfileFigures,
  storeSubscription,
  type Takeover,
} from './instagram-accounts.repository.ts';
import { openAccountToken } from './openAccountToken.ts';
import { endPause } from './pauses/pauses.repository.ts';
import { subscribeToWebhooks } from './webhooks/subscribeToWebhooks.ts';

interface Dependencies extends ConnectingDependencies {
  logger: Logger;
  access: AccountAccess;
}

export interface InstagramAccountsService extends ConnectingService {
  list: (ownerId: string) => Promise<AccountRow[]>;
  status: (ownerId: string, accountId: string | null) => Promise<{ account: AccountRow | null; takeover: Takeover | null }>;
  resume: (ownerId: string, accountId: string | null) => Promise<void>;
  disconnect: (ownerId: string, accountId: string | null) => Promise<void>;
  /** Ends all connections. Call the result after the commit; it notifies Instagram. */
  endAll: (queries: Queries, ownerId: string) => Promise<() => Promise<void>>;
  /** Returns stored details if Instagram does not respond. */
  details: (ownerId: string, accountId: string | null) => Promise<AccountRow>;
  subscribe: (ownerId: string, accountId: string | null) => Promise<string[]>;
  unsubscribe: (ownerId: string, accountId: string | null) => Promise<void>;
}

export function createInstagramAccountsService(dependencies: Dependencies): InstagramAccountsService {
  const { database, instagram, vault, clock, logger, access, onReady, onEnded, bus } = dependencies;

  async function requireAccount(queries: Queries, ownerId: string, accountId: string | null): Promise<AccountRow> {
    const account = await findConnectedAccount(queries, ownerId, accountId);
    if (!account) throw new AppError('instagram_not_connected');
    return account;
  }

  async function end(queries: Queries, account: AccountRow): Promise<() => Promise<void>> {
    const ownerId = account.owner_id;
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
    ...createConnecting(dependencies),

    list: (ownerId) => database.asOwner(ownerId, (queries) => listConnectedAccounts(queries, ownerId)),

    status: (ownerId, accountId) =>
      database.asOwner(ownerId, async (queries) => {
        const account = (await findConnectedAccount(queries, ownerId, accountId)) ?? null;
        const since = new Date(clock.nowMs() - TAKEOVER_SHOWN_MS);
        return { account, takeover: account ? null : await findTakeover(queries, ownerId, since) };
      }),

    async resume(ownerId, accountId) {
      await database.asOwner(ownerId, async (queries) => {
        const { id } = await requireAccount(queries, ownerId, accountId);
        if (!(await endPause(queries, ownerId, id))) throw new AppError('not_paused');
        await onReady(queries, ownerId, id);
      });
      bus.publish('sends-queued');
    },

    async disconnect(ownerId, accountId) {
      const notifyInstagram = await database.asOwner(ownerId, async (queries) =>
        end(queries, await requireAccount(queries, ownerId, accountId)),
      );
      await notifyInstagram();
    },

    async endAll(queries, ownerId) {
      const notify: (() => Promise<void>)[] = [];
      for (const account of await listConnectedAccounts(queries, ownerId)) notify.push(await end(queries, account));
      return async () => void (await Promise.all(notify.map((notifyInstagram) => notifyInstagram())));
    },

    async details(ownerId, accountId) {
      const account = await database.asOwner(ownerId, (queries) => requireAccount(queries, ownerId, accountId));
      const profile = await access
        .useOf(ownerId, account.id, ({ token }) => instagram.getProfile(token))
        .catch((error: unknown) => {
          if (error instanceof AppError) return null;
          throw error;
        });
      if (profile === null) return account;
      const figures = {
        username: profile.username,
        name: profile.name,
        picture_url: profile.pictureUrl,
        account_type: profile.accountType,
        followers_count: profile.followers,
        follows_count: profile.following,
        media_count: profile.posts,
      };
      await database.asOwner(ownerId, (queries) => storeProfileFigures(queries, ownerId, account.id, figures));
      return { ...account, ...figures };
    },

    subscribe: (ownerId, accountId) =>
      access.use(ownerId, accountId, async ({ account, token }) => {
        const fields = await subscribeToWebhooks(instagram, token, account.scopes);
        await changeSubscription(account, fields, true);
        return fields;
      }),

    unsubscribe: (ownerId, accountId) =>
      access.use(ownerId, accountId, async ({ account, token }) => {
        await instagram.unsubscribe(token);
        await changeSubscription(account, [], false);
      }),
  };
}
