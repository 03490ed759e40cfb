import type { MessagingUpdate } from '@fanfare/shared/contracts/graph';
import type { Dependencies } from '../Dependencies.ts';
import type { Account } from '../state/repositories/accounts.repository.ts';
import type { Delivery, DeliveryKind } from '../state/repositories/deliveries.repository.ts';
import type { Contact } from '../state/repositories/followers.repository.ts';
import { changeBody, messagingBody } from './webhookBodies.ts';

type Surroundings = Pick<Dependencies, 'state' | 'clock' | 'sender'>;

export interface MessagingEvent {
  contact: Contact;
  mid: string;
  kind: DeliveryKind;
  /** One of these subscriptions is enough. */
  fields: readonly string[];
  update: MessagingUpdate;
}

/**
 * Sends a webhook if Instagram would, which depends on the subscription, message access and access level.
 * Sends it as `standby` if another app has the thread.
 */
export function notifyMessaging(
  { state, clock, sender }: Surroundings,
  { contact, mid, kind, fields, update }: MessagingEvent,
): Delivery | null {
  const { igId, igsid } = contact;
  const account = state.accounts.find(igId);
  if (!account?.isMessageAccessOn || !isReportable(state, contact.followerId)) return null;
  const isStandby = contact.isThreadElsewhere && kind !== 'handover';
  if (!isSubscribed(account, isStandby ? ['standby'] : fields)) return null;
  const body = messagingBody(igId, clock.now(), update, isStandby);
  const delivery = sender.store({ igId, igsid, mid, kind: isStandby ? 'standby' : kind, body });
  state.afterCommit(() => sender.dispatch(delivery));
  return delivery;
}

export function notifyComment(
  { state, clock, sender }: Surroundings,
  account: Account,
  about: { commentId: string; followerId: string | null; igsid: string; isLive: boolean; value: Record<string, unknown> },
): Delivery | null {
  const field = about.isLive ? 'live_comments' : 'comments';
  if (!isSubscribed(account, [field])) return null;
  if (about.followerId !== null && !isReportable(state, about.followerId)) return null;
  const body = changeBody(account.igId, clock.now(), field, about.value);
  const kind = about.isLive ? 'live_comment' : 'comment';
  const delivery = sender.store({ igId: account.igId, igsid: about.igsid, mid: about.commentId, kind, body });
  state.afterCommit(() => sender.dispatch(delivery));
  return delivery;
}

function isSubscribed({ subscribedFields }: Account, fields: readonly string[]): boolean {
  return subscribedFields !== null && fields.some((field) => subscribedFields.includes(field));
}

/** Standard Access reports only people with a role in the app. */
function isReportable(state: Dependencies['state'], followerId: string): boolean {
  const { access, testers } = state.preferences.get();
  return access === 'advanced' || testers.includes(followerId);
}
