import type { Message } from '@fanfare/shared/contracts';
import { newId } from '../../../infrastructure/crypto/newId.ts';
import type { OwnedEvent } from '../../feed/events/index.ts';

export function approvalEvent(ownerId: string, text: Message, flowId: string, now: Date): OwnedEvent {
  return {
    ownerId,
    event: {
      key: `approval:${newId()}`,
      type: 'approval',
      accountId: null,
      contactId: null,
      happenedAt: now,
      receivedAt: now,
      senderId: null,
      senderUsername: 'Fanfare',
      text,
      payload: { approval: { flowId } },
      processedStatus: 'completed',
      processingError: null,
      outcome: null,
      attempts: 1,
    },
  };
}
