import { type AutomationCondition, message } from '@fanfare/shared/contracts';
import { getConditionFailure, type StartInput } from './getConditionFailure.ts';
import { getTriggerMismatch, type Mismatch, type Trigger } from './getTriggerMismatch.ts';

/** Decides whether an event starts a flow. */
export interface StartRule {
  trigger: Trigger;
  /** All conditions must hold. */
  conditions: readonly AutomationCondition[];
}

/**
 * Used by both the server and the preview.
 * @returns null if the event starts the flow, otherwise the reason why it does not
 */
export function getStartMismatch({ trigger, conditions }: StartRule, input: StartInput): Mismatch | null {
  return getScopedTriggerMismatch(trigger, conditions, input) ?? getConditionMismatch(conditions, input);
}

function getScopedTriggerMismatch(
  trigger: Trigger,
  conditions: readonly AutomationCondition[],
  { triggerEvent }: StartInput,
): Mismatch | null {
  // Without a keyword, the keyword conditions take its place.
  if (trigger.type === 'keyword_detected' && trigger.keyword === undefined && triggerEvent.kind === 'message') {
    const hasKeyword = conditions.some(({ type }) => type === 'keyword');
    return hasKeyword ? null : { reason: 'keyword_miss', detail: message('triggers.no-keyword') };
  }
  return getTriggerMismatch(trigger, triggerEvent);
}

/** @returns null if all conditions hold */
export function getConditionMismatch(conditions: readonly AutomationCondition[], input: StartInput): Mismatch | null {
  for (const condition of conditions) {
    const failure = getConditionFailure(condition, input);
    if (failure === null) continue;
    return { reason: condition.type === 'keyword' ? 'keyword_miss' : 'condition_failed', detail: failure };
  }
  return null;
}
