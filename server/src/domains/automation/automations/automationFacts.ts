import { isDeepStrictEqual } from 'node:util';
import { foldText, isTimeZone, normalizeStart } from '@fanfare/engine';
import {
  type Automation,
  type AutomationAction,
  type AutomationCondition,
  addedTriggerTypes,
  type BodyOf,
  FILTER_VALUES_MAX,
  type FlowStart,
  type Message,
  MORE_KEYWORDS_MAX,
  message,
  type Schedule,
  type TriggerType,
} from '@fanfare/shared/contracts';
import { AppError } from '../../../infrastructure/http/AppError.ts';
import { accountIdsOf } from './automations.presenter.ts';
import type { AutomationFacts, AutomationRow } from './automations.repository.ts';
import { nextDue } from './schedule/nextDue.ts';

export type AutomationRequest = BodyOf<'POST /api/flows'>;
export type AutomationEdit = BodyOf<'PATCH /api/flows/{id}'>;

/** Throws validation_failed. */
export function requestedFacts(request: AutomationRequest, nowMs: number): AutomationFacts {
  const { name, trigger, triggerSettings = {}, conditions = [], actions = [] } = request;
  return check({
    name: name.trim(),
    description: request.description ?? '',
    trigger,
    keyword: triggerSettings.keyword ?? null,
    moreKeywords: triggerSettings.keywords ?? [],
    filter: triggerSettings.filter ?? null,
    schedule: triggerSettings.schedule ?? null,
    conditions,
    actions,
    isActive: request.isActive ?? true,
    accountIds: request.accountIds ?? null,
    priority: request.priority ?? 0,
    nextRunAt: dueAt(trigger, triggerSettings.schedule ?? null, request.isActive ?? true, nowMs),
  });
}

export function factsOf(row: AutomationRow): AutomationFacts {
  const isBotFlow = row.flow_kind === 'drawn';
  return {
    name: row.name,
    description: row.description,
    trigger: row.trigger_type,
    keyword: row.keyword,
    moreKeywords: row.more_keywords,
    filter: row.trigger_filter,
    schedule: row.schedule,
    conditions: row.conditions,
    actions: isBotFlow ? [{ type: 'run_flow', flowId: row.flow_id }] : row.actions,
    isActive: row.is_active,
    accountIds: accountIdsOf(row),
    priority: row.priority,
    nextRunAt: row.next_run_at,
  };
}

/** Throws validation_failed. */
export function editedFacts(row: AutomationRow, edit: AutomationEdit, nowMs: number): AutomationFacts {
  const before = factsOf(row);
  const isBotFlow = row.flow_kind === 'drawn';
  if (isBotFlow && (edit.name !== undefined || edit.actions !== undefined)) {
    throw new AppError('validation_failed', {
      text: message('triggers.change-in-flow-builder'),
    });
  }
  const settings: Automation['triggerSettings'] | undefined = edit.triggerSettings;
  const trigger = edit.trigger ?? before.trigger;
  const schedule = settings ? (settings.schedule ?? null) : before.schedule;
  const isActive = edit.isActive ?? before.isActive;
  return check({
    name: isBotFlow ? null : (edit.name?.trim() ?? before.name),
    description: edit.description ?? before.description,
    trigger,
    keyword: settings ? (settings.keyword ?? null) : before.keyword,
    moreKeywords: settings?.keywords ?? before.moreKeywords,
    filter: settings ? (settings.filter ?? null) : before.filter,
    schedule,
    conditions: edit.conditions ?? before.conditions,
    actions: isBotFlow ? [] : (edit.actions ?? before.actions),
    isActive,
    accountIds: edit.accountIds === undefined ? before.accountIds : edit.accountIds,
    priority: edit.priority ?? before.priority,
    nextRunAt: dueAt(trigger, schedule, isActive, nowMs),
  });
}

/** Returns why an admin has to make this change if the workspace needs approval, or null. */
export function reasonForApproval(row: AutomationRow, facts: AutomationFacts): Message | null {
  const isDrawn = row.flow_kind === 'drawn';
  if (facts.isActive && !row.is_active) {
    return isDrawn ? message('requests.flow-turned-on-by-approval') : message('requests.turned-on-by-admins');
  }
  const isStartChanged = !isDeepStrictEqual(startOf(facts), startOf(factsOf(row)));
  // The trigger of a published flow is part of its version, also while it is off.
  if (isDrawn) return isStartChanged ? message('requests.flow-changed-by-approval') : null;
  const isChanged = isStartChanged || !isDeepStrictEqual(facts.actions, row.actions);
  return facts.isActive && isChanged ? message('requests.changed-by-admins') : null;
}

export function startOf({ trigger, keyword, moreKeywords, schedule, filter, conditions }: AutomationFacts): FlowStart {
  return normalizeStart({
    trigger,
    ...(keyword !== null && { keyword, keywords: [...moreKeywords] }),
    ...(schedule && { schedule }),
    ...(filter && { filter }),
    conditions: [...conditions],
  });
}

/** Throws validation_failed. */
export function withKeywords(row: AutomationRow, keywords: readonly string[]): AutomationFacts {
  const facts = factsOf(row);
  // A bot flow has its own name and actions.
  const own = row.flow_kind === 'drawn' ? { ...facts, name: null, actions: [] } : facts;
  const { keyword, filter } = facts;
  if (facts.trigger === 'keyword_detected' && keyword !== null) {
    return { ...own, moreKeywords: addedTo([keyword, ...facts.moreKeywords], keywords, MORE_KEYWORDS_MAX + 1).slice(1) };
  }
  if (isAdded(facts.trigger) && filter?.keywords && filter.keywords.length > 0) {
    return { ...own, filter: { ...filter, keywords: addedTo(filter.keywords, keywords, FILTER_VALUES_MAX) } };
  }
  throw refusal(message('triggers.not-keyword-automation'));
}

function isAdded(trigger: TriggerType): boolean {
  return addedTriggerTypes.some((type) => type === trigger);
}

function addedTo(known: readonly string[], given: readonly string[], max: number): string[] {
  const folded = new Set(known.map(foldText));
  const all = [...known];
  for (const keyword of given.map((one) => one.trim())) {
    if (folded.has(foldText(keyword))) continue;
    folded.add(foldText(keyword));
    all.push(keyword);
  }
  if (all.length > max) throw refusal(message('triggers.too-many-keywords', { max }));
  return all;
}

function dueAt(trigger: Automation['trigger'], schedule: Schedule | null, isActive: boolean, nowMs: number): Date | null {
  if (trigger !== 'time_based' || schedule === null || !isActive || !isTimeZone(schedule.timeZone)) return null;
  return new Date(nextDue(schedule, nowMs));
}

function check(facts: AutomationFacts): AutomationFacts {
  const zones = [facts.schedule?.timeZone, ...facts.conditions.map(zoneOf)].filter((zone) => zone !== undefined);
  const unknownZone = zones.find((zone) => !isTimeZone(zone));
  if (unknownZone !== undefined) throw refusal(message('triggers.invalid-time-zone'));
  if (!runsOneFlowAtTheEnd(facts.actions)) throw refusal(message('triggers.flow-action-last'));
  if (facts.conditions.some(lacksValue)) throw refusal(message('triggers.variable-value-required'));
  return facts;
}

function refusal(text: Message): AppError {
  return new AppError('validation_failed', { text });
}

function zoneOf(condition: AutomationCondition): string | undefined {
  return condition.type === 'time' ? condition.timeZone : undefined;
}

function lacksValue(condition: AutomationCondition): boolean {
  if (condition.type !== 'variable' || condition.value !== undefined) return false;
  return condition.operator !== 'is_set' && condition.operator !== 'is_not_set';
}

function runsOneFlowAtTheEnd(actions: readonly AutomationAction[]): boolean {
  const first = actions.findIndex(({ type }) => type === 'run_flow');
  return first === -1 || first === actions.length - 1;
}
