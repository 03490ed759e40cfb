import type { FlowNode } from '@fanfare/shared/contracts';
import type { NodeTraits } from '../graph/FlowIndex.ts';
import type { FlowContext } from '../rules/FlowContext.ts';
import type { ValidationIssue } from '../rules/issue.ts';
import type { NodeContext, NodeInput, NodeOutcome } from './NodeOutcome.ts';

/** The behaviour of one node type. */
export interface NodeKind extends NodeTraits {
  execute: (node: FlowNode, context: NodeContext) => NodeOutcome;
  /** Returns null if the input is not meant for this node; the branch then keeps waiting. */
  receive?: (node: FlowNode, input: NodeInput, context: NodeContext) => NodeOutcome | null;
  issues: (node: FlowNode, surroundings: FlowContext) => ValidationIssue[];
  sends?: true;
  sets?: (node: FlowNode) => readonly string[];
}

export const plainTraits: NodeTraits = { outputs: () => null, waits: () => false };
