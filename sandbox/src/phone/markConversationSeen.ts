import type { Dependencies } from '../Dependencies.ts';
import type { Account } from '../state/repositories/accounts.repository.ts';
import type { Contact } from '../state/repositories/followers.repository.ts';
import { notifyMessaging } from '../webhook-sender/notifyApp.ts';

/**
 * Sends one `read` webhook for the newest unseen message.
 * @returns its id, or null
 */
export function markConversationSeen(dependencies: Dependencies, { igId }: Account, contact: Contact): string | null {
  const { state, clock, live } = dependencies;
  const { igsid } = contact;
  const now = clock.now();
  const mid = state.transaction(() => {
    const newest = state.messages.markSeen(igsid, 'business', now);
    if (newest === undefined) return null;
    const update = { sender: { id: igsid }, recipient: { id: igId }, timestamp: now, read: { mid: newest } };
    notifyMessaging(dependencies, { contact, mid: newest, kind: 'read', fields: ['messaging_seen'], update });
    return newest;
  });
  if (mid !== null) live.publish({ kind: 'conversation', igId, igsid });
  return mid;
}
