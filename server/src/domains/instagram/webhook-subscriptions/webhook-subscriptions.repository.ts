import { sql } from 'kysely';
import type { Queries } from '../../../infrastructure/database/Database.ts';

export async function markRemoved(queries: Queries, ownerId: string, accountId: string): Promise<void> {
  await queries
    .updateTable('instagram_accounts')
    .set({ subscription_removed_at: sql<Date>`now()`, wants_webhooks: false })
    .where('owner_id', '=', ownerId)
    .where('id', '=', accountId)
    .execute();
}
