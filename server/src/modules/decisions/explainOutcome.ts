import { type OutcomeReason, outcomeTexts, type ProcessedStatus } from '@fanfare/shared/contracts';

interface Ended {
  outcome: OutcomeReason | null;
  processedStatus: ProcessedStatus;
  processingError: string | null;
}

/** What an outcome means for the owner, and what can be done. */
const explanations: Readonly<Record<OutcomeReason, string>> = {
  flow_ran: 'The steps of the run show what it did, the messages what became of its answers.',
  flow_failed: 'The steps of the run show where it failed. Mend the flow, publish it and replay the event.',
  no_account_flow: 'No automation was active at that time. Publish a flow or switch an automation on, then replay the event.',
  no_trigger: 'Automations are active, but none of them starts on an event like this one.',
  keyword_miss:
    'No active automation has a keyword that occurs in this text. Add a keyword to one of them, then replay the event.',
  own_message:
    'The account itself wrote this, here, in the Instagram app or through another tool. Own messages never start anything.',
  duplicate: 'Instagram delivered it more than once; only the first delivery counts.',
  window_closed: 'Instagram allows automatic answers for 24 hours after the last message of a person. A person may still reply.',
  too_old:
    'It was too old when it was processed: over 24 hours, or over 7 days for a comment. An old event is stored and never answered by itself.',
  loop_guard:
    'So many automatic messages went to this person within a minute that the run was stopped: perhaps another bot answers there.',
  human_has_thread: 'A person had taken over this conversation, so the bot kept out of it. Hand it back in the inbox.',
  opted_out:
    'This person asked for no more automatic messages, so the bot keeps silent until they opt in again. A person may still reply.',
  answered_before:
    'The automations that would answer this comment have done so for this person under this post, or the comment had its one private answer. Switch "once per person and post" off to answer every comment.',
  already_answered: 'Its webhook never arrived. It was found by comparing with Instagram, where somebody had answered it.',
  found_late:
    'Its webhook never arrived. It was found by comparing with Instagram, so late that it is yours to decide: answer it in the inbox, or replay it.',
  stored_only: 'Events of this kind are stored and shown; nothing is started by them.',
  unreadable: 'The delivery was signed by Instagram, but it could not be understood. The payload shows what came.',
};

const unfinished: Readonly<Record<ProcessedStatus, string>> = {
  pending: 'It waits for its turn.',
  processing: 'It is being worked on.',
  retry: 'It will be tried again.',
  completed: 'It was processed.',
  failed: 'It could not be processed.',
};

/** The end of an event in a few words and in full. */
export function explainOutcome({ outcome, processedStatus, processingError }: Ended): { summary: string; explanation: string } {
  if (outcome === null)
    return { summary: unfinished[processedStatus], explanation: processingError ?? unfinished[processedStatus] };
  const explanation = [processingError, explanations[outcome]].filter((text) => text !== null).join(' ');
  return { summary: outcomeTexts[outcome], explanation };
}
