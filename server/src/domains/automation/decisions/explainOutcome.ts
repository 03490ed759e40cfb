import {
  type Consideration,
  type EventDecision,
  type EventType,
  type Message,
  message,
  type OutcomeReason,
  outcomeTexts,
  type ProcessedStatus,
} from '@fanfare/shared/contracts';
import { inBoth, joinWords, type Words } from '../../../infrastructure/messages/words.ts';

interface Ended {
  eventType: EventType;
  outcome: OutcomeReason | null;
  processedStatus: ProcessedStatus;
  processingError: Words | null;
  considered: readonly Pick<Consideration, 'message'>[];
}

type Explained = Pick<EventDecision, 'summary' | 'summaryMessage' | 'explanation' | 'explanationMessage'>;

const explanations: Readonly<Record<OutcomeReason, Message>> = {
  flow_ran: message('decisions.see-run-steps'),
  flow_failed: message('decisions.see-failed-step'),
  no_account_flow: message('decisions.no-active-automation'),
  no_trigger: message('decisions.no-matching-trigger'),
  keyword_miss: message('decisions.no-keyword-matched'),
  own_message: message('decisions.own-message'),
  duplicate: message('decisions.duplicate-delivery'),
  window_closed: message('decisions.window-closed'),
  too_old: message('decisions.too-old'),
  loop_guard: message('decisions.loop-stopped'),
  human_has_thread: message('decisions.person-took-over'),
  opted_out: message('decisions.opted-out'),
  answered_before: message('decisions.comment-already-answered'),
  already_answered: message('decisions.webhook-missed-answered-there'),
  found_late: message('decisions.webhook-missed-too-late'),
  stored_only: message('decisions.kind-starts-nothing'),
  unreadable: message('decisions.delivery-not-understood'),
};

const unfinished: Readonly<Record<ProcessedStatus, Message>> = {
  pending: message('decisions.waiting'),
  processing: message('decisions.processing'),
  retry: message('decisions.retry-planned'),
  completed: message('decisions.processed'),
  failed: message('decisions.not-processed'),
};

const WAITING_LINE = message('triggers.waits-for-next-post');
const WAITS_FOR_POST = message('decisions.waits-for-next-post');
const NOTICE = message('decisions.system-notice');

export function explainOutcome({ eventType, outcome, processedStatus, processingError, considered }: Ended): Explained {
  if (eventType === 'webhook_error' && outcome === null && processingError !== null) return explained(NOTICE, processingError);
  if (outcome === null) return explained(unfinished[processedStatus], processingError ?? unfinished[processedStatus]);
  const isForNextPost =
    outcome === 'no_trigger' && considered.some(({ message: text }) => text && 'code' in text && text.code === WAITING_LINE.code);
  const explanation = isForNextPost ? WAITS_FOR_POST : explanations[outcome];
  return explained(outcomeTexts[outcome], joinWords(processingError === null ? [explanation] : [processingError, explanation]));
}

function explained(summary: Words, explanation: Words): Explained {
  return { ...inBoth('summary', 'summaryMessage', summary), ...inBoth('explanation', 'explanationMessage', explanation) };
}
