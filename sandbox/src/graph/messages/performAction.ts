import type { StoredReaction } from '../../model/messageContent.ts';
import type { Contact } from '../../state/repositories/followers.repository.ts';
import type { GraphCall } from '../GraphCall.ts';
import { messageErrors } from '../send-request/messageErrors.ts';
import type { PlainAction } from '../send-request/SendRequest.ts';

export function performAction({ state, live, now }: GraphCall, { igId, igsid }: Contact, action: PlainAction): void {
  if (action === 'mark_seen') {
    state.messages.markSeen(igsid, 'follower', now);
    live.publish({ kind: 'conversation', igId, igsid });
  } else {
    live.publish({ kind: 'typing', igId, igsid, isTyping: action === 'typing_on' });
  }
}

/** Null removes the reaction. Reactions of the account cause no echo. */
export function reactToMessage({ state, live }: GraphCall, contact: Contact, mid: string, reaction: StoredReaction | null): void {
  const { igId, igsid } = contact;
  const message = state.messages.find(mid);
  if (!message || message.igsid !== igsid || message.content.isDeleted) {
    throw messageErrors.invalidMessage('payload.message_id is not a message of this conversation.');
  }
  const { business: _, ...others } = message.content.reactions ?? {};
  const reactions = reaction ? { ...others, business: reaction } : others;
  state.transaction(() => state.messages.update(mid, message.text, { ...message.content, reactions }));
  live.publish({ kind: 'conversation', igId, igsid });
}
