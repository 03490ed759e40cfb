import { type FlowNode, message } from '@fanfare/shared/contracts';
import { type NodeKind, plainTraits } from './NodeKind.ts';

/** The branch continues after a disabled node. */
export const skippedKind: NodeKind = {
  ...plainTraits,
  execute: () => ({ result: 'skipped', detail: message('runs.node-disabled') }),
  issues: () => [],
};

/** A start node defines the trigger and is not a step, so it is never skipped. */
export function isSkipped({ type, data }: FlowNode): boolean {
  return data.disabled === true && type !== 'startNode';
}
