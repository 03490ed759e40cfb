import { message } from '@fanfare/shared/contracts';
import { type NodeKind, plainTraits } from './NodeKind.ts';

/** A disabled node passes the run on. */
export const skippedKind: NodeKind = {
  ...plainTraits,
  execute: () => ({ result: 'skipped', detail: message('runs.node-disabled') }),
  issues: () => [],
};
