import { newId } from '../../../../infrastructure/crypto/newId.ts';
import type { OwnedEvent } from '../../../feed/events/index.ts';

interface MemberEvent {
  type: 'note_mention' | 'conversation_assigned';
  conversation: { id: string; account_id: string; contact_id: string };
  ownerId: string;
  userId: string;
  authorId: string;
  now: Date;
  isRead?: boolean;
}

/** A notification for one member. Names and texts are read with it, so that it contains none of a deleted account. */
export function memberEvent({ type, conversation, ownerId, userId, authorId, now, isRead = false }: MemberEvent): OwnedEvent {
  return {
    ownerId,
    event: {
      key: `${type}:${newId()}`,
      type,
      accountId: conversation.account_id,
      contactId: conversation.contact_id,
      happenedAt: now,
      receivedAt: now,
      senderId: null,
      senderUsername: null,
      text: null,
      payload: { threadId: conversation.id },
      processedStatus: 'completed',
      processingError: null,
      outcome: null,
      attempts: 1,
      isRead,
      userId,
      authorId,
    },
  };
}
