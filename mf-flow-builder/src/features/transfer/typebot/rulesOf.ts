import type { FlowNodeData, VariableOperator } from '@fanfare/shared/contracts';
import { transferCopy } from '../../../copy/files/transfer.ts';
import { isRecord, recordsIn, textIn } from '../isRecord.ts';
import type { ConversionContext } from './ConversionContext.ts';
import { withTemplates } from './typebotText.ts';

const operators: Readonly<Record<string, VariableOperator>> = {
  'Equal to': 'equals',
  'Not equal': 'not_equals',
  Contains: 'contains',
  'Greater than': 'greater_than',
  'Less than': 'less_than',
  'Is set': 'is_set',
  'Is empty': 'is_not_set',
};

/** Skips and reports comparisons without a counterpart. */
export function rulesOf(
  { content }: Record<string, unknown>,
  { variables, report, group }: Pick<ConversionContext, 'variables' | 'report' | 'group'>,
): NonNullable<FlowNodeData['rules']> {
  const { logicalOperator, comparisons } = isRecord(content) ? content : {};
  return {
    match: logicalOperator === 'OR' ? 'any' : 'all',
    rules: recordsIn(comparisons).flatMap(({ variableId, comparisonOperator, value }) => {
      const name = variables.get(textIn(variableId));
      const operator = operators[textIn(comparisonOperator)];
      if (name !== undefined && operator)
        return [{ type: 'variable' as const, operator, name, value: withTemplates(textIn(value)) }];
      report({ kind: 'notCarried', text: transferCopy.typebot.condition(group) });
      return [];
    }),
  };
}
