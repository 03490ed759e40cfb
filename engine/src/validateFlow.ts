import type { FlowGraph, FlowIssue, FlowNode, NodeType } from '@fanfare/shared/contracts';
import { type FlowIndex, indexFlow } from './graph/indexFlow.ts';
import { actionIssues } from './rules/actionIssues.ts';
import { conditionIssues } from './rules/conditionIssues.ts';
import { graphIssues } from './rules/graphIssues.ts';
import { messageIssues } from './rules/messageIssues.ts';

/**
 * Everything that is wrong with a flow, in the order of its nodes after what concerns the graph as a whole.
 * Errors forbid publishing, never saving.
 */
export function validateFlow(flow: FlowGraph): FlowIssue[] {
  const index = indexFlow(flow);
  return [...graphIssues(flow, index), ...flow.nodes.flatMap((node) => issuesByType[node.type](node, index))];
}

const issuesByType: Record<NodeType, (node: FlowNode, index: FlowIndex) => FlowIssue[]> = {
  messageNode: messageIssues,
  conditionNode: conditionIssues,
  actionNode: actionIssues,
};
