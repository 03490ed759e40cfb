import type { FlowNode } from '@fanfare/shared/contracts';
import type { NodeTraits } from '../graph/FlowIndex.ts';
import type { FlowSurroundings } from '../rules/FlowSurroundings.ts';
import type { ValidationIssue } from '../rules/issue.ts';
import type { Arrival, NodeMoment, NodeOutcome } from './NodeOutcome.ts';

/** Everything that is particular to one kind of node. */
export interface NodeKind extends NodeTraits {
  execute: (node: FlowNode, moment: NodeMoment) => NodeOutcome;
  /** What a branch that waits here makes of what has come; null: it is not meant for it, and the branch goes on waiting. */
  receive?: (node: FlowNode, arrival: Arrival, moment: NodeMoment) => NodeOutcome | null;
  issues: (node: FlowNode, surroundings: FlowSurroundings) => ValidationIssue[];
  /** It sends the follower a message. */
  sends?: true;
  /** Names of the variables that it sets. */
  sets?: (node: FlowNode) => readonly string[];
}

/** Left by one output without a name, and never stopping a run. */
export const plainTraits: NodeTraits = { outputs: () => null, waits: () => false };
