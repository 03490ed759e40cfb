import type { Database } from '../../../infrastructure/database/Database.ts';
import { AppError } from '../../../infrastructure/http/AppError.ts';
import { listSubscriptions, type SubscriptionRow } from './webhook-subscriptions.readModel.ts';
import { markRemoved } from './webhook-subscriptions.repository.ts';

interface Dependencies {
  database: Database;
  subscribe: (ownerId: string, accountId: string) => Promise<unknown>;
  unsubscribe: (ownerId: string, accountId: string) => Promise<void>;
}

export interface WebhookSubscriptionsService {
  list: (ownerId: string) => Promise<SubscriptionRow[]>;
  setActive: (ownerId: string, id: string, isActive: boolean) => Promise<SubscriptionRow>;
  remove: (ownerId: string, id: string) => Promise<void>;
}

export function createWebhookSubscriptionsService({
  database,
  subscribe,
  unsubscribe,
}: Dependencies): WebhookSubscriptionsService {
  const list = (ownerId: string) => database.asOwner(ownerId, (queries) => listSubscriptions(queries, ownerId));

  async function find(ownerId: string, id: string): Promise<SubscriptionRow> {
    const found = (await list(ownerId)).find((row) => row.id === id);
    if (!found) throw new AppError('not_found');
    return found;
  }

  return {
    list,

    async setActive(ownerId, id, isActive) {
      await find(ownerId, id);
      await (isActive ? subscribe(ownerId, id) : unsubscribe(ownerId, id));
      return find(ownerId, id);
    },

    async remove(ownerId, id) {
      const { subscribed_fields } = await find(ownerId, id);
      if (subscribed_fields.length > 0) await unsubscribe(ownerId, id);
      await database.asOwner(ownerId, (queries) => markRemoved(queries, ownerId, id));
    },
  };
}
