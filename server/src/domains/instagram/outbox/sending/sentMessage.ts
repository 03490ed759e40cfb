import type { NewMessage } from '../../contacts/index.ts';
import type { SendRow } from '../outbox.repository.ts';

export function sentMessage(send: SendRow, { messageId, sentAt }: { messageId: string; sentAt: Date }): NewMessage {
  return {
    ownerId: send.owner_id,
    accountId: send.account_id,
    conversationId: send.conversation_id,
    mid: messageId,
    direction: 'out',
    text: send.text === '' ? null : send.text,
    replyToMid: send.reply_to_mid,
    sentAt,
  };
}

export function textOfSend({ text, kind }: Pick<SendRow, 'text' | 'kind'>): string {
  return text === '' ? `[${kind}]` : text;
}
