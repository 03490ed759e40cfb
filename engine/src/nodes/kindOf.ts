import type { FlowNode } from '@fanfare/shared/contracts';
import { isSkipped } from '../graph/isSkipped.ts';
import type { NodeKind } from './NodeKind.ts';
import { nodeKinds } from './nodeKinds.ts';
import { skippedKind } from './skipped.ts';

export function kindOf(node: FlowNode): NodeKind {
  return isSkipped(node) ? skippedKind : nodeKinds[node.type];
}
