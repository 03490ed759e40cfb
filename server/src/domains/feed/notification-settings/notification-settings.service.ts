import { isTimeZone } from '@fanfare/engine';
import { type BodyOf, message, type NotificationSettings } from '@fanfare/shared/contracts';
import type { Database } from '../../../infrastructure/database/Database.ts';
import { AppError } from '../../../infrastructure/http/AppError.ts';
import { storeSettings } from './notification-settings.repository.ts';
import { readNotificationSettings } from './readNotificationSettings.ts';

export type SettingsChange = BodyOf<'PATCH /api/user/notifications/settings'>;

export interface NotificationSettingsService {
  get: (ownerId: string) => Promise<NotificationSettings>;
  change: (ownerId: string, change: SettingsChange) => Promise<NotificationSettings>;
}

interface Dependencies {
  database: Database;
  onChanged: (ownerId: string) => void;
}

export function createNotificationSettingsService({ database, onChanged }: Dependencies): NotificationSettingsService {
  return {
    get: (ownerId) => database.asOwner(ownerId, (queries) => readNotificationSettings(queries, ownerId)),
    async change(ownerId, { eventTypes, ...others }) {
      if (others.quietHours && !isTimeZone(others.quietHours.timeZone)) {
        throw new AppError('validation_failed', { text: message('requests.invalid-quiet-hours-time-zone') });
      }
      const changed = await database.asOwner(ownerId, async (queries) => {
        const before = await readNotificationSettings(queries, ownerId);
        const after = { ...before, ...others, eventTypes: { ...before.eventTypes, ...eventTypes } };
        await storeSettings(queries, ownerId, after);
        return after;
      });
      onChanged(ownerId);
      return changed;
    },
  };
}
