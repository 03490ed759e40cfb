import type { FlowGraph, FlowIssue } from '@fanfare/shared/contracts';
import { indexFlow } from './graph/indexFlow.ts';
import { nodeKinds } from './nodes/nodeKinds.ts';
import { graphIssues } from './rules/graphIssues.ts';

/** What the flow cannot know of the world around it; what is left out is not checked. */
export interface FlowWorld {
  /** Flows that can be gone to. */
  flowIds?: ReadonlySet<string>;
}

/**
 * Everything that is wrong with a flow, in the order of its nodes after what concerns the graph as a whole.
 * Errors forbid publishing, never saving.
 */
export function validateFlow(flow: FlowGraph, { flowIds }: FlowWorld = {}): FlowIssue[] {
  const index = indexFlow(flow, ({ type }) => nodeKinds[type]);
  const variables = new Set(flow.nodes.flatMap((node) => nodeKinds[node.type].sets?.(node) ?? []));
  const surroundings = { index, variables, flowIds: flowIds ?? null };
  return [...graphIssues(flow, index), ...flow.nodes.flatMap((node) => nodeKinds[node.type].issues(node, surroundings))];
}
