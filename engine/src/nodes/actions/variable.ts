import { message } from '@fanfare/shared/contracts';
import { isVariableName } from '../../params/parseVariable.ts';
import { error } from '../../rules/issue.ts';
import { templateIssues } from '../../rules/templateIssues.ts';
import { setVariable } from '../changeContact.ts';
import { type NodeKind, plainTraits } from '../NodeKind.ts';

export const variableKind: NodeKind = {
  ...plainTraits,
  execute(node, context) {
    const { name = '', value = '' } = node.data.variable ?? {};
    if (!isVariableName(name)) return { result: 'failed', detail: message('runs.variable-name-invalid', { name }) };
    return setVariable(name, value, node.id, context);
  },
  issues({ id, data: { variable } }, { variables }) {
    const { name = '', value = '' } = variable ?? {};
    return isVariableName(name)
      ? templateIssues(value, 'text', { nodeId: id, variables })
      : [error('variable-name', id, message('flow-issues.variable-name-rule'))];
  },
  sets: ({ data }) => (data.variable ? [data.variable.name] : []),
};
