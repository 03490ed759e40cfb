import type { MessageText, NoticePlace } from '@fanfare/shared/contracts';
import type { OwnedEvent } from '../../feed/events/index.ts';
import type { AccountRow } from './instagram-accounts.repository.ts';

interface Notice {
  /** Unique per owner. */
  key: string;
  text: MessageText;
  place: NoticePlace;
  payload: object;
  now: Date;
}

export function noticeEvent(
  account: Pick<AccountRow, 'id' | 'owner_id'>,
  { key, text, place, payload, now }: Notice,
): OwnedEvent {
  return {
    ownerId: account.owner_id,
    event: {
      key,
      type: 'webhook_error',
      accountId: account.id,
      contactId: null,
      happenedAt: now,
      receivedAt: now,
      senderId: null,
      senderUsername: 'Fanfare',
      text,
      payload: { notice: place, ...payload },
      processedStatus: 'failed',
      processingError: text,
      outcome: null,
      attempts: 1,
    },
  };
}
