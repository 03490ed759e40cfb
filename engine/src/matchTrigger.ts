import type { OutcomeReason, TriggerType } from '@fanfare/shared/contracts';
import { containsKeyword } from './containsKeyword.ts';

/**
 * Whether a received message starts the flow that has this trigger, and the reason to record either way.
 * A `time_based` trigger is started by a clock, so no message matches it.
 */
export function matchTrigger(
  trigger: { type: TriggerType; keyword?: string },
  input: { text: string; isFirstMessage: boolean },
): { matched: boolean; reason: OutcomeReason } {
  switch (trigger.type) {
    case 'message_received':
      return outcome(true, 'no_trigger');
    case 'first_message':
      return outcome(input.isFirstMessage, 'no_trigger');
    case 'keyword_detected':
      return outcome(containsKeyword(input.text, trigger.keyword ?? ''), 'keyword_miss');
    case 'time_based':
      return outcome(false, 'no_trigger');
  }
}

function outcome(matched: boolean, otherwise: OutcomeReason): { matched: boolean; reason: OutcomeReason } {
  return { matched, reason: matched ? 'flow_ran' : otherwise };
}
