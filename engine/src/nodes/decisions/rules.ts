import { type FlowNode, nodeOutputs, sentence } from '@fanfare/shared/contracts';
import { whyNotHeld } from '../../conditions/whyNotHeld.ts';
import { error } from '../../rules/issue.ts';
import { outputIssues } from '../../rules/outputIssues.ts';
import type { NodeKind } from '../NodeKind.ts';

/** Tests text, tags and variables by several rules, of which all must hold or any one. */
export const rulesKind: NodeKind = {
  outputs: () => nodeOutputs.rulesNode,
  waits: () => false,
  execute(node, { memory }) {
    const { match = 'all' } = node.data.rules ?? {};
    const reasons = rulesOf(node).map((rule) => whyNotHeld(rule, { ...memory, text: memory.input }));
    const broken = reasons.filter((reason) => reason !== null);
    const isHeld = match === 'all' ? broken.length === 0 : broken.length < reasons.length;
    return isHeld
      ? {
          result: 'true',
          detail: match === 'all' ? sentence('All rules hold.') : sentence('One of the rules holds.'),
          output: 'true',
        }
      : { result: 'false', detail: broken.join(' ') || sentence('There is no rule that could hold.'), output: 'false' };
  },
  issues(node, { index }) {
    const rules = rulesOf(node);
    const isIncomplete = rules.some((rule) =>
      rule.type === 'variable' ? rule.name.trim() === '' || lacksValue(rule) : rule.value.trim() === '',
    );
    return [
      ...(rules.length === 0 ? [error('no-rules', node.id, sentence('There is no rule. Add one.'))] : []),
      ...(isIncomplete ? [error('rule-incomplete', node.id, sentence('A rule is incomplete. Write what to compare with.'))] : []),
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
