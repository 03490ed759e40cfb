import { SIMULATED_ID_PREFIX, type SimulatableEventType } from '@fanfare/shared/contracts';
import type { ChangeUpdate, MessagingUpdate, WebhookBody, WebhookEntry } from '@fanfare/shared/contracts/graph';

export interface Simulation {
  /** Instagram's id of the account. */
  igId: string;
  eventType: SimulatableEventType;
  key: string;
  senderId: string;
  senderUsername: string;
  text: string;
  atMs: number;
}

/** Ids that no real event has. Some kinds get a text or name that Instagram omits. */
export function buildDelivery(simulation: Simulation): WebhookBody {
  const entry = { id: simulation.igId, ...partsOf(simulation) };
  return { object: 'instagram', entry: [entry] };
}

export function eventKeyOf({ igId, eventType, key, senderId, text, atMs }: Simulation): string {
  const id = simulatedId(key);
  const sender = simulatedId(senderId);
  switch (eventType) {
    case 'comments':
    case 'live_comments':
      return `${igId}:c:${eventType}:${id}`;
    case 'mentions':
      return `${igId}:n:${id}:${id}`;
    case 'messages':
      return `${igId}:m:${id}`;
    case 'message_postbacks':
      return `${igId}:p:${id}`;
    case 'message_reactions':
      return `${igId}:r:${id}:${sender}:react:${text}:${atMs}`;
    case 'message_seen':
      return `${igId}:s:${sender}:${id}`;
    case 'message_referrals':
      return `${igId}:f:${sender}:${atMs}:${id}`;
  }
}

export function simulatedId(id: string): string {
  return `${SIMULATED_ID_PREFIX}${id}`;
}

function partsOf(simulation: Simulation): Omit<WebhookEntry, 'id'> {
  const { eventType, key, senderId, senderUsername, text, atMs } = simulation;
  const id = simulatedId(key);
  const from = { id: simulatedId(senderId), username: senderUsername };
  switch (eventType) {
    case 'comments':
    case 'live_comments': {
      const media = { id: simulatedId('post'), media_product_type: eventType === 'comments' ? 'FEED' : 'LIVE' };
      return inChanges(atMs, { field: eventType, value: { id, text, from, media } });
    }
    case 'mentions':
      return inChanges(atMs, { field: 'mentions', value: { media_id: id, comment_id: id, from, text } });
    case 'messages':
      return inMessaging(simulation, { message: { mid: id, text } });
    case 'message_postbacks':
      return inMessaging(simulation, { postback: { mid: id, title: text, payload: text } });
    case 'message_reactions':
      return inMessaging(simulation, { reaction: { mid: id, action: 'react', reaction: 'other', emoji: text } });
    case 'message_seen':
      return inMessaging(simulation, { read: { mid: id }, text });
    case 'message_referrals':
      return inMessaging(simulation, { referral: { ref: id, source: 'SHORTLINK', type: 'OPEN_THREAD' }, text });
  }
}

function inChanges(atMs: number, change: ChangeUpdate): Omit<WebhookEntry, 'id'> {
  return { time: Math.floor(atMs / 1_000), changes: [change] };
}

function inMessaging(
  { igId, senderId, atMs }: Simulation,
  content: MessagingUpdate & { text?: string },
): Omit<WebhookEntry, 'id'> {
  const messaging = { sender: { id: simulatedId(senderId) }, recipient: { id: igId }, timestamp: atMs, ...content };
  return { time: atMs, messaging: [messaging] };
}
