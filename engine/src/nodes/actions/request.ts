import { type FlowNode, nodeOutputs } from '@fanfare/shared/contracts';
import { checkRequest } from '../../requests/checkRequest.ts';
import type { RequestTemplate } from '../../requests/PreparedRequest.ts';
import { error } from '../../rules/issue.ts';
import { requestIssues } from '../../rules/requestIssues.ts';
import type { NodeKind } from '../NodeKind.ts';
import { applyResponse, suspendForRequest } from './suspendForRequest.ts';

export const requestKind: NodeKind = {
  outputs: () => nodeOutputs.requestNode,
  waits: () => false,
  execute(node, context) {
    const request = requestOf(node);
    const problem = checkRequest(request);
    return problem === null ? suspendForRequest(request, node.id, context) : { result: 'failed', detail: problem };
  },
  receive(node, input, context) {
    if (input.kind !== 'response') return null;
    const outcome = applyResponse(input.response, requestOf(node).mapping, node.id, context);
    return { ...outcome, output: outcome.isSuccess ? 'success' : 'failure' };
  },
  issues(node, { variables }) {
    const request = requestOf(node);
    const problem = checkRequest(request);
    return problem === null ? requestIssues(request, { nodeId: node.id, variables }) : [error('request', node.id, problem)];
  },
  sets: (node) => requestOf(node).mapping.map(({ variable }) => variable),
};

function requestOf({ data }: FlowNode): RequestTemplate {
  const { method = 'GET', url = '', headers = [], body = '', mapping = [] } = data.request ?? {};
  return { method, url: url.trim(), headers, body: body.trim() === '' ? null : { text: body }, mapping };
}
