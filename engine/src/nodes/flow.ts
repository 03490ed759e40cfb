import { FLOW_HOPS_MAX, message } from '@fanfare/shared/contracts';
import { error } from '../rules/issue.ts';
import type { NodeKind } from './NodeKind.ts';

/** Starts another flow with the same text and ends the branch. */
export const flowKind: NodeKind = {
  outputs: () => [],
  waits: () => false,
  execute({ id, data }, { memory, stepNo }) {
    const flowId = data.flow?.flowId ?? '';
    const hops = (memory.hops ?? 0) + 1;
    if (flowId === '') return { result: 'failed', detail: message('runs.no-flow-chosen') };
    if (hops > FLOW_HOPS_MAX) return { result: 'failed', detail: message('runs.too-many-flows', { max: FLOW_HOPS_MAX }) };
    const command = { kind: 'start_flow', stepNo, nodeId: id, flowId, hops } as const;
    return { result: 'flow_started', detail: message('runs.flow-started'), command };
  },
  issues({ id, data }, { flowIds }) {
    const flowId = data.flow?.flowId ?? '';
    if (flowId === '') return [error('flow-empty', id, message('flow-issues.no-flow-chosen'))];
    if (!flowIds || flowIds.has(flowId)) return [];
    return [error('flow-gone', id, message('flow-issues.target-flow-gone'))];
  },
};
