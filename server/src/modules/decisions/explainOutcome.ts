import { type EventType, type OutcomeReason, outcomeTexts, type ProcessedStatus, sentence } from '@fanfare/shared/contracts';

interface Ended {
  eventType: EventType;
  outcome: OutcomeReason | null;
  processedStatus: ProcessedStatus;
  processingError: string | null;
}

/** What an outcome means for the owner, and what can be done. */
const explanations: Readonly<Record<OutcomeReason, string>> = {
  flow_ran: sentence('The steps of the run show what it did, the messages what became of its answers.'),
  flow_failed: sentence('The steps of the run show where it failed. Mend the flow, publish it and replay the event.'),
  no_account_flow: sentence(
    'No automation was active at that time. Publish a flow or switch an automation on, then replay the event.',
  ),
  no_trigger: sentence('Automations are active, but none of them starts on an event like this one.'),
  keyword_miss: sentence(
    'No active automation has a keyword that occurs in this text. Add a keyword to one of them, then replay the event.',
  ),
  own_message: sentence(
    'The account itself wrote this, here, in the Instagram app or through another tool. Own messages never start anything.',
  ),
  duplicate: sentence('Instagram delivered it more than once; only the first delivery counts.'),
  window_closed: sentence(
    'Instagram allows automatic answers for 24 hours after the last message of a person. A person may still reply.',
  ),
  too_old: sentence(
    'It was too old when it was processed: over 24 hours, or over 7 days for a comment. An old event is stored and never answered by itself.',
  ),
  loop_guard: sentence(
    'So many automatic messages went to this person within a minute that the run was stopped: perhaps another bot answers there.',
  ),
  human_has_thread: sentence('A person had taken over this conversation, so the bot kept out of it. Hand it back in the inbox.'),
  opted_out: sentence(
    'This person asked for no more automatic messages, so the bot keeps silent until they opt in again. A person may still reply.',
  ),
  answered_before: sentence(
    'The automations that would answer this comment have done so for this person under this post, or the comment had its one private answer. Switch "once per person and post" off to answer every comment.',
  ),
  already_answered: sentence(
    'Its webhook never arrived. It was found by comparing with Instagram, where somebody had answered it.',
  ),
  found_late: sentence(
    'Its webhook never arrived. It was found by comparing with Instagram, so late that it is yours to decide: answer it in the inbox, or replay it.',
  ),
  stored_only: sentence('Events of this kind are stored and shown; nothing is started by them.'),
  unreadable: sentence('The delivery was signed by Instagram, but it could not be understood. The payload shows what came.'),
};

const unfinished: Readonly<Record<ProcessedStatus, string>> = {
  pending: sentence('It waits for its turn.'),
  processing: sentence('It is being worked on.'),
  retry: sentence('It will be tried again.'),
  completed: sentence('It was processed.'),
  failed: sentence('It could not be processed.'),
};

const NOTICE = sentence('Fanfare itself has this to say.');

/** The end of an event in a few words and in full. */
export function explainOutcome({ eventType, outcome, processedStatus, processingError }: Ended): {
  summary: string;
  explanation: string;
} {
  if (eventType === 'webhook_error' && outcome === null && processingError !== null)
    return { summary: NOTICE, explanation: processingError };
  if (outcome === null)
    return { summary: unfinished[processedStatus], explanation: processingError ?? unfinished[processedStatus] };
  const explanation = [processingError, explanations[outcome]].filter((text) => text !== null).join(' ');
  return { summary: outcomeTexts[outcome], explanation };
}
