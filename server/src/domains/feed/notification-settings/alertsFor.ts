import { isWithinTime } from '@fanfare/engine';
import { type Alerts, type NotificationSettings, notifies, type WebhookEvent } from '@fanfare/shared/contracts';

export function alertsFor(
  event: Pick<WebhookEvent, 'eventType' | 'accountId' | 'payload' | 'isRead' | 'isSimulated'>,
  settings: NotificationSettings,
  nowMs: number,
): Alerts {
  const { isRead, isSimulated = false } = event;
  const { quietHours, desktop, sound } = settings;
  const isQuiet = quietHours.isOn && isWithinTime(quietHours, nowMs);
  const isWanted = notifies(event, settings) && !isRead && !isSimulated && !isQuiet;
  return { desktop: isWanted && desktop, sound: isWanted && sound };
}
