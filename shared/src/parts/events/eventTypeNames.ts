import type { EventType } from '../../contracts/index.ts';

/** What people call the kinds of events, in the order lists offer them. */
export const eventTypeNames: Readonly<Record<EventType, string>> = {
  messages: 'Message',
  comments: 'Comment',
  mentions: 'Mention',
  live_comments: 'Live comment',
  message_reactions: 'Reaction',
  message_postbacks: 'Button press',
  message_referrals: 'Referral',
  message_seen: 'Seen',
  message_echoes: 'Own message',
  message_edits: 'Edited message',
  message_deletions: 'Deleted message',
  flow_execution: 'Flow execution',
  webhook_error: 'Webhook error',
  goal_missed: 'Missed goal',
  unknown: 'Other',
};
