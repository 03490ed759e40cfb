import { type Alerts, routes, TOAST_DESCRIPTION_CHARS, type WebhookEvent } from '@fanfare/shared/contracts';
import { contentText } from '@fanfare/shared/domain';
import { lazyCopy } from '../../messages/lazyCopy.ts';
import { shortened } from '../../messages/shortened.ts';
import { playTone } from './playTone.ts';

/** A burst becomes one notification. */
const TOGETHER_MS = 5_000;

let waiting: WebhookEvent[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

export function raiseAlert(event: WebhookEvent, { desktop, sound }: Alerts): void {
  const isLookedAt = document.visibilityState === 'visible' && document.hasFocus();
  if (desktop && !isLookedAt) waiting.push(event);
  if (timer) return;
  if (sound) playTone();
  tell();
  timer = setTimeout(() => {
    timer = undefined;
    tell();
  }, TOGETHER_MS);
}

function tell(): void {
  const [event] = waiting;
  const count = waiting.length;
  waiting = [];
  if (!event || !('Notification' in window) || Notification.permission !== 'granted') return;
  const isOne = count === 1;
  const title = isOne ? (event.userInfo.username ?? event.senderId ?? lazyCopy.alerts.somebody) : lazyCopy.alerts.several(count);
  const body = event.content.text ? shortened(contentText(event), TOAST_DESCRIPTION_CHARS) : '';
  const shown = new Notification(title, isOne ? { body, tag: event.eventId } : { tag: 'burst' });
  shown.onclick = () => {
    window.focus();
    window.location.assign(isOne ? `${routes.dashboard}?event=${encodeURIComponent(event.eventId)}` : routes.dashboard);
  };
}
