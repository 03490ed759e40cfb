import type { Message, NoticePlace, TeamNotice } from '@fanfare/shared/contracts';
import { newId } from '../../../infrastructure/crypto/newId.ts';
import type { OwnedEvent } from '../../feed/events/index.ts';

const team: TeamNotice = 'approval';

interface ApprovalNotice {
  text: Message;
  place: NoticePlace;
  /** Names what was requested. */
  approval: { flowId: string } | { publicationId: string };
  accountId?: string;
  now: Date;
}

/** A notice, because remotes of the present contract know its type. */
export function approvalEvent(ownerId: string, { text, place, approval, accountId, now }: ApprovalNotice): OwnedEvent {
  return {
    ownerId,
    event: {
      key: `approval:${newId()}`,
      type: 'webhook_error',
      accountId: accountId ?? null,
      contactId: null,
      happenedAt: now,
      receivedAt: now,
      senderId: null,
      senderUsername: 'Fanfare',
      text,
      payload: { notice: place, team, approval },
      processedStatus: 'completed',
      processingError: null,
      outcome: null,
      attempts: 1,
    },
  };
}
