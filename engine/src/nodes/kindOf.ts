import type { FlowNode } from '@fanfare/shared/contracts';
import type { NodeKind } from './NodeKind.ts';
import { nodeKinds } from './nodeKinds.ts';
import { isSkipped, skippedKind } from './skipped.ts';

export function kindOf(node: FlowNode): NodeKind {
  return isSkipped(node) ? skippedKind : nodeKinds[node.type];
}
