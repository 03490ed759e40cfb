import { FLOW_HOPS_MAX, sentence } from '@fanfare/shared/contracts';
import { error } from '../rules/issue.ts';
import type { NodeKind } from './NodeKind.ts';

/** Goes to another flow, which starts with the same text; the branch ends here. */
export const flowKind: NodeKind = {
  outputs: () => [],
  waits: () => false,
  execute({ id, data }, { memory, stepNo }) {
    const flowId = data.flow?.flowId ?? '';
    const hops = (memory.hops ?? 0) + 1;
    if (flowId === '') return { result: 'failed', detail: sentence('No flow was chosen to go to.') };
    if (hops > FLOW_HOPS_MAX)
      return { result: 'failed', detail: sentence('More than {max} flows lead from one to the next.', { max: FLOW_HOPS_MAX }) };
    const command = { kind: 'start_flow', stepNo, nodeId: id, flowId, hops } as const;
    return { result: 'flow_started', detail: sentence('Goes to another flow.'), command };
  },
  issues({ id, data }, { flowIds }) {
    const flowId = data.flow?.flowId ?? '';
    if (flowId === '') return [error('flow-empty', id, sentence('No flow is chosen. Choose the one to go to.'))];
    if (!flowIds || flowIds.has(flowId)) return [];
    return [error('flow-gone', id, sentence('The flow to go to does not exist or is not published. Choose another one.'))];
  },
};
