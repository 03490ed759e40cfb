import { type AutomationCondition, type Message, message } from '@fanfare/shared/contracts';
import { isWithinTime } from '../time/isWithinTime.ts';
import { isTimeZone } from '../time/zonedTime.ts';
import type { Occasion } from '../triggers/Occasion.ts';
import { whyNotHeld } from './whyNotHeld.ts';

/** The event and its contact. */
export interface StartInput {
  occasion: Occasion;
  contact: { tags: readonly string[]; variables: Readonly<Record<string, string>> };
  /** Epoch milliseconds. */
  nowMs: number;
}

/** @returns null when the condition holds, otherwise the reason why not */
export function getConditionFailure(
  condition: AutomationCondition,
  { occasion: { text }, contact, nowMs }: StartInput,
): Message | null {
  if (condition.type !== 'time') return whyNotHeld(condition, { text, ...contact });
  const { from, to, timeZone } = condition;
  if (isTimeZone(timeZone) && isWithinTime(condition, nowMs)) return null;
  return message('triggers.outside-hours', { from, to, timeZone });
}
