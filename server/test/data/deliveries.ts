import type { MessagingUpdate, WebhookBody } from '@fanfare/shared/contracts/graph';

interface Dm {
  igId: string;
  from: string;
  text: string;
  mid: string;
  at?: number;
}

export function conversation(igId: string, ...messaging: MessagingUpdate[]): WebhookBody {
  return { object: 'instagram', entry: [{ id: igId, time: Date.now(), messaging }] };
}

export function dm({ igId, from, text, mid, at = Date.now() }: Dm): WebhookBody {
  return conversation(igId, { sender: { id: from }, recipient: { id: igId }, timestamp: at, message: { mid, text } });
}

export function echo({ igId, from, text, mid, at = Date.now() }: Dm): WebhookBody {
  return conversation(igId, {
    sender: { id: igId },
    recipient: { id: from },
    timestamp: at,
    message: { mid, text, is_echo: true },
  });
}

type AttachmentEcho = Omit<Dm, 'text'> & { type: string; count?: number };

export function attachmentEcho({ igId, from, type, mid, count = 1, at = Date.now() }: AttachmentEcho): WebhookBody {
  const attachments = Array.from({ length: count }, () => ({ type, payload: { url: 'https://cdn.example.com/x' } }));
  return conversation(igId, {
    sender: { id: igId },
    recipient: { id: from },
    timestamp: at,
    message: { mid, attachments, is_echo: true },
  });
}
