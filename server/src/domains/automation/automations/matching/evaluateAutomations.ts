import {
  getConditionMismatch,
  getStartMismatch,
  type Mismatch,
  type StartInput,
  type StartRule,
  type TriggerEvent,
} from '@fanfare/engine';
import { type Consideration, detailOf, type Message, message, type OutcomeReason } from '@fanfare/shared/contracts';

export interface CandidateAutomation extends StartRule {
  id: string;
  name: string;
  isActive: boolean;
  /** The lowest goes first; ties go to the latest publication. */
  priority: number;
  publishedAtMs: number;
  /** Null if there is nothing to run. */
  version: number | null;
}

export interface Considered<A extends CandidateAutomation> {
  chosen: A | null;
  /** Includes automations after the chosen one. */
  considered: Consideration[];
}

/** A pure function. `whyNotAgain` says why the automation does not reply twice. */
export function evaluateAutomations<A extends CandidateAutomation>(
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

export function reasonForNoAnswer(considered: readonly Consideration[]): OutcomeReason {
  const asked = considered.filter(({ reason }) => reason !== 'disabled' && reason !== 'nothing_to_run');
  if (asked.length === 0) return 'no_account_flow';
  const telling = (['answered_before', 'keyword_miss'] as const).find((one) => asked.some(({ reason }) => reason === one));
  return telling ?? 'no_trigger';
}

export function hasTrigger(automations: readonly CandidateAutomation[], kind: Exclude<TriggerEvent['kind'], 'message'>): boolean {
  return automations.some(({ trigger }) => trigger.type === kind);
}

export function canStartByClock({ isActive, version, trigger, conditions }: CandidateAutomation, input: StartInput): boolean {
  const isRunnable = isActive && version !== null && trigger.type === 'time_based';
  return isRunnable && getConditionMismatch(conditions, input) === null;
}

function byTurn(a: CandidateAutomation, b: CandidateAutomation): number {
  return a.priority - b.priority || b.publishedAtMs - a.publishedAtMs || (a.id < b.id ? 1 : -1);
}

const matched: Finding = { reason: 'matched', detail: message('triggers.matches') };

type Finding = Mismatch;

function refuseAgain(detail: Message | null): Finding | null {
  return detail === null ? null : { reason: 'answered_before', detail };
}

function examine({ isActive, version, trigger, conditions }: CandidateAutomation, input: StartInput): Finding | null {
  if (!isActive) return { reason: 'disabled', detail: message('triggers.switched-off') };
  if (version === null) return { reason: 'nothing_to_run', detail: message('triggers.nothing-to-run') };
  return getStartMismatch({ trigger, conditions }, input);
}
