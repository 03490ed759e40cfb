import type { NotificationSettings } from '@fanfare/shared/contracts';
import type { Queries } from '../../../infrastructure/database/Database.ts';
import { completeSettings } from './defaultSettings.ts';
import { getSettings } from './notification-settings.repository.ts';

export async function readNotificationSettings(queries: Queries, ownerId: string): Promise<NotificationSettings> {
  return completeSettings((await getSettings(queries, ownerId)) ?? {});
}
