import { message } from '@fanfare/shared/contracts';
import type { NodeKind } from './NodeKind.ts';

export const noteKind: NodeKind = {
  outputs: () => [],
  waits: () => false,
  execute: () => ({ result: 'ignored', detail: message('runs.note') }),
  issues: () => [],
};
