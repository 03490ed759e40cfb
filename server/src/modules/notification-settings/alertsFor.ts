import type { Alerts, NotificationSettings, WebhookEvent } from '@fanfare/shared/contracts';
import { isWithinTime } from '../../infrastructure/clock/isWithinTime.ts';

/** How an event that has just appeared may draw attention to itself. It is in the list all the same. */
export function alertsFor(
  { eventType, accountId, isRead, isSimulated = false }: Pick<WebhookEvent, 'eventType' | 'accountId' | 'isRead' | 'isSimulated'>,
  { eventTypes, mutedAccounts, quietHours, desktop, sound }: NotificationSettings,
  nowMs: number,
): Alerts {
  const isQuiet = quietHours.isOn && isWithinTime(quietHours, nowMs);
  const isMuted = accountId !== null && mutedAccounts.includes(accountId);
  const isWanted = eventTypes[eventType] === true && !isMuted && !isRead && !isSimulated && !isQuiet;
  return { desktop: isWanted && desktop, sound: isWanted && sound };
}
