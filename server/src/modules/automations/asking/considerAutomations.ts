import { matchTrigger } from '@fanfare/engine';
import type {
  AutomationCondition,
  Consideration,
  ConsiderationReason,
  OutcomeReason,
  TriggerType,
} from '@fanfare/shared/contracts';
import { type AskedInput, holdsCondition } from './holdsCondition.ts';

export interface AskedTrigger {
  type: TriggerType;
  keyword?: string;
  /** Further ones: any of them matches. */
  keywords?: readonly string[];
}

/** What has to be known of an automation to decide whether it answers. */
export interface AskedAutomation {
  id: string;
  name: string;
  isActive: boolean;
  /** Lower is asked first; among equals the one published last. */
  priority: number;
  publishedAtMs: number;
  trigger: AskedTrigger;
  conditions: readonly AutomationCondition[];
  /** Null while there is nothing to run. */
  version: number | null;
}

export interface Considered<A extends AskedAutomation> {
  /** The one that answers, or null. */
  chosen: A | null;
  /** Every automation in the order in which it was asked, also those behind the one that answers. */
  considered: Consideration[];
}

/** Decides which automation answers a message: the first whose trigger matches and whose conditions all hold. Pure. */
export function considerAutomations<A extends AskedAutomation>(automations: readonly A[], input: AskedInput): Considered<A> {
  const considered: Consideration[] = [];
  let chosen: A | null = null;
  for (const automation of automations.toSorted(byTurn)) {
    const { reason, detail } = examine(automation, input);
    const { id: automationId, name } = automation;
    if (reason !== 'matched') considered.push({ automationId, name, result: 'no_match', reason, detail });
    else if (chosen) {
      const earlier = `"${chosen.name}" is asked before it and answers.`;
      considered.push({ automationId, name, result: 'passed_over', reason: 'earlier_match', detail: earlier });
    } else {
      chosen = automation;
      considered.push({ automationId, name, result: 'chosen', reason, detail });
    }
  }
  return { chosen, considered };
}

/** The one reason to show for a message that nothing answers. */
export function reasonForNoAnswer(considered: readonly Consideration[]): OutcomeReason {
  const asked = considered.filter(({ reason }) => reason !== 'disabled' && reason !== 'nothing_to_run');
  if (asked.length === 0) return 'no_account_flow';
  return asked.some(({ reason }) => reason === 'keyword_miss') ? 'keyword_miss' : 'no_trigger';
}

/** Whether an automation that the clock has started still runs for this contact. Pure. */
export function canStartByClock({ isActive, version, trigger, conditions }: AskedAutomation, input: AskedInput): boolean {
  const isRunnable = isActive && version !== null && trigger.type === 'time_based';
  return isRunnable && examineConditions(conditions, input).reason === 'matched';
}

function byTurn(a: AskedAutomation, b: AskedAutomation): number {
  return a.priority - b.priority || b.publishedAtMs - a.publishedAtMs || (a.id < b.id ? 1 : -1);
}

interface Finding {
  reason: ConsiderationReason;
  detail: string;
}

function examine({ isActive, version, trigger, conditions }: AskedAutomation, input: AskedInput): Finding {
  if (!isActive) return { reason: 'disabled', detail: 'It is switched off.' };
  if (version === null) return { reason: 'nothing_to_run', detail: 'It has no action, or the flow it runs is not published.' };
  return examineTrigger(trigger, conditions, input) ?? examineConditions(conditions, input);
}

function examineTrigger(
  trigger: AskedAutomation['trigger'],
  conditions: readonly AutomationCondition[],
  input: AskedInput,
): Finding | null {
  if (trigger.type === 'time_based') return { reason: 'time_based', detail: 'It is started by the clock, never by a message.' };
  // Without a keyword of its own the keyword conditions take its place.
  if (trigger.type === 'keyword_detected' && trigger.keyword === undefined) {
    const hasKeyword = conditions.some(({ type }) => type === 'keyword');
    return hasKeyword ? null : { reason: 'keyword_miss', detail: 'It has no keyword, so no message can match it.' };
  }
  const keywords = trigger.keyword === undefined ? [] : [trigger.keyword, ...(trigger.keywords ?? [])];
  const ways = keywords.length > 0 ? keywords.map((keyword) => ({ type: trigger.type, keyword })) : [trigger];
  if (ways.some((way) => matchTrigger(way, input).matched)) return null;
  const wanted = keywords.map((keyword) => `"${keyword}"`).join(' or ');
  return trigger.type === 'first_message'
    ? { reason: 'not_first_message', detail: 'It answers the first message of a person only.' }
    : { reason: 'keyword_miss', detail: `The text does not contain ${wanted}.` };
}

function examineConditions(conditions: readonly AutomationCondition[], input: AskedInput): Finding {
  for (const condition of conditions) {
    const failure = holdsCondition(condition, input);
    if (failure === null) continue;
    return { reason: condition.type === 'keyword' ? 'keyword_miss' : 'condition_failed', detail: failure };
  }
  return { reason: 'matched', detail: 'The trigger matches and every condition holds.' };
}
