import type { MonitoredHour, WebhookEvent } from '@fanfare/shared/contracts';
import { eventSource } from '@fanfare/shared/domain';

/** Sums the hours of today and finds the reply time of the latest hour with replies. */
export function ofToday(hours: readonly MonitoredHour[], now: Date) {
  const midnight = new Date(now).setHours(0, 0, 0, 0);
  const today = hours.filter(({ at }) => Date.parse(at) >= midnight);
  const sum = (of: 'failed' | 'replies') => today.reduce((total, hour) => total + hour[of], 0);
  return {
    failed: sum('failed'),
    replies: sum('replies'),
    replyMs: hours.findLast(({ replies }) => replies > 0)?.medianMs ?? null,
  };
}

/** The median time of deliveries from Instagram, or null without deliveries. */
export function deliveryMs(events: readonly WebhookEvent[]): number | null {
  const times = events
    .filter((event) => eventSource(event) === 'webhook')
    .map(({ timestamp, receivedAt }) => Date.parse(receivedAt) - Date.parse(timestamp))
    .filter((ms) => ms >= 0)
    .sort((a, b) => a - b);
  return times[Math.floor(times.length / 2)] ?? null;
}
