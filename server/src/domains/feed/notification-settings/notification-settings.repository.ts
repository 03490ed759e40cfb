import type { NotificationSettings } from '@fanfare/shared/contracts';
import type { Queries } from '../../../infrastructure/database/Database.ts';

export async function getSettings(queries: Queries, ownerId: string): Promise<NotificationSettings | null> {
  const row = await queries
    .selectFrom('notification_settings')
    .where('owner_id', '=', ownerId)
    .select('settings')
    .executeTakeFirst();
  return row?.settings ?? null;
}

export async function storeSettings(queries: Queries, ownerId: string, settings: NotificationSettings): Promise<void> {
  const json = JSON.stringify(settings);
  await queries
    .insertInto('notification_settings')
    .values({ owner_id: ownerId, settings: json })
    .onConflict((conflict) => conflict.column('owner_id').doUpdateSet({ settings: json }))
    .execute();
}
