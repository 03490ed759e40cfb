import type { FlowNode } from '@fanfare/shared/contracts';
import type { NodeTraits } from '../graph/FlowIndex.ts';
import type { FlowSurroundings } from '../rules/FlowSurroundings.ts';
import type { ValidationIssue } from '../rules/issue.ts';
import type { Arrival, NodeMoment, NodeOutcome } from './NodeOutcome.ts';

/** The behaviour of one node type. */
export interface NodeKind extends NodeTraits {
  execute: (node: FlowNode, moment: NodeMoment) => NodeOutcome;
  /** Returns null when the input is not meant for this node; the branch then goes on waiting. */
  receive?: (node: FlowNode, arrival: Arrival, moment: NodeMoment) => NodeOutcome | null;
  issues: (node: FlowNode, surroundings: FlowSurroundings) => ValidationIssue[];
  sends?: true;
  sets?: (node: FlowNode) => readonly string[];
}

export const plainTraits: NodeTraits = { outputs: () => null, waits: () => false };
