import { type EventType, type TriggerType, triggerTypes } from '@fanfare/shared/contracts';
import type { SubscribableField } from '@fanfare/shared/contracts/graph';

export const eventTypeOfField: Readonly<Record<SubscribableField, EventType>> = {
  messages: 'messages',
  message_reactions: 'message_reactions',
  message_edit: 'message_edits',
  messaging_postbacks: 'message_postbacks',
  messaging_referral: 'message_referrals',
  messaging_seen: 'message_seen',
  comments: 'comments',
  live_comments: 'live_comments',
};

const fields: Readonly<Record<TriggerType, SubscribableField | null>> = {
  message_received: 'messages',
  first_message: 'messages',
  keyword_detected: 'messages',
  time_based: null,
  comment: 'comments',
  live_comment: 'live_comments',
  story_reply: 'messages',
  story_mention: 'messages',
  reaction: 'message_reactions',
  postback: 'messaging_postbacks',
  referral: 'messaging_referral',
};

export function fieldOfTrigger(trigger: string): SubscribableField | null {
  const type = triggerTypes.find((known) => known === trigger);
  return type === undefined ? null : fields[type];
}
