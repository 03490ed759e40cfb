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
  /** Null for all accounts. */
  accountIds: readonly string[] | null;
  /** Null if there is nothing to run. */
  version: number | null;
  nextPosts?: readonly { accountId: string; mediaId: string }[];
}

export interface Evaluated extends StartInput {
  /** Null for any. */
  accountId: string | null;
}

export interface Considered<A extends CandidateAutomation> {
  chosen: A | null;
  /** Includes automations after the chosen one. */
  considered: Consideration[];
}

/** A pure function. `getRepeatRefusal` says why the automation does not reply twice. */
export function evaluateAutomations<A extends CandidateAutomation>(
  automations: readonly A[],
  input: Evaluated,
  getRepeatRefusal: (automation: A) => Message | null = () => null,
): Considered<A> {
  const considered: Consideration[] = [];
  let chosen: A | null = null;
  for (const automation of automations.toSorted(byTurn)) {
    const { reason, detail } = examine(automation, input) ?? refuseRepeat(getRepeatRefusal(automation)) ?? matched;
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

const notEvaluated: ReadonlySet<Consideration['reason']> = new Set(['disabled', 'nothing_to_run', 'other_account']);

export function reasonForNoAnswer(considered: readonly Consideration[]): OutcomeReason {
  const evaluated = considered.filter(({ reason }) => !notEvaluated.has(reason));
  if (evaluated.length === 0) return 'no_account_flow';
  const telling = (['answered_before', 'keyword_miss'] as const).find((one) => evaluated.some(({ reason }) => reason === one));
  return telling ?? 'no_trigger';
}

export function hasTrigger(
  automations: readonly CandidateAutomation[],
  kind: Exclude<TriggerEvent['kind'], 'message'>,
  accountId: string,
): boolean {
  return automations.some((automation) => automation.trigger.type === kind && appliesTo(automation, accountId));
}

export function canStartByClock(automation: CandidateAutomation, input: Evaluated): boolean {
  const { isActive, version, trigger, conditions } = automation;
  const isRunnable = isActive && version !== null && trigger.type === 'time_based';
  return isRunnable && appliesTo(automation, input.accountId) && getConditionMismatch(conditions, input) === null;
}

export function appliesTo({ accountIds }: Pick<CandidateAutomation, 'accountIds'>, accountId: string | null): boolean {
  return accountIds === null || accountId === null || accountIds.includes(accountId);
}

function byTurn(a: CandidateAutomation, b: CandidateAutomation): number {
  return a.priority - b.priority || b.publishedAtMs - a.publishedAtMs || (a.id < b.id ? 1 : -1);
}

const matched: Finding = { reason: 'matched', detail: message('triggers.matches') };

type Finding = Mismatch;

function refuseRepeat(detail: Message | null): Finding | null {
  return detail === null ? null : { reason: 'answered_before', detail };
}

function examine(automation: CandidateAutomation, input: Evaluated): Finding | null {
  const { isActive, version, trigger, conditions, nextPosts = [] } = automation;
  if (!isActive) return { reason: 'disabled', detail: message('triggers.switched-off') };
  if (version === null) return { reason: 'nothing_to_run', detail: message('triggers.nothing-to-run') };
  if (!appliesTo(automation, input.accountId)) return { reason: 'other_account', detail: message('triggers.other-account') };
  const { accountId } = input;
  const nextPostIds = nextPosts.flatMap((post) => (accountId === null || post.accountId === accountId ? post.mediaId : []));
  return getStartMismatch({ trigger: { ...trigger, nextPostIds }, conditions }, input);
}
