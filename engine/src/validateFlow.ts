import type { FlowGraph, TriggerType } from '@fanfare/shared/contracts';
import { indexFlow } from './graph/indexFlow.ts';
import { kindOf } from './nodes/kindOf.ts';
import { commentPathIssues, startsByComment } from './rules/commentPathIssues.ts';
import { graphIssues } from './rules/graphIssues.ts';
import type { ValidationIssue } from './rules/issue.ts';

/** What the flow cannot know of the world around it; what is left out is not checked. */
export interface FlowWorld {
  /** Flows that can be gone to. */
  flowIds?: ReadonlySet<string>;
  /** What starts the flow, where it is known otherwise than by the flow's own start. */
  trigger?: TriggerType;
}

/**
 * Everything that is wrong with a flow, in the order of its nodes after what concerns the graph as a whole.
 * Errors forbid publishing, never saving.
 */
export function validateFlow(flow: FlowGraph, { flowIds, trigger: outerTrigger }: FlowWorld = {}): ValidationIssue[] {
  const index = indexFlow(flow, kindOf);
  const variables = new Set(flow.nodes.flatMap((node) => kindOf(node).sets?.(node) ?? []));
  const start = flow.nodes.find(({ type }) => type === 'startNode')?.data.start;
  const trigger = outerTrigger ?? start?.trigger ?? null;
  const surroundings = { index, variables, flowIds: flowIds ?? null, trigger, hasStart: start !== undefined };
  const paths = startsByComment(trigger) ? commentPathIssues(index, (node) => kindOf(node).sends === true) : [];
  return [...graphIssues(flow, index), ...paths, ...flow.nodes.flatMap((node) => kindOf(node).issues(node, surroundings))];
}
