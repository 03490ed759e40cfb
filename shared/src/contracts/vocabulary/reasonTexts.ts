import type { ConsiderationReason } from './automationVocabulary.ts';
import type { OutcomeReason } from './eventVocabulary.ts';

export const outcomeTexts: Readonly<Record<OutcomeReason, string>> = {
  flow_ran: 'Flow ran',
  flow_failed: 'Flow failed',
  no_account_flow: 'No active flow',
  no_trigger: 'No flow has a trigger for this event',
  keyword_miss: 'No keyword matched',
  own_message: 'Sent by your own account',
  duplicate: 'Duplicate delivery',
  window_closed: 'Outside the 24-hour window',
  too_old: 'Too old to reply',
  loop_guard: 'Stopped: too many automated messages',
  human_has_thread: 'Conversation handled by your team',
  opted_out: 'Contact opted out of automated messages',
  answered_before: 'Already replied to this contact on this post',
  already_answered: 'Already had a reply when synced',
  found_late: 'Synced late, no reply sent',
  stored_only: 'Stored, no action needed',
  unreadable: 'Unreadable event',
};

export const considerationTexts: Readonly<Record<ConsiderationReason, string>> = {
  matched: 'Replied',
  earlier_match: 'An automation with a higher priority replied',
  waiting_run: 'A waiting run received the message',
  disabled: 'Turned off',
  nothing_to_run: 'No action or published flow',
  other_account: 'Only for other Instagram accounts',
  not_first_message: 'Not the first message',
  keyword_miss: 'Keyword not found',
  condition_failed: 'A condition does not match',
  time_based: 'Runs on a schedule only',
  other_occasion: 'Different trigger',
  post_not_chosen: 'Different post',
  comment_is_reply: 'Reply to another comment',
  answered_before: 'Already replied here',
  value_differs: 'Different emoji, button or link',
};
