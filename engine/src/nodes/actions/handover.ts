import { message } from '@fanfare/shared/contracts';
import type { NodeKind } from '../NodeKind.ts';

/** Ends the branch and pauses the bot in this conversation. */
export const handoverKind: NodeKind = {
  outputs: () => [],
  waits: () => false,
  execute: ({ id }, { stepNo }) => ({
    result: 'handed_over',
    detail: message('runs.handed-over'),
    command: { kind: 'hand_over', stepNo, nodeId: id },
  }),
  issues: () => [],
};
