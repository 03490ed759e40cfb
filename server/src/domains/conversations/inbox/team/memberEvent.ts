import type { MemberNotice } from '@fanfare/shared/contracts';
import { newId } from '../../../../infrastructure/crypto/newId.ts';
import type { OwnedEvent } from '../../../feed/events/index.ts';

interface MemberEvent {
  notice: MemberNotice;
  conversation: { id: string; account_id: string; contact_id: string };
  ownerId: string;
  userId: string;
  /** None if assigned automatically. */
  authorId?: string;
  now: Date;
}

/** Contains no names of members. */
export function memberEvent({ notice, conversation, ownerId, userId, authorId, now }: MemberEvent): OwnedEvent {
  return {
    ownerId,
    event: {
      key: `${notice}:${newId()}`,
      type: 'webhook_error',
      accountId: conversation.account_id,
      contactId: conversation.contact_id,
      happenedAt: now,
      receivedAt: now,
      senderId: null,
      senderUsername: null,
      text: null,
      payload: { notice, team: notice, threadId: conversation.id },
      processedStatus: 'completed',
      processingError: null,
      outcome: null,
      attempts: 1,
      userId,
      ...(authorId !== undefined && { authorId }),
    },
  };
}
