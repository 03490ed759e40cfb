import { type Occasion, whyNotHeld } from '@fanfare/engine';
import { type AutomationCondition, sentence } from '@fanfare/shared/contracts';
import { isWithinTime } from '../../../infrastructure/clock/isWithinTime.ts';

/** What happened, and to whom it happened when. */
export interface AskedInput {
  occasion: Occasion;
  contact: { tags: readonly string[]; variables: Readonly<Record<string, string>> };
  nowMs: number;
}

/** Null when the condition holds, otherwise a sentence that says why it does not. */
export function holdsCondition(
  condition: AutomationCondition,
  { occasion: { text }, contact, nowMs }: AskedInput,
): string | null {
  if (condition.type !== 'time') return whyNotHeld(condition, { text, ...contact });
  return isWithinTime(condition, nowMs)
    ? null
    : sentence('It is not between {from} and {to} ({timeZone}).', {
        from: condition.from,
        to: condition.to,
        timeZone: condition.timeZone,
      });
}
