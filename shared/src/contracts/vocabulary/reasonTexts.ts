import type { ConsiderationReason } from './automationVocabulary.ts';
import type { OutcomeReason } from './eventVocabulary.ts';

export const outcomeTexts: Readonly<Record<OutcomeReason, string>> = {
  flow_ran: 'A flow ran',
  flow_failed: 'The flow failed',
  no_account_flow: 'No active flow',
  no_trigger: 'No flow starts on this kind of event',
  keyword_miss: 'No keyword matched',
  own_message: 'Sent by your own account',
  duplicate: 'Already received before',
  window_closed: 'Outside the 24-hour window',
  too_old: 'Too old to answer',
  loop_guard: 'Stopped: too many automatic messages',
  human_has_thread: 'A person answers in this conversation',
  opted_out: 'This person wants no automatic messages',
  answered_before: 'This person was answered under this post',
  already_answered: 'Had an answer already when it was found',
  found_late: 'Found late, not answered',
  stored_only: 'Stored, nothing to do',
  unreadable: 'Could not be read',
};

export const considerationTexts: Readonly<Record<ConsiderationReason, string>> = {
  matched: 'It answered',
  earlier_match: 'An earlier automation answered',
  waiting_run: 'A waiting flow took the message',
  disabled: 'It is off',
  nothing_to_run: 'It has nothing to run',
  not_first_message: 'Not the first message',
  keyword_miss: 'The keyword is missing',
  condition_failed: 'A condition does not hold',
  time_based: 'Started by the clock only',
  other_occasion: 'Starts on something else',
  post_not_chosen: 'Another post',
  comment_is_reply: 'Answers another comment',
  answered_before: 'Answered here before',
  value_differs: 'Not the chosen emoji, button or link',
};
