import { message } from '@fanfare/shared/contracts';
import type { NodeKind } from '../NodeKind.ts';

/** Asks for a person, and ends the branch: the bot keeps out of the conversation from here on. */
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
