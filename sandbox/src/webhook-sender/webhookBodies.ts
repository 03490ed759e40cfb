import type { MessagingUpdate, WebhookBody } from '@fanfare/shared/contracts/graph';
import type { Message } from '../state/repositories/messages.repository.ts';

type Sent = Pick<Message, 'igId' | 'igsid' | 'mid' | 'text' | 'sentAt'>;

/** A follower wrote. */
export function messageBody(message: Sent, now: number): WebhookBody {
  return envelope(message.igId, now, {
    sender: { id: message.igsid },
    recipient: { id: message.igId },
    timestamp: message.sentAt,
    message: { mid: message.mid, text: message.text },
  });
}

/** The account wrote: sender and recipient swap. */
export function echoBody(message: Sent, now: number): WebhookBody {
  return envelope(message.igId, now, {
    sender: { id: message.igId },
    recipient: { id: message.igsid },
    timestamp: message.sentAt,
    message: { mid: message.mid, text: message.text, is_echo: true },
  });
}

/** A follower saw the account's message `mid` and everything before it. */
export function readBody(igId: string, igsid: string, mid: string, now: number): WebhookBody {
  return envelope(igId, now, { sender: { id: igsid }, recipient: { id: igId }, timestamp: now, read: { mid } });
}

function envelope(igId: string, time: number, update: MessagingUpdate): WebhookBody {
  return { object: 'instagram', entry: [{ id: igId, time, messaging: [update] }] };
}
