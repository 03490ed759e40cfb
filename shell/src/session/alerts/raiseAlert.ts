import { type Alerts, routes, TOAST_DESCRIPTION_CHARS, teamNoticeOf, type WebhookEvent } from '@fanfare/shared/contracts';
import { contentText, eventName } from '@fanfare/shared/domain';
import { lazyCopy } from '../../messages/lazyCopy.ts';
import { shortened } from '../../messages/shortened.ts';
import { playTone } from './playTone.ts';

/** A burst becomes one notification. */
const BATCH_MS = 5_000;

let waiting: WebhookEvent[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

export function raiseAlert(event: WebhookEvent, { desktop, sound }: Alerts): void {
  const isFocused = document.visibilityState === 'visible' && document.hasFocus();
  if (desktop && !isFocused) waiting.push(event);
  if (timer) return;
  if (sound) playTone();
  notify();
  timer = setTimeout(() => {
    timer = undefined;
    notify();
  }, BATCH_MS);
}

function notify(): void {
  const [event] = waiting;
  const count = waiting.length;
  waiting = [];
  if (!event || !('Notification' in window) || Notification.permission !== 'granted') return;
  const isOne = count === 1;
  const sender = event.userInfo.username ?? event.senderId ?? lazyCopy.alerts.unknownSender;
  const title = !isOne ? lazyCopy.alerts.several(count) : teamNoticeOf(event) === null ? sender : eventName(event);
  const body = event.content.text ? shortened(contentText(event), TOAST_DESCRIPTION_CHARS) : '';
  const shown = new Notification(title, isOne ? { body, tag: event.eventId } : { tag: 'burst' });
  shown.onclick = () => {
    window.focus();
    window.location.assign(isOne ? `${routes.dashboard}?event=${encodeURIComponent(event.eventId)}` : routes.dashboard);
  };
}
