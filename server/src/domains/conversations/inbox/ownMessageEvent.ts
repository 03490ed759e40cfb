import type { OwnedEvent } from '../../feed/events/index.ts';
import type { LockedConversation } from './inbox.repository.ts';

interface Written {
  ownerId: string;
  key: string;
  text: string;
  now: Date;
}

type Conversation = Pick<LockedConversation, 'id' | 'account_id' | 'contact_id' | 'ig_id'>;

export function ownMessageEvent(conversation: Conversation, { ownerId, key, text, now }: Written): OwnedEvent {
  return {
    ownerId,
    event: {
      key,
      type: 'message_echoes',
      accountId: conversation.account_id,
      contactId: conversation.contact_id,
      happenedAt: now,
      receivedAt: now,
      senderId: conversation.ig_id,
      senderUsername: null,
      text,
      payload: { conversationId: conversation.id, messageId: key },
      processedStatus: 'processing',
      processingError: null,
      outcome: 'own_message',
      attempts: 1,
      isRead: true,
    },
  };
}
