import { type FlowNode, nodeOutputs } from '@fanfare/shared/contracts';
import { askForRequest, takeResponse } from '../../requests/askForRequest.ts';
import { checkRequest } from '../../requests/checkRequest.ts';
import type { RequestTemplate } from '../../requests/PreparedRequest.ts';
import { requestIssues } from '../../requests/requestIssues.ts';
import { error } from '../../rules/issue.ts';
import type { NodeKind } from '../NodeKind.ts';

export const requestKind: NodeKind = {
  outputs: () => nodeOutputs.requestNode,
  waits: () => false,
  execute(node, moment) {
    const request = requestOf(node);
    const problem = checkRequest(request);
    return problem === null ? askForRequest(request, node.id, moment) : { result: 'failed', detail: problem };
  },
  receive(node, arrival, moment) {
    if (arrival.kind !== 'response') return null;
    const outcome = takeResponse(arrival.response, requestOf(node).mapping, node.id, moment);
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
