import type { FlowIssue, FlowNode } from '@fanfare/shared/contracts';
import { isActionType } from '../nodes/action.ts';
import type { Parsed } from '../params/Parsed.ts';
import { parseTag } from '../params/parseTag.ts';
import { parseVariable } from '../params/parseVariable.ts';
import { parseWait } from '../params/parseWait.ts';
import type { FlowSurroundings } from './FlowSurroundings.ts';
import { error, warning } from './issue.ts';
import { type TemplateSurroundings, templateIssues } from './templateIssues.ts';

export function actionIssues(node: FlowNode, { variables }: FlowSurroundings): FlowIssue[] {
  const action = node.data.action ?? '';
  if (!isActionType(action)) {
    return [warning('custom-action', node.id, 'This action is not known and does nothing. Choose one from the list.')];
  }
  if (action === 'send_api') {
    return [
      error(
        'send-api-unavailable',
        node.id,
        'Sending API requests is not available yet. Choose another action or delete this node.',
      ),
    ];
  }
  const params = node.data.actionParams ?? '';
  const parsed = readers[action](params);
  if (!parsed.ok) return [error('action-params', node.id, parsed.error)];
  return action === 'set_variable' ? valueIssues(params, { nodeId: node.id, variables }) : [];
}

function valueIssues(params: string, surroundings: TemplateSurroundings): FlowIssue[] {
  const parsed = parseVariable(params);
  return parsed.ok ? templateIssues(parsed.value.value, 'text', surroundings) : [];
}

const readers: Record<'add_tag' | 'remove_tag' | 'set_variable' | 'wait', (params: string) => Parsed<unknown>> = {
  add_tag: parseTag,
  remove_tag: parseTag,
  set_variable: parseVariable,
  wait: parseWait,
};
