import { type EventType, type OutcomeReason, outcomeTexts, type ProcessedStatus, sentence } from '@fanfare/shared/contracts';

interface Ended {
  eventType: EventType;
  outcome: OutcomeReason | null;
  processedStatus: ProcessedStatus;
  processingError: string | null;
}

/** What an outcome means for the owner, and what can be done. */
const explanations: Readonly<Record<OutcomeReason, string>> = {
  flow_ran: sentence('decisions.see-run-steps'),
  flow_failed: sentence('decisions.see-failed-step'),
  no_account_flow: sentence('decisions.no-active-automation'),
  no_trigger: sentence('decisions.no-matching-trigger'),
  keyword_miss: sentence('decisions.no-keyword-matched'),
  own_message: sentence('decisions.own-message'),
  duplicate: sentence('decisions.duplicate-delivery'),
  window_closed: sentence('decisions.window-closed'),
  too_old: sentence('decisions.too-old'),
  loop_guard: sentence('decisions.loop-stopped'),
  human_has_thread: sentence('decisions.person-took-over'),
  opted_out: sentence('decisions.opted-out'),
  answered_before: sentence('decisions.comment-already-answered'),
  already_answered: sentence('decisions.webhook-missed-answered-there'),
  found_late: sentence('decisions.webhook-missed-too-late'),
  stored_only: sentence('decisions.kind-starts-nothing'),
  unreadable: sentence('decisions.delivery-not-understood'),
};

const unfinished: Readonly<Record<ProcessedStatus, string>> = {
  pending: sentence('decisions.waiting'),
  processing: sentence('decisions.processing'),
  retry: sentence('decisions.retry-planned'),
  completed: sentence('decisions.processed'),
  failed: sentence('decisions.not-processed'),
};

const NOTICE = sentence('decisions.system-notice');

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
