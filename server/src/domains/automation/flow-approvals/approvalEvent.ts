import type { Message, NoticePlace, TeamNotice } from '@fanfare/shared/contracts';
import { newId } from '../../../infrastructure/crypto/newId.ts';
import type { OwnedEvent } from '../../feed/events/index.ts';

const place: NoticePlace = 'flows';
const team: TeamNotice = 'approval';

/** A notice, because remotes of the present contract know its type. */
export function approvalEvent(ownerId: string, text: Message, flowId: string, now: Date): OwnedEvent {
  return {
    ownerId,
    event: {
      key: `approval:${newId()}`,
      type: 'webhook_error',
      accountId: null,
      contactId: null,
      happenedAt: now,
      receivedAt: now,
      senderId: null,
      senderUsername: 'Fanfare',
      text,
      payload: { notice: place, team, approval: { flowId } },
      processedStatus: 'completed',
      processingError: null,
      outcome: null,
      attempts: 1,
    },
  };
}
