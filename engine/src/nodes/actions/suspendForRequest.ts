import { message, REQUESTS_PER_RUN_MAX } from '@fanfare/shared/contracts';
import { originOf } from '../../requests/checkRequest.ts';
import type { FlowResponse } from '../../requests/FlowResponse.ts';
import type { RequestTemplate, ResponseMapping } from '../../requests/PreparedRequest.ts';
import { scopeOf } from '../../templates/scopeOf.ts';
import { storeVariables } from '../changeContact.ts';
import type { NodeContext, NodeOutcome } from '../NodeOutcome.ts';

/** Suspends the branch until the response. The trace contains the host, but not the content. */
export function suspendForRequest(request: RequestTemplate, nodeId: string, context: NodeContext): NodeOutcome {
  const requestsTotal = (context.memory.requestsTotal ?? 0) + 1;
  if (requestsTotal > REQUESTS_PER_RUN_MAX) {
    return {
      result: 'failed',
      detail: message('runs.too-many-requests', { max: REQUESTS_PER_RUN_MAX }),
    };
  }
  return {
    result: 'requested',
    detail: message('runs.requested', { method: request.method, host: originOf(request.url) ?? '' }),
    command: { kind: 'http_request', stepNo: context.stepNo, nodeId, request: { ...request, scope: scopeOf(context) } },
    change: { requestsTotal },
    suspend: { untilMs: null, awaits: 'response' },
  };
}

export function applyResponse(
  response: FlowResponse,
  mapping: readonly ResponseMapping[],
  nodeId: string,
  context: NodeContext,
): NodeOutcome & { isSuccess: boolean } {
  if ('error' in response)
    return {
      result: 'responded',
      detail: message('runs.request-failed', { error: response.message ?? response.error }),
      isSuccess: false,
    };
  const isSuccess = response.status >= 200 && response.status < 300;
  const read = mapping.map(({ path, variable }) => ({ variable, value: (isSuccess && response.values[path]) || null }));
  const found = read.flatMap(({ variable, value }): [string, string][] => (value === null ? [] : [[variable, value]]));
  const missing = read.filter(({ value }) => value === null).map(({ variable }) => variable);
  return {
    result: 'responded',
    detail: [
      message('runs.request-answered', { status: response.status }),
      ...found.map(([name, value]) => message('runs.variable-set', { name, value })),
      ...(missing.length > 0 ? [message('runs.values-not-in-answer', { names: missing.join(', ') })] : []),
    ],
    ...(found.length > 0 && storeVariables(Object.fromEntries(found), nodeId, context)),
    isSuccess,
  };
}
