import { message } from '@fanfare/shared/contracts';
import type { NodeKind } from './NodeKind.ts';

/** A text for the people who edit the flow; no run ever comes to it. */
export const noteKind: NodeKind = {
  outputs: () => [],
  waits: () => false,
  execute: () => ({ result: 'ignored', detail: message('runs.note') }),
  issues: () => [],
};
