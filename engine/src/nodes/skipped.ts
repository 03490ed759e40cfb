import { type FlowNode, message } from '@fanfare/shared/contracts';
import { type NodeKind, plainTraits } from './NodeKind.ts';

/** A disabled node: the run goes past it. */
export const skippedKind: NodeKind = {
  ...plainTraits,
  execute: () => ({ result: 'skipped', detail: message('runs.node-disabled') }),
  issues: () => [],
};

/** A start says what the flow listens to and is no step of a run, so it is never skipped. */
export function isSkipped({ type, data }: FlowNode): boolean {
  return data.disabled === true && type !== 'startNode';
}
