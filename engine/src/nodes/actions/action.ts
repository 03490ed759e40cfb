import { type ActionType, type FlowNode, message } from '@fanfare/shared/contracts';
import type { Parsed } from '../../params/Parsed.ts';
import { parseTag } from '../../params/parseTag.ts';
import { parseVariable } from '../../params/parseVariable.ts';
import { parseWait } from '../../params/parseWait.ts';
import { parseRequestParams } from '../../requests/parseRequestParams.ts';
import { actionIssues } from '../../rules/actionIssues.ts';
import { isActionType } from '../../rules/isActionType.ts';
import { changeTag, setVariable } from '../changeContact.ts';
import type { NodeKind } from '../NodeKind.ts';
import type { NodeContext, NodeOutcome } from '../NodeOutcome.ts';
import { applyResponse, suspendForRequest } from './suspendForRequest.ts';

type ExecuteAction = (params: string, nodeId: string, context: NodeContext) => NodeOutcome;

const executors: Record<ActionType, ExecuteAction> = {
  send_api: (params, nodeId, context) =>
    withParsed(parseRequestParams(params), (request) => suspendForRequest(request, nodeId, context)),
  add_tag: (params, nodeId, context) => withParsed(parseTag(params), (tag) => changeTag('add', tag, nodeId, context)),
  remove_tag: (params, nodeId, context) => withParsed(parseTag(params), (tag) => changeTag('remove', tag, nodeId, context)),
  set_variable: (params, nodeId, context) =>
    withParsed(parseVariable(params), ({ name, value }) => setVariable(name, value, nodeId, context)),
  wait: (params, nodeId, { stepNo, nowMs }) =>
    withParsed(parseWait(params), (ms) => ({
      result: 'waiting',
      detail: message('runs.waits-until', { time: { time: new Date(nowMs + ms).toISOString() } }),
      command: { kind: 'wait', stepNo, nodeId, untilMs: nowMs + ms },
      suspend: { untilMs: nowMs + ms },
    })),
};

/** Unknown actions do nothing, so that flows from newer versions still load and run. */
export const actionKind: NodeKind = {
  outputs: () => null,
  waits: ({ data }) => data.action === 'wait',
  execute(node, context) {
    const action = node.data.action ?? '';
    if (!isActionType(action)) return { result: 'custom_action', detail: message('runs.unknown-action', { action }) };
    return executors[action](node.data.actionParams ?? '', node.id, context);
  },
  receive(node, input, context) {
    if (input.kind !== 'response') return null;
    return withParsed(requestOf(node), ({ mapping }) => applyResponse(input.response, mapping, node.id, context));
  },
  issues: actionIssues,
  sets(node) {
    const params = node.data.actionParams ?? '';
    if (node.data.action === 'set_variable') return namesIn(parseVariable(params), ({ name }) => [name]);
    if (node.data.action !== 'send_api') return [];
    return namesIn(requestOf(node), ({ mapping }) => mapping.map(({ variable }) => variable));
  },
};

function requestOf(node: FlowNode) {
  return parseRequestParams(node.data.actionParams ?? '');
}

function withParsed<T>(parsed: Parsed<T>, execute: (value: T) => NodeOutcome): NodeOutcome {
  return parsed.ok ? execute(parsed.value) : { result: 'failed', detail: parsed.error };
}

function namesIn<T>(parsed: Parsed<T>, names: (value: T) => string[]): string[] {
  return parsed.ok ? names(parsed.value) : [];
}
