import { type ActionType, type FlowNode, VARIABLE_VALUE_MAX_LENGTH } from '@fanfare/shared/contracts';
import { parseHttpRequest } from '../params/parseHttpRequest.ts';
import { parseTag } from '../params/parseTag.ts';
import { parseVariable } from '../params/parseVariable.ts';
import { parseWait } from '../params/parseWait.ts';
import { renderTemplate } from '../templates/renderTemplate.ts';
import { scopeOf } from '../templates/scopeOf.ts';
import { missingText } from './missingText.ts';
import type { NodeMoment, NodeOutcome } from './NodeOutcome.ts';

type ExecuteAction = (params: string, nodeId: string, moment: NodeMoment) => NodeOutcome;

const executors: Record<ActionType, ExecuteAction> = {
  send_api: (params, nodeId, { stepNo }) => {
    const parsed = parseHttpRequest(params);
    if (!parsed.ok) return failed(parsed.error);
    const request = parsed.value;
    return {
      result: 'requested',
      detail: `Requests ${request.method} ${request.url}.`,
      command: { kind: 'http_request', stepNo, nodeId, request },
    };
  },
  add_tag: (params, nodeId, { memory, stepNo }) => {
    const parsed = parseTag(params);
    if (!parsed.ok) return failed(parsed.error);
    const tag = parsed.value;
    return {
      result: 'tag_added',
      detail: `Adds the tag "${tag}".`,
      command: { kind: 'add_tag', stepNo, nodeId, tag },
      change: { tags: memory.tags.includes(tag) ? memory.tags : [...memory.tags, tag] },
    };
  },
  remove_tag: (params, nodeId, { memory, stepNo }) => {
    const parsed = parseTag(params);
    if (!parsed.ok) return failed(parsed.error);
    const tag = parsed.value;
    return {
      result: 'tag_removed',
      detail: `Removes the tag "${tag}".`,
      command: { kind: 'remove_tag', stepNo, nodeId, tag },
      change: { tags: memory.tags.filter((other) => other !== tag) },
    };
  },
  set_variable: (params, nodeId, moment) => {
    const parsed = parseVariable(params);
    if (!parsed.ok) return failed(parsed.error);
    const { memory, stepNo } = moment;
    const { name } = parsed.value;
    const rendered = renderTemplate(parsed.value.value, 'text', scopeOf(moment));
    if (!rendered.ok) return failed(rendered.error);
    const { missing } = rendered.value;
    const value = rendered.value.text.slice(0, VARIABLE_VALUE_MAX_LENGTH);
    return {
      result: 'variable_set',
      detail: `Sets ${name} to "${value}".${missingText(missing)}`,
      command: { kind: 'set_variable', stepNo, nodeId, name, value },
      change: { variables: { ...memory.variables, [name]: value } },
    };
  },
  wait: (params, nodeId, { stepNo, nowMs }) => {
    const parsed = parseWait(params);
    if (!parsed.ok) return failed(parsed.error);
    const untilMs = nowMs + parsed.value;
    return {
      result: 'waiting',
      detail: `Waits until ${new Date(untilMs).toISOString()}.`,
      command: { kind: 'wait', stepNo, nodeId, untilMs },
      parkUntilMs: untilMs,
    };
  },
};

/** An action that this version does not know does nothing, so that a flow from a newer version still loads and runs. */
export function executeAction(node: FlowNode, moment: NodeMoment): NodeOutcome {
  const action = node.data.action ?? '';
  if (!isActionType(action))
    return { result: 'custom_action', detail: `Custom Action "${action}" is not known and does nothing.` };
  return executors[action](node.data.actionParams ?? '', node.id, moment);
}

export function isActionType(action: string): action is ActionType {
  return Object.hasOwn(executors, action);
}

function failed(error: string): NodeOutcome {
  return { result: 'failed', detail: error };
}
