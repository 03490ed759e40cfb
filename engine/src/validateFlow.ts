import type { FlowGraph, FlowIssue, FlowNode, NodeType } from '@fanfare/shared/contracts';
import { actionIssues } from './rules/actionIssues.ts';
import { conditionIssues } from './rules/conditionIssues.ts';
import { type FlowSurroundings, surroundingsOf } from './rules/FlowSurroundings.ts';
import { graphIssues } from './rules/graphIssues.ts';
import { messageIssues } from './rules/messageIssues.ts';

/**
 * Everything that is wrong with a flow, in the order of its nodes after what concerns the graph as a whole.
 * Errors forbid publishing, never saving.
 */
export function validateFlow(flow: FlowGraph): FlowIssue[] {
  const surroundings = surroundingsOf(flow);
  return [...graphIssues(flow, surroundings.index), ...flow.nodes.flatMap((node) => issuesByType[node.type](node, surroundings))];
}

const issuesByType: Record<NodeType, (node: FlowNode, surroundings: FlowSurroundings) => FlowIssue[]> = {
  messageNode: messageIssues,
  conditionNode: conditionIssues,
  actionNode: actionIssues,
};
