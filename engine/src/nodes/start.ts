import { type FlowStart, message } from '@fanfare/shared/contracts';
import { error, type ValidationIssue } from '../rules/issue.ts';
import { isTimeZone } from '../time/zonedTime.ts';
import { type NodeKind, plainTraits } from './NodeKind.ts';

export const startKind: NodeKind = {
  ...plainTraits,
  execute: () => ({ result: 'started', detail: message('runs.started') }),
  issues({ id, data: { start } }, { index }) {
    const startIds = [...index.nodes.values()].filter(({ type }) => type === 'startNode').map((node) => node.id);
    if (startIds.length > 1 && startIds[0] !== id) return [error('second-start', id, message('flow-issues.second-start'))];
    return start ? [...triggerIssues(id, start), ...conditionIssues(id, start)] : [];
  },
};

function triggerIssues(
  id: string,
  { trigger, keyword = '', keywords = [], schedule, conditions = [] }: FlowStart,
): ValidationIssue[] {
  if (trigger === 'keyword_detected') {
    const hasKeyword =
      [keyword, ...keywords].some((word) => word.trim() !== '') || conditions.some(({ type }) => type === 'keyword');
    return hasKeyword ? [] : [error('start-keyword', id, message('flow-issues.start-without-keyword'))];
  }
  if (trigger !== 'time_based') return [];
  if (!schedule) return [error('start-schedule', id, message('flow-issues.start-without-time'))];
  return isTimeZone(schedule.timeZone) ? [] : [unknownZone(id)];
}

function conditionIssues(id: string, { conditions = [] }: FlowStart): ValidationIssue[] {
  return conditions.flatMap((condition): ValidationIssue[] => {
    if (condition.type === 'time') return isTimeZone(condition.timeZone) ? [] : [unknownZone(id)];
    if (condition.type !== 'variable' || condition.value !== undefined) return [];
    const needsValue = condition.operator !== 'is_set' && condition.operator !== 'is_not_set';
    return needsValue ? [error('start-condition', id, message('triggers.variable-value-required'))] : [];
  });
}

function unknownZone(id: string): ValidationIssue {
  return error('start-time-zone', id, message('triggers.invalid-time-zone'));
}
