import type { Dependencies } from '../Dependencies.ts';
import { createMid } from '../state/createMid.ts';
import type { Account } from '../state/repositories/accounts.repository.ts';
import type { Contact } from '../state/repositories/followers.repository.ts';
import { messageBody } from '../webhook-sender/webhookBodies.ts';

/** A follower writes a DM: it opens the window, counts as consent, and goes to the app as a webhook if that subscribed. */
export function sendAsFollower({ state, clock, live, sender }: Dependencies, account: Account, contact: Contact, text: string) {
  const { igId, igsid } = contact;
  const now = clock.now();
  const message = { mid: createMid(igId, igsid), igId, igsid, sender: 'follower', text, sentAt: now } as const;
  const delivery = state.transaction(() => {
    state.messages.insert(message);
    state.followers.recordInbound(igsid, now);
    if (!account.subscribedFields?.includes('messages')) return null;
    return sender.store({ igId, igsid, mid: message.mid, kind: 'message', body: messageBody(message, now) });
  });
  if (delivery) sender.dispatch(delivery);
  live.publish({ kind: 'conversation', igId, igsid });
  return { mid: message.mid, igsid, deliveryId: delivery?.id ?? null };
}
