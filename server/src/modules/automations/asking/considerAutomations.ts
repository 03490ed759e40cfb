import {
  getConditionMismatch,
  getStartMismatch,
  type Mismatch,
  type StartInput,
  type StartRule,
  type TriggerEvent,
} from '@fanfare/engine';
import { type Consideration, detailOf, type Message, message, type OutcomeReason } from '@fanfare/shared/contracts';

/** What has to be known of an automation to decide whether it answers. */
export interface AskedAutomation extends StartRule {
  id: string;
  name: string;
  isActive: boolean;
  /** Lower is asked first; among equals the one published last. */
  priority: number;
  publishedAtMs: number;
  /** Null while there is nothing to run. */
  version: number | null;
}

export interface Considered<A extends AskedAutomation> {
  /** The one that answers, or null. */
  chosen: A | null;
  /** Every automation in the order in which it was asked, also those behind the one that answers. */
  considered: Consideration[];
}

/**
 * Decides which automation answers what happened: the first whose trigger matches and whose conditions all hold. `whyNotAgain` says why one
 * that would answer must not: it did so before. Pure.
 */
export function considerAutomations<A extends AskedAutomation>(
  automations: readonly A[],
  input: StartInput,
  whyNotAgain: (automation: A) => Message | null = () => null,
): Considered<A> {
  const considered: Consideration[] = [];
  let chosen: A | null = null;
  for (const automation of automations.toSorted(byTurn)) {
    const { reason, detail } = examine(automation, input) ?? refuseAgain(whyNotAgain(automation)) ?? matched;
    const { id: automationId, name } = automation;
    if (reason !== 'matched') considered.push({ automationId, name, result: 'no_match', reason, ...detailOf(detail) });
    else if (chosen) {
      const earlier = message('triggers.asked-before', { name: chosen.name });
      considered.push({ automationId, name, result: 'passed_over', reason: 'earlier_match', ...detailOf(earlier) });
    } else {
      chosen = automation;
      considered.push({ automationId, name, result: 'chosen', reason, ...detailOf(detail) });
    }
  }
  return { chosen, considered };
}

/** The one reason to show for a message that nothing answers. */
export function reasonForNoAnswer(considered: readonly Consideration[]): OutcomeReason {
  const asked = considered.filter(({ reason }) => reason !== 'disabled' && reason !== 'nothing_to_run');
  if (asked.length === 0) return 'no_account_flow';
  const telling = (['answered_before', 'keyword_miss'] as const).find((one) => asked.some(({ reason }) => reason === one));
  return telling ?? 'no_trigger';
}

/** Whether any of these automations starts on an occasion of this kind, be it off or narrowed to something else. */
export function hasTrigger(automations: readonly AskedAutomation[], kind: Exclude<TriggerEvent['kind'], 'message'>): boolean {
  return automations.some(({ trigger }) => trigger.type === kind);
}

/** Whether an automation that the clock has started still runs for this contact. Pure. */
export function canStartByClock({ isActive, version, trigger, conditions }: AskedAutomation, input: StartInput): boolean {
  const isRunnable = isActive && version !== null && trigger.type === 'time_based';
  return isRunnable && getConditionMismatch(conditions, input) === null;
}

function byTurn(a: AskedAutomation, b: AskedAutomation): number {
  return a.priority - b.priority || b.publishedAtMs - a.publishedAtMs || (a.id < b.id ? 1 : -1);
}

const matched: Finding = { reason: 'matched', detail: message('triggers.matches') };

type Finding = Mismatch;

function refuseAgain(detail: Message | null): Finding | null {
  return detail === null ? null : { reason: 'answered_before', detail };
}

/** Null: it would answer. */
function examine({ isActive, version, trigger, conditions }: AskedAutomation, input: StartInput): Finding | null {
  if (!isActive) return { reason: 'disabled', detail: message('triggers.switched-off') };
  if (version === null) return { reason: 'nothing_to_run', detail: message('triggers.nothing-to-run') };
  return getStartMismatch({ trigger, conditions }, input);
}
