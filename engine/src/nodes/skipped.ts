import { message } from '@fanfare/shared/contracts';
import { type NodeKind, plainTraits } from './NodeKind.ts';

/** The branch continues after a disabled node. */
export const skippedKind: NodeKind = {
  ...plainTraits,
  execute: () => ({ result: 'skipped', detail: message('runs.node-disabled') }),
  issues: () => [],
};
