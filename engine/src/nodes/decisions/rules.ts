import { type FlowNode, message, nodeOutputs } from '@fanfare/shared/contracts';
import { getRuleFailure } from '../../conditions/getRuleFailure.ts';
import { error } from '../../rules/issue.ts';
import { outputIssues } from '../../rules/outputIssues.ts';
import type { NodeKind } from '../NodeKind.ts';

export const rulesKind: NodeKind = {
  outputs: () => nodeOutputs.rulesNode,
  waits: () => false,
  execute(node, { memory }) {
    const { match = 'all' } = node.data.rules ?? {};
    const reasons = rulesOf(node).map((rule) => getRuleFailure(rule, { ...memory, text: memory.input }));
    const broken = reasons.filter((reason) => reason !== null);
    const isHeld = match === 'all' ? broken.length === 0 : broken.length < reasons.length;
    return isHeld
      ? {
          result: 'true',
          detail: match === 'all' ? message('runs.all-rules-hold') : message('runs.one-rule-holds'),
          output: 'true',
        }
      : { result: 'false', detail: broken.length > 0 ? broken : message('runs.no-rules'), output: 'false' };
  },
  issues(node, { index }) {
    const rules = rulesOf(node);
    const isIncomplete = rules.some((rule) =>
      rule.type === 'variable' ? rule.name.trim() === '' || lacksValue(rule) : rule.value.trim() === '',
    );
    return [
      ...(rules.length === 0 ? [error('no-rules', node.id, message('flow-issues.no-rules'))] : []),
      ...(isIncomplete ? [error('rule-incomplete', node.id, message('flow-issues.rule-incomplete'))] : []),
      ...outputIssues(node.id, index),
    ];
  },
};

type Rules = NonNullable<FlowNode['data']['rules']>['rules'];

function rulesOf({ data }: FlowNode): Rules {
  return data.rules?.rules ?? [];
}

function lacksValue({ operator, value = '' }: Extract<Rules[number], { type: 'variable' }>): boolean {
  return value.trim() === '' && operator !== 'is_set' && operator !== 'is_not_set';
}
