import { type AutomationCondition, type Message, message } from '@fanfare/shared/contracts';
import { getRuleFailure } from '../conditions/getRuleFailure.ts';
import { isWithinTime } from '../time/isWithinTime.ts';
import { isTimeZone } from '../time/zonedTime.ts';
import type { TriggerEvent } from './TriggerEvent.ts';

/** An event and its contact. */
export interface StartInput {
  triggerEvent: TriggerEvent;
  contact: { tags: readonly string[]; variables: Readonly<Record<string, string>> };
  /** Epoch milliseconds. */
  nowMs: number;
}

/** @returns null if the condition holds, otherwise the reason why it does not */
export function getConditionFailure(
  condition: AutomationCondition,
  { triggerEvent: { text }, contact, nowMs }: StartInput,
): Message | null {
  if (condition.type !== 'time') return getRuleFailure(condition, { text, ...contact });
  const { from, to, timeZone } = condition;
  if (isTimeZone(timeZone) && isWithinTime(condition, nowMs)) return null;
  return message('triggers.outside-hours', { from, to, timeZone });
}
