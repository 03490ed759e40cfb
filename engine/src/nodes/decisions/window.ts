import { MESSAGING_WINDOW_MS, message, nodeOutputs } from '@fanfare/shared/contracts';
import { error } from '../../rules/issue.ts';
import type { NodeKind } from '../NodeKind.ts';

export const windowKind: NodeKind = {
  outputs: () => nodeOutputs.windowNode,
  waits: () => false,
  execute(_node, { memory: { lastInboundAtMs }, nowMs }) {
    const isOpen = typeof lastInboundAtMs === 'number' && nowMs - lastInboundAtMs < MESSAGING_WINDOW_MS;
    return isOpen
      ? { result: 'open', detail: message('runs.window-open'), output: 'open' }
      : { result: 'closed', detail: message('runs.window-closed'), output: 'closed' };
  },
  issues: ({ id }, { index }) =>
    nodeOutputs.windowNode.every((output) => index.next(id, output).length === 0)
      ? [error('window-unlinked', id, message('flow-issues.window-unlinked'))]
      : [],
};
