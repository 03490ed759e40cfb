import { type FlowIssue, type FlowStart, sentence } from '@fanfare/shared/contracts';
import { error } from '../rules/issue.ts';
import { isTimeZone } from '../time/zonedTime.ts';
import { type NodeKind, plainTraits } from './NodeKind.ts';

/** Where a run begins, and what begins it. */
export const startKind: NodeKind = {
  ...plainTraits,
  execute: () => ({ result: 'started', detail: sentence('The run begins.') }),
  issues({ id, data: { start } }, { index }) {
    const startIds = [...index.nodes.values()].filter(({ type }) => type === 'startNode').map((node) => node.id);
    if (startIds.length > 1 && startIds[0] !== id)
      return [error('second-start', id, sentence('A flow has one start. Delete this one.'))];
    return start ? [...triggerIssues(id, start), ...conditionIssues(id, start)] : [];
  },
};

function triggerIssues(id: string, { trigger, keyword = '', keywords = [], schedule, conditions = [] }: FlowStart): FlowIssue[] {
  if (trigger === 'keyword_detected') {
    const hasKeyword =
      [keyword, ...keywords].some((word) => word.trim() !== '') || conditions.some(({ type }) => type === 'keyword');
    return hasKeyword
      ? []
      : [error('start-keyword', id, sentence('This start has no keyword. Write the word that starts the flow.'))];
  }
  if (trigger !== 'time_based') return [];
  if (!schedule) return [error('start-schedule', id, sentence('This start has no time. Set the days and the time.'))];
  return isTimeZone(schedule.timeZone) ? [] : [unknownZone(id)];
}

function conditionIssues(id: string, { conditions = [] }: FlowStart): FlowIssue[] {
  return conditions.flatMap((condition): FlowIssue[] => {
    if (condition.type === 'time') return isTimeZone(condition.timeZone) ? [] : [unknownZone(id)];
    if (condition.type !== 'variable' || condition.value !== undefined) return [];
    const needsValue = condition.operator !== 'is_set' && condition.operator !== 'is_not_set';
    return needsValue ? [error('start-condition', id, sentence('This comparison of a variable needs a value.'))] : [];
  });
}

function unknownZone(id: string): FlowIssue {
  return error('start-time-zone', id, sentence('timeZone must be a name like Europe/Oslo.'));
}
