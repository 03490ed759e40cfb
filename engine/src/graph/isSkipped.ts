import type { FlowNode } from '@fanfare/shared/contracts';

/** A start node only defines the trigger, so it is never skipped. */
export function isSkipped({ type, data }: FlowNode): boolean {
  return data.disabled === true && type !== 'startNode';
}
