import { type NoticePlace, noticePlaces, routes, type WebhookEvent } from '../../contracts/index.ts';
import { copy } from '../copy.ts';
import { isNotice } from './isNotice.ts';

const addresses: Readonly<Record<NoticePlace, string>> = {
  publishing: `${routes.dashboard}?tab=instagram&part=publishing`,
  connection: `${routes.dashboard}?doctor=open`,
  account: routes.connectInstagram,
  flows: routes.automation,
};

/** Returns the link where a notice can be resolved, or null for other events. */
export function noticeLink(event: Pick<WebhookEvent, 'eventType' | 'outcome' | 'payload'>): { to: string; label: string } | null {
  if (!isNotice(event) || typeof event.payload !== 'object' || event.payload === null) return null;
  const named: unknown = Reflect.get(event.payload, 'notice');
  const place = noticePlaces.find((each) => each === named);
  return place === undefined ? null : { to: addresses[place], label: copy.events.noticePlaces[place] };
}
