import type { Dependencies } from '../Dependencies.ts';
import type { Account } from '../state/repositories/accounts.repository.ts';
import type { Contact } from '../state/repositories/followers.repository.ts';
import { readBody } from '../webhook-sender/webhookBodies.ts';

/** The follower looks at the conversation: one `read` for the newest message that was new. Answers its id, or null. */
export function seeConversation({ state, clock, live, sender }: Dependencies, account: Account, contact: Contact): string | null {
  const { igId, igsid } = contact;
  const now = clock.now();
  const { mid, delivery } = state.transaction(() => {
    const newest = state.messages.markSeen(igsid, 'business', now);
    if (newest === undefined) return { mid: null, delivery: null };
    if (!account.subscribedFields?.includes('messaging_seen')) return { mid: newest, delivery: null };
    return {
      mid: newest,
      delivery: sender.store({ igId, igsid, mid: newest, kind: 'read', body: readBody(igId, igsid, newest, now) }),
    };
  });
  if (delivery) sender.dispatch(delivery);
  if (mid !== null) live.publish({ kind: 'conversation', igId, igsid });
  return mid;
}
