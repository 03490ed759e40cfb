import type { Alerts as AlertKinds, NotificationSettings, WebhookEvent } from '@fanfare/shared/contracts';
import type { Clock } from '../../../infrastructure/clock/Clock.ts';
import type { Database } from '../../../infrastructure/database/Database.ts';
import { alertsFor } from './alertsFor.ts';
import { readNotificationSettings } from './readNotificationSettings.ts';

export interface Alerts {
  of: (ownerId: string) => Promise<(event: WebhookEvent) => AlertKinds>;
  forget: (ownerId: string) => void;
}

interface Known {
  settings: NotificationSettings;
  readAtMs: number;
}

/** A busy feed is pushed many times per second. */
const KEPT_MS = 10_000;
const OWNERS_MAX = 10_000;

export function createAlerts({ database, clock }: { database: Database; clock: Clock }): Alerts {
  const known = new Map<string, Known>();

  async function settingsOf(ownerId: string): Promise<NotificationSettings> {
    const kept = known.get(ownerId);
    if (kept && performance.now() - kept.readAtMs < KEPT_MS) return kept.settings;
    const settings = await database.asOwner(ownerId, (queries) => readNotificationSettings(queries, ownerId));
    if (known.size >= OWNERS_MAX) known.clear();
    known.set(ownerId, { settings, readAtMs: performance.now() });
    return settings;
  }

  return {
    async of(ownerId) {
      const settings = await settingsOf(ownerId);
      return (event) => alertsFor(event, settings, clock.nowMs());
    },
    forget: (ownerId) => void known.delete(ownerId),
  };
}
