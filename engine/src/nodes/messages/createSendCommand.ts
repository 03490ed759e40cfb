import type { OutgoingMessage } from '@fanfare/shared/contracts';
import type { NodeContext, NodeOutcome } from '../NodeOutcome.ts';

export function createSendCommand(
  node: { id: string; data: { typing?: number } },
  { stepNo }: NodeContext,
  message: OutgoingMessage,
): NonNullable<NodeOutcome['command']> {
  const { typing = 0 } = node.data;
  return { kind: 'send_message', stepNo, nodeId: node.id, message, ...(typing > 0 && { typingMs: typing * 1_000 }) };
}
