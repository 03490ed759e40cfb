import { type ActionType, type FlowNode, message } from '@fanfare/shared/contracts';
import type { Parsed } from '../params/Parsed.ts';
import { parseTag } from '../params/parseTag.ts';
import { parseVariable } from '../params/parseVariable.ts';
import { parseWait } from '../params/parseWait.ts';
import { parseRequestParams } from '../requests/parseRequestParams.ts';
import type { FlowContext } from './FlowContext.ts';
import { isActionType } from './isActionType.ts';
import { error, type ValidationIssue, warning } from './issue.ts';
import { requestIssues } from './requestIssues.ts';
import { type TemplateContext, templateIssues } from './templateIssues.ts';

type CheckParams = (params: string, around: TemplateContext) => ValidationIssue[];

export function actionIssues(node: FlowNode, { variables }: FlowContext): ValidationIssue[] {
  const action = node.data.action ?? '';
  if (!isActionType(action)) {
    return [warning('custom-action', node.id, message('flow-issues.unknown-action'))];
  }
  return checks[action](node.data.actionParams ?? '', { nodeId: node.id, variables });
}

const checks: Record<ActionType, CheckParams> = {
  send_api: (params, around) => readable(parseRequestParams(params), around, (request) => requestIssues(request, around)),
  add_tag: (params, around) => readable(parseTag(params), around),
  remove_tag: (params, around) => readable(parseTag(params), around),
  set_variable: (params, around) => readable(parseVariable(params), around, ({ value }) => templateIssues(value, 'text', around)),
  wait: (params, around) => readable(parseWait(params), around),
};

function readable<T>(
  parsed: Parsed<T>,
  { nodeId }: TemplateContext,
  look: (value: T) => ValidationIssue[] = () => [],
): ValidationIssue[] {
  return parsed.ok ? look(parsed.value) : [error('action-params', nodeId, parsed.error)];
}
