import type { FlowGraph, TriggerType } from '@fanfare/shared/contracts';
import { indexFlow } from './graph/indexFlow.ts';
import { kindOf } from './nodes/kindOf.ts';
import { commentPathIssues, startsByComment } from './rules/commentPathIssues.ts';
import { graphIssues } from './rules/graphIssues.ts';
import type { ValidationIssue } from './rules/issue.ts';

/** Facts from outside the flow. If one is absent, it is not checked. */
export interface ValidationContext {
  /** Ids of the existing flows. */
  flowIds?: ReadonlySet<string>;
  /** The trigger, if the flow's own start does not define it. */
  trigger?: TriggerType;
}

/** @returns all issues: first those of the graph, then those of each node. Errors block publishing, but not saving. */
export function validateFlow(flow: FlowGraph, { flowIds, trigger: outerTrigger }: ValidationContext = {}): ValidationIssue[] {
  const index = indexFlow(flow, kindOf);
  const variables = new Set(flow.nodes.flatMap((node) => kindOf(node).sets?.(node) ?? []));
  const start = flow.nodes.find(({ type }) => type === 'startNode')?.data.start;
  const trigger = outerTrigger ?? start?.trigger ?? null;
  const surroundings = { index, variables, flowIds: flowIds ?? null, trigger, hasStart: start !== undefined };
  const paths = startsByComment(trigger) ? commentPathIssues(index, (node) => kindOf(node).sends === true) : [];
  return [...graphIssues(flow, index), ...paths, ...flow.nodes.flatMap((node) => kindOf(node).issues(node, surroundings))];
}
